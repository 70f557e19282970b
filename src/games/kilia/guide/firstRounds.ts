/**
 * The three guided rounds: a Warehouse card and a building; a merchant and the starting contract; a University card
 * and an ability. This covers all four uses of a card. Each step checks that the position fits, so the learner can
 * deviate at any time.
 */
import { all, CONFIRM, control, inPhase, isMine } from '../../../game-api/guideSteps';
import type { GuideLesson } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import { content } from '../content/index';
import type { ContractId, Zone } from '../content/terms';
import type { G } from '../rules/state/state';
import {
  asking,
  atTurnStart,
  cardIn,
  firstLegal,
  inRound,
  inStep,
  inTurn,
  isOf,
  me,
  quoting,
  thisMove,
  type When,
} from './moment';

const unpressed = (id: string) => `${control(id)}:not([aria-pressed="true"])`;
/** Selects a card of a zone in the row, with this condition. */
const cardOf = (zone: Zone, condition: string) => {
  const cards = content.actionCards.filter((card) => card.zone === zone);
  return `.columns :is(${cards.map(({ id }) => `[data-card="${id}"]`).join(', ')})${condition}`;
};
const AS_MERCHANT = control('as-merchant');
/** The main button while it places a merchant. */
const PLACE = `.table:not(:has(${AS_MERCHANT})) ${CONFIRM}`;
/** Selects the main button while it plays this move. */
const mainButton = (move: string) => `.primary-slot[data-move="${move}"] ${CONFIRM}`;

const { numbers, setup, slots, achievements } = content;
const MOST_CARDS = itemAt(content.zones, 0).maxCards;
const [FIRST_COST] = itemAt(content.zones, 0).cost;
const STARTING_CONTRACT: ContractId = 'c01';
const SALT = content.contracts.find(({ id }) => id === STARTING_CONTRACT)?.cost.salt ?? 0;

const nothingTaken: When = ({ G }) => !G.turn.cardTaken;

export const firstRounds: readonly GuideLesson<G>[] = [
  {
    id: 'welcome',
    when: all(inRound(1), atTurnStart),
    title: { en: 'Welcome to Kiel', ja: 'キールへようこそ' },
    text: {
      en: 'It is 1784, and a canal joins two seas. You are a shipowner, and whoever has the most points at the end wins (R10.5). This guide takes you through three rounds. You’re free to play something else at any time.',
      ja: '1784年、運河が二つの海を結びました。あなたは船主です。終了時に最も得点の多い人が勝ちます（R10.5）。最初の3ラウンドを順に案内しますが、いつでも別のことをして構いません。',
    },
    press: [],
    asks: null,
  },
  {
    id: 'wheels',
    when: all(inRound(1), atTurnStart),
    title: { en: 'How you score', ja: '得点になるもの' },
    text: {
      en: `Each of the ${achievements.length} wheels names a goal, such as ${MOST_CARDS} cards in a zone. When you reach it, you place a chip there, and who comes first scores most (R10.1). With two players the crossed-out value is left out (R1.8). Your board has four zones for cards; each card in your own one, the Castle, scores ${numbers.ownZonePoints} points (R10.2). Contracts score too (R10.3). After somebody’s ${setup.chips}th chip, one last round follows (R2.2).`,
      ja: `${achievements.length}つのホイールには、1ゾーンにカード${MOST_CARDS}枚などの目標があります。達成するとチップを置き、早い人ほど得点が高くなります（R10.1）。2人のときは×印の値を使いません（R1.8）。個人ボードにはカードを置くゾーンが4つあり、自分のゾーン「城」のカードは1枚${numbers.ownZonePoints}点です（R10.2）。契約も得点です（R10.3）。誰かが${setup.chips}枚目のチップを置くと、次が最終ラウンドです（R2.2）。`,
    },
    press: ['.wheels', control('tab-wheels'), '.supply'],
    asks: null,
  },
  {
    id: 'row',
    when: all(inRound(1), atTurnStart),
    title: { en: 'Two rows, five columns', ja: '上下2段、5列' },
    text: {
      en: 'Contracts {{.columns .contract|.columns .plate}}, cards {{.columns .acard|.columns .plate}}, and between them what a column costs: with enough keys it is free, otherwise you pay its price in coins (R3.3). You have one key (R3.4), so only the first column is free.',
      ja: '{{.columns .contract|.columns .plate}}に契約、{{.columns .acard|.columns .plate}}にアクションカード、その間に各列の必要な鍵と値段があります。鍵が足りれば無料、足りなければコインを払います（R3.3）。鍵は1つなので（R3.4）、無料なのは左端だけです。',
    },
    press: ['.plate', '.column-tab'],
    asks: null,
  },
  asking({
    id: 'expand',
    when: all(inRound(1), atTurnStart, (moment) => {
      const card = cardIn(moment, 0);
      return card !== null && isOf(moment, card, 'warehouse');
    }),
    title: { en: 'The first of a card’s four uses: expand', ja: '使い方1：拡張' },
    text: {
      en: `Press the first card, the Warehouse. To expand a zone, you put the card there: the 1st one costs ${FIRST_COST} of its good (R4.2): your wheat. The blue button shows the payment; press it.`,
      ja: `左端の「倉庫」のカードを押してください。ゾーンの1枚目はその商品${FIRST_COST}個（R4.2）、ここでは小麦です。支払いは青いボタンに用意されています。そのまま押してください。`,
    },
    press: [unpressed('card-1'), CONFIRM],
    asks: (moment) => firstLegal(moment, 'expand', ({ card }) => card === cardIn(moment, 0)),
  }),
  asking({
    id: 'build',
    when: inStep('building'),
    title: { en: 'Second use: a building', ja: '使い方2：倉庫を建てる' },
    text: {
      en: `The Warehouse lets you take one more card and build it on the canal (R4.8). Press the card in column 2, which costs ${itemAt(slots, 1).price} coins, and the blue button: the lit window shows what the ship will gain there.`,
      ja: `倉庫を拡張すると、カードをもう1枚取って運河に建てられます（R4.8）。2列目のカード（${itemAt(slots, 1).price}コイン）を押し、青いボタンで建てましょう。光っている窓のものを、船が通るたびに得ます。`,
    },
    press: [`${control('card-2')}.card-target:not([aria-pressed="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'buildWarehouse'),
  }),
  {
    id: 'voyage',
    when: all(inRound(2), atTurnStart),
    title: { en: 'The council has met', ja: '評議会が開かれた' },
    text: {
      en: 'After everyone’s turn each ship sails once and gains what the lit window of every building shows (R9.3): your salt and a coin. Then it turns around, and next time the mirrored windows count.',
      ja: '全員の手番が終わると船が航行し、各倉庫の光っている窓のものを得ます（R9.3）。塩とコインが入りました。船は向きを変え、次は左右逆の窓が光ります。',
    },
    press: ['.frieze'],
    asks: null,
  },
  asking({
    id: 'merchant',
    when: all(inRound(2), atTurnStart, nothingTaken),
    title: { en: 'Third use: a merchant', ja: '使い方3：商人' },
    text: quoting({
      en: (label) =>
        `Any card can go face down into your market, where it supplies the good of its colour (R5.4). Press the first card, then ${label('action.merchant')} if that button is there, and the blue button. The first merchant in the bottom-right space gains you a good of your choice (R5.2).`,
      ja: (label) =>
        `どのカードも裏向きで市場に置けます（R5.4）。左端のカードを押し、拡張もできる場合は「${label('action.merchant')}」を押してから青いボタンを。右下に最初に置くと好きな商品を1個得ます（R5.2）。`,
    }),
    press: [unpressed('card-1'), AS_MERCHANT, PLACE],
    asks: (moment) =>
      firstLegal(moment, 'placeMerchant', ({ card, space }) => card === cardIn(moment, 0) && space === 'b3'),
  }),
  asking({
    id: 'any-good',
    when: inStep('good'),
    title: { en: 'A good of your choice', ja: '好きな商品' },
    text: {
      en: `Take salt: your starting contract asks for ${SALT}. From now on this merchant can supply 1 good towards a payment each turn, for ${numbers.activationPrice} coin (R5.5).`,
      ja: `塩を選びましょう。開始契約に${SALT}個必要です。この商人はこれから、手番ごとに${numbers.activationPrice}コインで支払いに商品を1個届けます（R5.5）。`,
    },
    press: [CONFIRM],
    asks: thisMove('chooseGood', 'salt'),
  }),
  asking({
    id: 'fulfil',
    when: all(inRound(1, 3), inTurn, (moment) => me(moment).contracts.includes(STARTING_CONTRACT)),
    title: { en: 'Fulfil your contract', ja: '契約を履行する' },
    text: quoting({
      en: (label) =>
        `Before or after your action you may fulfil contracts (R3.7): pay the upper half, gain the lower half at once (R6.1). Press ${label('action.contractNone')}, then the blue ${label('action.fulfil')} button.`,
      ja: (label) =>
        `アクションの前後に契約を履行できます（R3.7）。上半分を支払い、すぐに下半分を得ます（R6.1）。「${label('action.contractNone')}」を押し、次に青い「${label('action.fulfil')}」を押してください。`,
    }),
    press: [mainButton('fulfilContract'), `${control('move-fulfilContract')}:not([aria-disabled="true"])`],
    asks: (moment) => firstLegal(moment, 'fulfilContract', ({ contract }) => contract === STARTING_CONTRACT),
  }),
  asking({
    id: 'contract',
    when: inStep('contract'),
    title: { en: 'A new contract', ja: '新しい契約' },
    text: {
      en: `Take one from the upper row; the same keys and prices apply (R3.3). The first one is free. Every ${numbers.contractsPerChip} contracts you fulfil earn a chip (R8.7).`,
      ja: `上の段から1枚取ります。鍵と値段は同じです（R3.3）。左端は無料です。契約を${numbers.contractsPerChip}つ履行するごとにチップを置けます（R8.7）。`,
    },
    press: [`${control('contract-1')}.card-target:not([aria-pressed="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'takeContract'),
  }),
  asking({
    id: 'university',
    when: all(inRound(3), atTurnStart, nothingTaken),
    title: { en: 'Expand the University', ja: '大学を拡張する' },
    text: quoting({
      en: (label) =>
        `Press a University card in a column you can afford, then the blue button: it costs ${FIRST_COST} brick, or a substitute, such as a brick from a merchant (R4.3). ${label('hint.otherwise')} shows all the ways to pay.`,
      ja: (label) =>
        `値段を払える列の「大学」のカードを押し、青いボタンを押してください。レンガ${FIRST_COST}個か、商人の届ける商品などで払えます（R4.3）。「${label('hint.otherwise')}」を押すと、払い方をすべて見られます。`,
    }),
    press: [
      `body:has(${cardOf('university', '[aria-pressed="true"]')}) ${CONFIRM}`,
      cardOf('university', ':not(.card-off)'),
    ],
    asks: (moment) => firstLegal(moment, 'expand', ({ zone }) => zone === 'university'),
  }),
  asking({
    id: 'ability',
    when: inStep('ability'),
    title: { en: 'Fourth use: an ability', ja: '使い方4：能力' },
    text: {
      en: 'The University lets you take one more card and keep its ability (R4.6): a swap in payments, an extra action, or points for goods at the end. Press a card and the blue button.',
      ja: '大学を拡張すると、カードをもう1枚取ってその能力を得ます（R4.6）。支払いの交換、追加アクション、終了時の商品ごとの得点のどれかです。カードを押し、青いボタンを押してください。',
    },
    press: [CONFIRM, '.columns .card-target'],
    asks: (moment) => firstLegal(moment, 'takeAbility'),
  }),
  asking({
    id: 'end-turn',
    when: inTurn,
    title: { en: 'End the turn', ja: '手番を終える' },
    text: {
      en: 'Your action is done. The row closes up to the left and is filled from the right (R3.6), so a card that is expensive now may be free next round.',
      ja: 'アクションが終わりました。カードは左に詰められ、右から補充されます（R3.6）。今は高いカードも、次のラウンドには無料になっているかもしれません。',
    },
    press: [control('end-turn'), CONFIRM],
    asks: thisMove('endTurn'),
  }),
  asking({
    id: 'own-way',
    when: atTurnStart,
    title: { en: 'Your own way', ja: 'ご自由にどうぞ' },
    text: {
      en: 'Press a card that is not greyed out: its foot says what expanding costs. Where that can’t be paid, it can still be a merchant in the market (R5.4).',
      ja: '灰色でないカードを押してください。カードの下に拡張の費用が書かれています。払えないときも、商人として市場に置けます（R5.4）。',
    },
    press: [CONFIRM, '.columns .card-button:not(.card-off)'],
    asks: (moment) => firstLegal(moment, 'expand') ?? firstLegal(moment, 'placeMerchant'),
  }),
  {
    id: 'bot-acts',
    when: all(inRound(1), inPhase('turns'), (moment) => !isMine(moment)),
    title: { en: 'The other shipowner acts', ja: '相手の手番' },
    text: {
      en: 'A round is one turn each and then the council (R2.1). The log lists what happened and every coin gained or paid.',
      ja: '1ラウンドは全員の手番1回と評議会です（R2.1）。起きたことやコインの出入りは記録に残ります。',
    },
    press: [control('log'), control('tab-log')],
    asks: null,
  },
];

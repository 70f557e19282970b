/** The first three rounds: a Warehouse with a building on the canal; a merchant and the starting contract; a University
 *  with an ability. So each of a card's four uses is made once. A step holds only while the position fits it, so that a
 *  learner may leave the path at any time. */
import { all, CONFIRM, inPhase, isMine, testId } from '../../../game-api/guideSteps';
import type { GuideLesson } from '../../../game-api/module';
import { ACTION_CARDS } from '../content/actionCards';
import type { Zone } from '../content/terms';
import type { G } from '../rules/state';
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
  thisMove,
  type When,
} from './moment';

const unpressed = (id: string) => `${testId(id)}:not([aria-pressed="true"])`;
/** Cards of the row of a zone that are of use now. */
const cardsOf = (zone: Zone) =>
  ACTION_CARDS.filter((card) => card.zone === zone).map(
    ({ id }) => `.columns [data-card="${id}"]:not(.card-off):not([aria-pressed="true"])`,
  );
const AS_MERCHANT = testId('as-merchant');
/** The main button while it places a merchant. */
const PLACE = `.table:not(:has(${AS_MERCHANT})) ${CONFIRM}`;

const nothingTaken: When = ({ G }) => !G.turn.cardTaken;

export const firstRounds: readonly GuideLesson<G>[] = [
  {
    id: 'welcome',
    when: all(inRound(1), atTurnStart),
    title: { en: 'Welcome to Kiel', ja: 'キールへようこそ' },
    text: {
      en: 'It is 1784, and a canal joins two seas. You are a shipowner, and whoever has the most points at the end wins (R10.5). This guide leads you through three rounds; you may always do something else.',
      ja: '1784年、運河が二つの海を結びました。あなたは船主です。終了時に最も得点の多い人が勝ちます（R10.5）。最初の3ラウンドを順に案内しますが、いつでも別のことをして構いません。',
    },
    press: [],
    asks: null,
  },
  {
    id: 'wheels',
    when: all(inRound(1), atTurnStart),
    title: { en: 'What brings points', ja: '得点になるもの' },
    text: {
      en: 'A chip on one of six wheels: its first value is the best (R10.1). Cards under your own zone, the Castle, 3 points each (R10.2), and contracts (R10.3). A player’s 4th chip brings the last round (R2.2).',
      ja: '6つのホイールに置くチップ。早いほど高得点です（R10.1）。自分の色のゾーン「城」のカードは1枚3点（R10.2）、履行した契約も得点です（R10.3）。誰かが4枚目のチップを置くと最終ラウンドが来ます（R2.2）。',
    },
    press: ['.wheels', testId('tab-wheels')],
    asks: null,
  },
  {
    id: 'row',
    when: all(inRound(1), atTurnStart),
    title: { en: 'Two rows, five columns', ja: '2つの列、5つの欄' },
    text: {
      en: 'Contracts {{.columns .contract|.columns .plate}}, cards {{.columns .acard|.columns .plate}}, and between them what a column costs: with enough keys it is free, else you pay its price in coins (R3.3). You have one key (R3.4), so only the first column is free.',
      ja: '{{.columns .contract|.columns .plate}}に契約、{{.columns .acard|.columns .plate}}にアクションカード、その間に各欄の必要な鍵と値段があります。鍵が足りれば無料、足りなければコインを払います（R3.3）。鍵は1つなので（R3.4）、無料なのは左端だけです。',
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
    title: { en: 'First use of a card: expand', ja: '使い方1：拡張' },
    text: {
      en: 'Press the first card, the Warehouse. The 1st card of a zone costs 1 of its good (R4.2): your wheat. The payment stands ready on the blue button; press it.',
      ja: '左端の「倉庫」のカードを押してください。ゾーンの1枚目はその商品1個（R4.2）、ここでは小麦です。支払いは青いボタンに用意されています。そのまま押してください。',
    },
    press: [unpressed('card-1'), CONFIRM],
    asks: (moment) => firstLegal(moment, 'expand', ({ card }) => card === cardIn(moment, 0)),
  }),
  asking({
    id: 'build',
    when: inStep('building'),
    title: { en: 'Second use: a building', ja: '使い方2：倉庫を建てる' },
    text: {
      en: 'The Warehouse lets you take one more card and build it at the canal (R4.8). Press the card in column 2, which costs 2 coins, and the blue button: the lit window shows what the ship will gain there.',
      ja: '倉庫を拡張すると、カードをもう1枚取って運河に建てられます（R4.8）。2番目のカード（2コイン）を押し、青いボタンで建てましょう。光る窓が、船がそこで得るものです。',
    },
    press: [`${testId('card-2')}.card-target:not([aria-pressed="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'buildWarehouse'),
  }),
  {
    id: 'voyage',
    when: all(inRound(2), atTurnStart),
    title: { en: 'The council has met', ja: '評議会が開かれた' },
    text: {
      en: 'After everyone’s turn each ship sails once and gains what its window shows at every building (R9.3): your salt and a coin. Then it turns, and next time the window shows the mirrored cells.',
      ja: '全員の手番が終わると船が出航し、各倉庫で窓に見えるものを得ます（R9.3）。塩とコインが入りました。船は向きを変え、次は左右逆のマスが窓に見えます。',
    },
    press: ['.frieze'],
    asks: null,
  },
  asking({
    id: 'merchant',
    when: all(inRound(2), atTurnStart, nothingTaken),
    title: { en: 'Third use: a merchant', ja: '使い方3：商人' },
    text: {
      en: 'Any card may lie face down in the market (R5.4). Press the first card, then Merchant if the card could expand, and the blue button: bottom right, the first merchant there brings any good (R5.2).',
      ja: 'どのカードも裏向きで市場に置けます（R5.4）。左端のカードを押し、拡張もできる場合は「商人」を押してから青いボタンを。右下に最初に置くと好きな商品を1個得ます（R5.2）。',
    },
    press: [unpressed('card-1'), AS_MERCHANT, PLACE],
    asks: (moment) =>
      firstLegal(moment, 'placeMerchant', ({ card, space }) => card === cardIn(moment, 0) && space === 'b3'),
  }),
  asking({
    id: 'any-good',
    when: inStep('good'),
    title: { en: 'Any good', ja: '好きな商品' },
    text: {
      en: 'Take salt: your starting contract asks for 2. From now on this merchant delivers 1 good a turn into a payment, for 1 coin (R5.5).',
      ja: '塩を選びましょう。開始契約に2個必要です。この商人はこれから、1コインで支払いに商品を1個届けます（R5.5）。',
    },
    press: [CONFIRM],
    asks: thisMove('chooseGood', 'salt'),
  }),
  asking({
    id: 'fulfil',
    when: all(inRound(1, 3), inTurn, (moment) => me(moment).contracts.includes('c01')),
    title: { en: 'Fulfil your contract', ja: '契約を履行する' },
    text: {
      en: 'Before or after your action you may fulfil contracts (R3.7): pay the upper half, gain the lower half at once (R6.1). Press Contract and then the blue button.',
      ja: 'アクションの前後に契約を履行できます（R3.7）。上半分を支払い、すぐに下半分を得ます（R6.1）。「契約」を押してから青いボタンを押してください。',
    },
    press: [`${testId('move-fulfilContract')}:not([aria-disabled="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'fulfilContract', ({ contract }) => contract === 'c01'),
  }),
  asking({
    id: 'contract',
    when: inStep('contract'),
    title: { en: 'A new contract', ja: '新しい契約' },
    text: {
      en: 'Take one of the upper row, by the same keys and prices (R3.3). The first one is free. Each third contract that you fulfil brings a chip (R8.7).',
      ja: '上の列から1枚取ります。鍵と値段は同じです（R3.3）。左端は無料です。契約を3つ履行するごとにチップを置けます（R8.7）。',
    },
    press: [`${testId('contract-1')}.card-target:not([aria-pressed="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'takeContract'),
  }),
  asking({
    id: 'university',
    when: all(inRound(3), atTurnStart, nothingTaken),
    title: { en: 'Expand the University', ja: '大学を拡張する' },
    text: {
      en: 'Press a University card, in a column that you can pay, and then the blue button: 1 brick, or what stands for it, as a merchant’s delivery (R4.3). “Pay otherwise” shows all the ways to pay.',
      ja: '値段を払える欄の「大学」のカードを押し、青いボタンを押してください。レンガ1個か、商人の届ける商品などで払えます（R4.3）。「別の払い方」ですべての払い方を見られます。',
    },
    press: [...cardsOf('university'), CONFIRM],
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
    press: [`.columns .card-target:not([aria-pressed="true"])`, CONFIRM],
    asks: (moment) => firstLegal(moment, 'takeAbility'),
  }),
  asking({
    id: 'end-turn',
    when: inTurn,
    title: { en: 'End the turn', ja: '手番を終える' },
    text: {
      en: 'Your action is done. The row closes up to the left and is filled from the right (R3.6), so a card that is dear now may be free in a round.',
      ja: 'アクションが終わりました。カードは左に詰められ、右から補充されます（R3.6）。今は高いカードも、次には無料になるかもしれません。',
    },
    press: [testId('end-turn'), CONFIRM],
    asks: thisMove('endTurn'),
  }),
  asking({
    id: 'own-way',
    when: atTurnStart,
    title: { en: 'Your own way', ja: 'ご自由にどうぞ' },
    text: {
      en: 'Press a card that is not greyed out: its foot says what expanding costs. Where that can’t be paid, it can still be a merchant in the market (R5.4).',
      ja: '灰色でないカードを押してください。下の欄に拡張の費用が書かれています。払えないときも、商人として市場に置けます（R5.4）。',
    },
    press: ['.columns .card-button:not(.card-off):not([aria-pressed="true"])', CONFIRM],
    asks: (moment) => firstLegal(moment, 'expand') ?? firstLegal(moment, 'placeMerchant'),
  }),
  {
    id: 'bot-acts',
    when: all(inRound(1), inPhase('turns'), (moment) => !isMine(moment)),
    title: { en: 'The other shipowner acts', ja: '相手の手番' },
    text: {
      en: 'A round is one turn each and then the council (R2.1). The log says what happened, also what came and went in coins.',
      ja: '1ラウンドは全員の手番1回と評議会です（R2.1）。起きたことやコインの出入りは記録に残ります。',
    },
    press: [testId('log'), testId('tab-log')],
    asks: null,
  },
];

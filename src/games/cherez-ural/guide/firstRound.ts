/**
 * Guides through the first round: buy daily goods in Moscow, take them over the Urals to Tobolsk, hunt in Narym. Each
 * step shows only in a matching position, so that the learner can do something else at any time.
 */
import { all, allows, CONFIRM, control, inPhase, isMine } from '../../../game-api/guideSteps';
import type { GuideStep, LegalMove } from '../../../game-api/module';
import { entryOf } from '../../../rules-kit/indexed';
import { board } from '../content/board';
import { content } from '../content/index';
import { TRAVEL } from '../content/rates';
import { CAPACITY, ROUNDS, WORKER_CARDS_DEALT } from '../content/setup';
import type { BusinessId } from '../content/terms';
import type { G } from '../rules/state/state';
import { acting, holds, inRound, quoting, standsIn, type When } from './moment';

const legal =
  (move: LegalMove): When =>
  (moment) =>
    isMine(moment) && allows(moment, move);

type Asking = Omit<GuideStep<G>, 'asks' | 'when'> & { readonly asks: LegalMove; readonly when?: When };

/** Builds a step that asks for a move. It shows only while that move is legal. */
const asking = ({ when = () => true, ...step }: Asking): GuideStep<G> => ({
  ...step,
  when: all(inRound(1), legal(step.asks), when),
});

const space = (id: string) => `[role="button"][data-space="${id}"]`;
const IN_DIALOG = `[role="dialog"] ${CONFIRM}`;
const mainButton = (move: string) => `.primary-slot[data-move="${move}"] ${CONFIRM}`;

const BUSINESS: BusinessId = 'p02';
const { cost, effects } = entryOf(content.businesses, BUSINESS);
const daily = cost.goods?.daily ?? 0;
const businessGold = effects.find((effect) => effect.do === 'gold')?.amount ?? 0;
const dailyPrice = board.buyPrices.russia.daily ?? 0;

/** Two rivers and the portage between them. */
const toTobolsk = 2 * TRAVEL.riverPrice + TRAVEL.portagePrice;

const toAct: When = (moment) => acting(moment) !== null;

export const firstRound: readonly GuideStep<G>[] = [
  {
    id: 'welcome',
    when: all(inRound(1), inPhase('roundStart')),
    title: { en: 'Welcome to Siberia', ja: 'シベリアへようこそ' },
    text: {
      en: 'You are a merchant who sends workers over the Urals. After four rounds of winter, summer and winter, whoever has the most gold wins (R3.3). This guide takes you through the first round. You’re free to play something else at any time.',
      ja: `あなたはウラルの向こうへワーカーを送る商人です。冬・夏・冬のラウンドを${ROUNDS}回行い、所持金が最も多い人の勝ちです（R3.3）。最初のラウンドを順に案内します。いつでも別の手を選べます。`,
    },
    press: [],
    asks: null,
  },
  asking({
    id: 'choose-worker',
    title: { en: 'Choose a worker', ja: 'ワーカーを選ぶ' },
    text: {
      en: 'You hold three worker cards: one is revealed now, another in round 3 (R4.6). Take the Trapper, who gains an extra fur from every hunt, and confirm.',
      ja: `手元の${WORKER_CARDS_DEALT}枚のうち1枚を今、もう1枚を第3ラウンドに公開します（R4.6）。狩猟のたびに毛皮を1つ多く得る「罠師」を選び、決定してください。`,
    },
    press: [`${control('choose-w01')}:not([aria-checked="true"])`, IN_DIALOG],
    asks: { move: 'chooseWorkerCard', args: ['w01'] },
  }),
  {
    id: 'situation',
    when: all(inRound(1), inPhase('placement')),
    title: { en: 'The situation card', ja: '状況カード' },
    text: {
      en: 'One is revealed each round (R7.2). The Treaty of Kyakhta opens Kyakhta, far in the east, for trade. Press the card, at the top, whenever you want to read it in full.',
      ja: '毎ラウンド1枚公開されます（R7.2）。今回のキャフタ条約により、はるか東のキャフタで取引できるようになりました。画面上部のカードを押せばいつでも全文を読めます。',
    },
    press: [control('situation')],
    asks: null,
  },
  asking({
    id: 'place',
    title: { en: 'Place your worker', ja: 'ワーカーを配置する' },
    text: {
      en: 'A new worker starts in an explored base city, a square on the map (R7.4). Press Moscow, where you can buy daily goods (red circles), and then the blue button.',
      ja: '新しいワーカーは探検済みの拠点都市（地図の四角）から始めます（R7.4）。日用品（赤い丸）を買えるモスクワを押してから、青いボタンを押してください。',
    },
    press: [mainButton('placeWorkers'), space('moscow')],
    asks: { move: 'placeWorkers', args: [{ w01: 'moscow' }] },
  }),
  {
    id: 'hand',
    when: all(inRound(1), inPhase('winter1'), toAct, holds(BUSINESS)),
    title: { en: 'What you are working towards', ja: '目標は事業カード' },
    text: {
      en: `Business cards are your best income (R6.4). This one pays ${businessGold} gold and a travel token for ${daily} daily goods (red circles) brought to Tobolsk. Let’s do that.`,
      ja: `事業カードが一番の収入源です（R6.4）。このカードは日用品（赤い丸）${daily}個をトボリスクへ運ぶと、${businessGold}金と移動トークン1個になります。これを狙いましょう。`,
    },
    press: [control('hand-p02')],
    asks: null,
  },
  {
    id: 'prices',
    when: all(inRound(1), inPhase('winter1'), standsIn('moscow')),
    title: { en: 'Prices and trade tracks', ja: '価格表と交易トラック' },
    text: {
      en: 'The highlighted price table shows what each place pays; boxed goods can be bought there too (R10.4). The three trade tracks, {{.tracks|.price-tables}}, score at the end (R13.2).',
      ja: '印を付けた価格表は各地の売値の一覧です。枠で囲んだ商品は買うこともできます（R10.4）。{{.tracks|.price-tables}}にあるのは、ゲーム終了時に得点になる3本の交易トラックです（R13.2）。',
    },
    press: ['.cartouche', control('tab-prices')],
    asks: null,
  },
  asking({
    id: 'buy',
    when: all(inPhase('winter1'), standsIn('moscow'), holds(BUSINESS)),
    title: { en: 'Your action: trade', ja: 'アクション：取引' },
    text: quoting({
      en: (label) =>
        `Each turn a worker may move and then takes one action (R8.4). Stay here and press ${label('table.action.trade')}; under ${label('deal.buy')} set the red daily goods to ${daily}, at ${dailyPrice} gold each, and confirm.`,
      ja: (label) =>
        `手番ではワーカーが移動でき、その後アクションを1つ行います（R8.4）。ここに留まって「${label('table.action.trade')}」を押し、赤い日用品の「${label('deal.buy')}」を${daily}（1個${dailyPrice}金）にして決定してください。`,
    }),
    press: [
      `.stepper:not([data-value="${daily}"]) > ${control('buy-daily-more')}`,
      IN_DIALOG,
      control('move-trade'),
    ],
    asks: { move: 'trade', args: [{ sell: {}, buy: { daily } }] },
  }),
  asking({
    id: 'to-tobolsk',
    when: all(inPhase('summer'), standsIn('moscow'), (moment) => (acting(moment)?.goods.daily ?? 0) >= daily),
    title: { en: 'Summer: by water', ja: '夏：水運' },
    text: {
      en: `In summer you travel any distance along a river for ${TRAVEL.riverPrice} gold; a red portage to the next river costs ${TRAVEL.portagePrice} (R9.4). Press Tobolsk on the map: the route appears and costs ${toTobolsk}. Then press the blue button.`,
      ja: `夏は川ならどこまででも${TRAVEL.riverPrice}金、次の川へ渡る赤い連水陸路は${TRAVEL.portagePrice}金です（R9.4）。地図のトボリスクを押すと経路が示されます（合計${toTobolsk}金）。青いボタンで出発します。`,
    },
    press: [mainButton('travel'), space('tobolsk')],
    asks: { move: 'travel', args: [{ by: 'water', to: 'tobolsk' }] },
  }),
  asking({
    id: 'complete',
    when: standsIn('tobolsk'),
    title: { en: 'Complete the business', ja: '事業を達成する' },
    text: {
      en: 'The goods are at the destination. Completing a business is a free action, on top of your one action (R11.4): press the card in your hand and confirm.',
      ja: '商品が目的地に届きました。事業の達成は、アクションとは別に行えるフリーアクションです（R11.4）。手札のこのカードを押して決定してください。',
    },
    press: [IN_DIALOG, control('hand-p02')],
    asks: { move: 'completeBusiness', args: [{ card: BUSINESS }] },
  }),
  asking({
    id: 'gather',
    when: all(inPhase('summer'), standsIn('tobolsk')),
    title: { en: 'Your action: gather information', ja: 'アクション：情報収集' },
    text: quoting({
      en: (label) =>
        `Nothing to sell here. Gathering information is always possible: press ${label('table.action.gather')} for a travel token (R10.5). Later it moves a worker one extra space for free (R11.2).`,
      ja: (label) =>
        `ここで売る物はありません。情報収集ならいつでもでき、「${label('table.action.gather')}」を押すと移動トークンが1個手に入ります（R10.5）。後でワーカーを1マス余分に動かせます（R11.2）。`,
    }),
    press: [control('move-gatherInformation')],
    asks: { move: 'gatherInformation', args: [] },
  }),
  asking({
    id: 'to-narym',
    when: all(inPhase('winter2'), standsIn('tobolsk')),
    title: { en: 'Winter: by sled', ja: '冬：橇' },
    text: {
      en: `In winter a worker goes up to ${TRAVEL.sledSpaces} spaces along any routes, ${TRAVEL.sledPrice} gold a space (R9.1). Narym has a chit with a sable and a fur on its hunting spot: press Narym, then the blue button.`,
      ja: `冬はどの経路でも${TRAVEL.sledSpaces}マスまで、1マス${TRAVEL.sledPrice}金で進めます（R9.1）。ナルィムの狩猟チットには高級毛皮1と毛皮1があります。ナルィムを押し、青いボタンで向かいましょう。`,
    },
    press: [mainButton('travel'), space('narym')],
    asks: { move: 'travel', args: [{ by: 'sled', to: 'narym' }] },
  }),
  asking({
    id: 'hunt',
    when: standsIn('narym'),
    title: { en: 'Your action: hunt', ja: 'アクション：狩猟' },
    text: quoting({
      en: (label) =>
        `You gain the pelts on the chit, a bonus, and the Trapper’s extra fur and gold (R10.3). Press ${label('table.action.hunt')} and choose ${label('hunt.fur')}: that makes ${CAPACITY} pieces, just what a worker can carry (R6.1).`,
      ja: (label) =>
        `チットの毛皮類に加えて毛皮1つ、さらに罠師の毛皮と金を得ます（R10.3）。「${label('table.action.hunt')}」を押して「${label('hunt.fur')}」を選びます。合計${CAPACITY}個で、ちょうど積める上限です（R6.1）。`,
    }),
    press: [`${control('option-fur')}:not(.option-chosen)`, IN_DIALOG, control('move-hunt')],
    asks: { move: 'hunt', args: ['fur'] },
  }),
  asking({
    id: 'end-turn',
    when: (moment) => acting(moment) !== null,
    title: { en: 'End the turn', ja: '手番を終える' },
    text: quoting({
      en: (label) =>
        `You’ve taken your action. You could still use free actions (R11.4); otherwise press ${label('table.action.endTurn')}. It sits apart so that you don’t press it by mistake.`,
      ja: (label) =>
        `アクションが終わりました。フリーアクションはまだ行えますが（R11.4）、なければ「${label('table.action.endTurn')}」を押します。押し間違えないよう、離れた所にあります。`,
    }),
    press: [control('end-turn')],
    asks: { move: 'endTurn', args: [] },
  }),
  asking({
    id: 'own-way',
    when: toAct,
    title: { en: 'Your own way', ja: 'ご自由にどうぞ' },
    text: {
      en: 'You’ve gone your own way – that’s fine. Highlighted spaces are within reach. Solid buttons are possible actions; press a dashed one to learn why it is unavailable. You can always gather information (R10.5).',
      ja: '案内とは別の道ですね。それで構いません。印のあるマスへ行け、実線のボタンが今できるアクションです。破線のボタンを押すと、できない理由が出ます。情報収集（R10.5）はいつでもできます。',
    },
    press: [control('move-gatherInformation')],
    asks: { move: 'gatherInformation', args: [] },
  }),
  {
    id: 'bot-acts',
    when: all(inRound(1), inPhase('winter1', 'summer', 'winter2'), (moment) => !isMine(moment)),
    title: { en: 'The other merchant acts', ja: '相手の手番' },
    text: {
      en: 'Players take turns, one worker at a time (R8.1). The log shows what happened and where gold came from.',
      ja: 'ワーカー1体ずつ、順に手番を行います（R8.1）。起きたことと金の出入りは記録に残ります。',
    },
    press: [control('log'), control('tab-log')],
    asks: null,
  },
];

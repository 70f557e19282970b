/** Short tips after the first round. Each shows once, when its subject first comes up. */
import { all, can, control, inPhase, isMine, tip } from '../../../game-api/guideSteps';
import type { GuideLesson } from '../../../game-api/module';
import { spaceOf } from '../content/board';
import { TRACK_GOLD, TRAVEL } from '../content/rates';
import { CAPACITY, MOST_WORKERS } from '../content/setup';
import { isOpen } from '../rules/content-pack/contentOf';
import { isExplored } from '../rules/spaces';
import type { G } from '../rules/state/state';
import { acting, inRound, me, type When } from './moment';

const [firstOnTrack, secondOnTrack] = TRACK_GOLD;

const mine: When = isMine;
const atTurnStart: When = (moment) => {
  const { turn } = moment.G;
  return acting(moment) !== null && !turn.moved && !turn.actionDone;
};
const inExportCity: When = (moment) => {
  const at = acting(moment)?.at ?? null;
  return at !== null && spaceOf(at).exportTrack !== null && isExplored(moment.G, at);
};
const onSea: When = (moment) => {
  const at = acting(moment)?.at ?? null;
  return at !== null && spaceOf(at).sea !== null;
};
const holdsEnvoy: When = (moment) =>
  me(moment).hand.some((card) => isOpen(card) && ['p10', 'p11', 'p12', 'p13', 'p14', 'p15'].includes(card));

export const laterTips: readonly GuideLesson<G>[] = [
  tip({
    id: 'return-goods',
    when: can('returnGoods'),
    title: { en: 'Too many goods', ja: '積みすぎ' },
    text: {
      en: `A worker carries up to ${CAPACITY} goods. Choose what to return to the supply, old or new (R6.1).`,
      ja: `ワーカーが持てるのは${CAPACITY}個までです。新しく得たものと持っていたものの中から、サプライに戻すものを選びます（R6.1）。`,
    },
    press: [],
  }),
  tip({
    id: 'round-end',
    when: all(inRound(2), inPhase('placement'), mine),
    title: { en: 'A new round', ja: '新しいラウンド' },
    text: {
      en: 'A worker can complete a business again (R6.3), and the start player has changed (R12.2). A worker stays where it is or goes to an explored base city for free (R7.4): if it is carrying pelts, staying may be best; from Moscow you could explore (R10.1).',
      ja: 'ワーカーはまた事業を1つ達成できます（R6.3）。スタートプレイヤーも替わりました（R12.2）。ワーカーは今のマスに残るか、無料で探検済みの拠点都市へ移れます（R7.4）。モスクワに戻れば探検ができます（R10.1）。',
    },
    press: ['.placing', control('situation')],
  }),
  tip({
    id: 'two-players',
    when: all(inRound(2), inPhase('winter1'), mine),
    title: { en: 'The land grows poorer', ja: '減っていくチット' },
    text: {
      en: 'With two players the westernmost exploration chit leaves at the end of each round but the last, and in round 2 the easternmost hunting chit too (R14.6). Those who wait find less.',
      ja: '2人ゲームでは、最後を除く各ラウンドの終わりに最も西の探検チットが、第2ラウンドには最も東の狩猟チットも取り除かれます（R14.6）。待つほど少なくなります。',
    },
    press: ['.board-area'],
  }),
  tip({
    id: 'business-ready',
    when: all(inRound(2, 4), can('completeBusiness')),
    title: { en: 'A business is ready', ja: '達成できる事業' },
    text: {
      en: 'You can complete a card from your hand right here. It is a free action before or after your action; a worker completes one a round (R6.3).',
      ja: '今ここで達成できるカードがあります。アクションの前後いつでも行えるフリーアクションで、ワーカーは1ラウンドに1つ達成できます（R6.3）。',
    },
    press: ['.card-ready', control('move-completeBusiness')],
  }),
  tip({
    id: 'export',
    when: all(inRound(2, 4), inExportCity, can('trade')),
    title: { en: 'An export city', ja: '輸出地' },
    text: {
      en: `It pays more for pelts, and a trade here moves you up its track by 1 (R10.4). First place on a track is worth ${firstOnTrack} gold at the end, second ${secondOnTrack} (R13.2).`,
      ja: `毛皮類が高く売れ、ここで取引するとそのトラックが1進みます（R10.4）。終了時、各トラックの1位は${firstOnTrack}金、2位は${secondOnTrack}金です（R13.2）。`,
    },
    press: [control('move-trade')],
  }),
  tip({
    id: 'sell-pelts',
    when: all(inRound(2, 4), can('trade'), (moment) => {
      const goods = acting(moment)?.goods;
      return goods !== undefined && goods.fur + goods.sable > 0;
    }),
    title: { en: 'Sell here or farther on?', ja: 'どこで売るか' },
    text: {
      en: 'You can sell your pelts in this city. Look at the prices first: Russia and the export cities pay more, and a card in your hand may need furs (R10.4).',
      ja: 'この都市で毛皮類を売れます。まず価格表を見てください。ロシアや輸出地の方が高く、手札の事業に毛皮が必要かもしれません（R10.4）。',
    },
    press: [control('move-trade')],
  }),
  tip({
    id: 'explore',
    when: all(inRound(2, 4), can('explore')),
    title: { en: 'Explore', ja: '探検' },
    text: {
      en: 'From Moscow or an explored St Petersburg your worker can explore a city: it goes there at once, however far, and gains the pelts on the chit (R10.1). You can’t undo this.',
      ja: 'モスクワか、探検済みのペテルブルクのワーカーは都市を探検できます。どんなに遠くてもすぐにそこへ移り、チットの毛皮類を得ます（R10.1）。めくった後は取り消せません。',
    },
    press: [control('move-explore')],
  }),
  tip({
    id: 'sea',
    when: all(inRound(2, 4), inPhase('summer'), atTurnStart, onSea),
    title: { en: 'By sea', ja: '海路' },
    text: {
      en: `From the coast a sea takes you to any other space on it for ${TRAVEL.seaPrice} gold. One move can use at most ${TRAVEL.mostCrossings} portages and seas together (R9.4).`,
      ja: `海に面したマスからは、同じ海の別のマスへ${TRAVEL.seaPrice}金で行けます。連水陸路と海は、合わせて1回の移動に${TRAVEL.mostCrossings}度まで使えます（R9.4）。`,
    },
    press: ['.board-area'],
  }),
  tip({
    id: 'rivers',
    when: all(inRound(2, 4), inPhase('summer'), atTurnStart),
    title: { en: 'Summer again', ja: 'ふたたび夏' },
    text: {
      en: `Now is the time for long journeys: rivers cost ${TRAVEL.riverPrice} gold however far (R9.4). A short trip by land costs ${TRAVEL.landPrice} gold a space, up to ${TRAVEL.landSpaces} spaces (R9.3); the number in a space is the cheaper price.`,
      ja: `遠くへ行くなら今です。川はどこまででも${TRAVEL.riverPrice}金です（R9.4）。陸路は1マス${TRAVEL.landPrice}金で${TRAVEL.landSpaces}マスまで（R9.3）。マスの中の数字は安い方の費用です。`,
    },
    press: ['.board-area'],
  }),
  tip({
    id: 'token',
    when: all(inRound(2, 4), can('useTravelToken'), (moment) => moment.G.turn.moved),
    title: { en: 'Travel tokens', ja: '移動トークン' },
    text: {
      en: 'Not quite there? Before or after a move, each travel token moves the worker one extra space (R11.2).',
      ja: 'あと1マス足りない？　移動の前後に、移動トークン1個で1マス進めます（R11.2）。',
    },
    press: [control('move-useTravelToken')],
  }),
  tip({
    id: 'hunting',
    when: all(inRound(2, 4), can('hunt')),
    title: { en: 'A hunt', ja: '狩猟' },
    text: {
      en: 'The chit here is face up, so you can hunt: gain its pelts, then 1 more fur or exchange 1 fur for a sable (R10.3). An explored city’s chit can be hunted from the next round on (R7.1).',
      ja: '表向きのチットがあるので狩猟できます。描かれた毛皮類に加え、毛皮1つか、毛皮1つを高級毛皮に交換です（R10.3）。探検した都市のチットは次のラウンドから狩猟できます（R7.1）。',
    },
    press: [control('move-hunt')],
  }),
  tip({
    id: 'envoy',
    when: all(inRound(2, 4), inPhase('winter2'), atTurnStart, holdsEnvoy),
    title: { en: 'Second winter', ja: '2回目の冬' },
    text: {
      en: 'Envoys and expeditions are completed only now, after the worker’s own action (R6.4): make sure you’re in the right city by then.',
      ja: '使節と探検の事業は、この2回目の冬に、ワーカー自身のアクションの後でだけ達成できます（R6.4）。それまでに目的地へ。',
    },
    press: ['.hand'],
  }),
  tip({
    id: 'second-worker',
    when: all(inRound(3), inPhase('roundStart')),
    title: { en: 'A second worker', ja: '2体目のワーカー' },
    text: {
      en: 'From now on you have two workers, and two turns in each phase (R4.6). The third card is never used.',
      ja: `ここからはワーカーが${MOST_WORKERS}体になり、各フェイズに${MOST_WORKERS}手番あります（R4.6）。残る1枚は使いません。`,
    },
    press: [],
  }),
  tip({
    id: 'two-turns',
    when: all(inRound(3, 4), can('activateWorker')),
    title: { en: 'Which one first?', ja: 'どちらから動く？' },
    text: {
      en: 'Choose which worker takes this turn (R8.1). When both are in the same city, they can transfer goods to each other (R11.1).',
      ja: 'この手番で動くワーカーを選びます（R8.1）。2体が同じ都市にいれば商品を受け渡しできます（R11.1）。',
    },
    press: ['.placing'],
  }),
  tip({
    id: 'last-round',
    when: all(inRound(4), inPhase('placement'), mine),
    title: { en: 'The last round', ja: '最終ラウンド' },
    text: {
      en: 'Goods left at the end are worth nothing (R13.1). Plan to sell everything, and don’t forget the trade tracks (R13.2).',
      ja: '終了時に残った商品は得点になりません（R13.1）。売り切る計画を立て、交易トラックも忘れずに（R13.2）。',
    },
    press: ['.rounds'],
  }),
  tip({
    id: 'final',
    when: ({ ctx }) => ctx.gameover !== undefined,
    title: { en: 'Final scoring', ja: '最終得点計算' },
    text: {
      en: 'Cards, workers and trade tracks have added to your gold (R13.1, R13.2); the bars show where it all came from. That was your first game: well travelled!',
      ja: '所持金に、カードとワーカーの終了時の金、交易トラックの金が加わりました（R13.1、R13.2）。帯は収入の内訳です。最初のゲームはこれでおしまい、よい旅でした！',
    },
    press: ['.ranking'],
  }),
];

import type { Translated } from '../../../../../language/translated';
import type { refusal as en } from '../en/refusal';

export const refusal = {
  noSuchMove: '「{{move}}」という手はこのゲームにありません',
  gameOver: 'ゲームは終了しています',
  noSuchPlayer: 'このテーブルの席{{player}}にはプレイヤーがいません',
  notYourTurn: '今は他のプレイヤーの手番です',
  wrongPhase: '「{{move}}」はこのフェイズでは行えません',
  badArguments: '指定が足りません',
  notLegal: '「{{move}}」はこの内容では行えません',
  chooseWorkerFirst: '先に、この手番で行動するワーカーを選んでください',
  notYourWorker: 'これは自分のワーカーではありません。未行動の自分のワーカーを選んでください',
  workerActed: 'このワーカーはこのフェイズですでに行動済みです。行動は1フェイズに1回です',
  workerChosen: 'この手番のワーカーはすでに選ばれており、手番が終わるまで変えられません',
  actionRequired: '先にアクションを1つ行ってください',
  actionDoneAlready: 'このワーカーはすでにアクションを行いました。アクションは1手番に1つです',
  onlyEndTurnLeft: '巡礼マーカーは手番の終わりに置くため、残っているのは手番の終了だけです',

  draftedAlready: 'すでにカードを1枚取りました。全員が1枚取ると残りが次のプレイヤーに渡ります',
  notInDraft: '{{card}}は、今取ることのできるカードの中にありません',
  noWorkerToChoose: '今選ぶワーカーカードはありません。公開するのは第1ラウンドと第3ラウンドに1枚ずつです',
  workerCardChosen: 'このラウンドのワーカーカードはすでに選びました',
  workerNotInHand: 'このワーカーカードは手札にありません。手札から選んでください',
  placedAlready: 'このラウンドのワーカーの配置はすでに終えました',
  placeAllWorkers: '自分のすべてのワーカーを、一度に1回ずつ配置してください',
  placeOnBase:
    '{{worker}}を{{space}}に配置することはできません。配置できるのは現在地か探検済みの拠点都市で、このラウンドに公開したワーカーは探検済みの拠点都市だけです',
  noFactoryToPlace: '今は工場を置けません',
  factorySite: '工場をそこに置くことはできません。指定の地域の別の探検済みの都市に置くか、そのままにします',

  noSuchSpace: '「{{space}}」というマスはボードにありません',
  movedAlready: 'このワーカーはこの手番ですでに移動しました。移動は1手番に1回です',
  moveBeforeAction: 'すでにアクションを行いました。移動はアクションより先に行います',
  wrongWay: '{{season}}にこの方法では移動できません。冬は橇、夏は陸運か水運で移動します',
  ownSpace: 'ワーカーはすでにそのマスにいます。別のマスを選んでください',
  closed:
    '{{space}}にはラウンドの終わりまで進入禁止マーカーがあり、進入・通過・取引・事業カードの達成はできません',
  tooFar: {
    sled: '{{space}}は冬の1回の移動では遠すぎます。移動できるのは、カードの効果がなければ4マスまでです',
    land: '{{space}}は陸運では遠すぎます。移動できるのは、カードの効果がなければ2マスまでです',
    water:
      '{{space}}には1回の水運では着けません。川・連水陸路・海を通り、連水陸路と海は合計2回までしか使えません',
  },
  notEnoughGold: '{{need}}金必要ですが、{{have}}金しかありません',
  noToken: '支払う移動トークンがありません',
  notAdjacent: '{{space}}はワーカーの隣のマスではありません。移動トークンでは経路に沿って1マス動きます',

  exploreFromMoscow: '探検は、ワーカーがモスクワ、または探検済みのペテルブルクにいる時だけ行えます',
  nothingToExplore:
    '{{space}}に探検するものはありません。探検チット置き場に収穫チットがある未探検の都市を選んでください',
  noExplorationChit: '{{space}}には探検不可チットがあり、探検することはできません',
  farEastClosed: '極東の都市を探検できるのは、{{gate}}の時だけです',
  noHuntingSpot: '狩猟は狩猟チット置き場のある都市で行いますが、ワーカーはそこにいません',
  noHuntingChit: '{{space}}の狩猟チット置き場に収穫チットがありません。狩猟には表向きの収穫チットが必要です',
  huntingChitFaceDown: '{{space}}の収穫チットは裏向きです。狩猟できるのは次のラウンドからです',
  huntBonusUnknown:
    '狩猟では「毛皮1つを獲得する」か「毛皮1つを高級毛皮に交換する」のどちらかを選んでください',
  noFurToExchange: 'この狩猟には高級毛皮に交換する毛皮がありません。毛皮1つの獲得を選んでください',
  tradeInCity: '取引は探検済みの都市で行いますが、ワーカーは都市にいません',
  unexplored: '{{space}}は未探検です。取引やこの事業カードの達成は探検済みの都市で行います',
  nothingTraded: '取引では、少なくとも商品1つを売るか買うかします',
  sellAndBuySameKind:
    '1回の取引で{{good}}の売却と購入の両方はできません。同じ種類の商品はどちらか一方だけです',
  notBoughtHere: 'ここでは{{good}}を売れません',
  notSoldHere: 'ここでは{{good}}を買えません',

  goodsMissing: 'ワーカーはこれらの商品をすべては持っていません。渡せるのは持っている商品だけです',
  overCapacity_other: '商品がワーカーのキャパシティ上限（{{count}}）を超えてしまいます',
  returnFirst_other:
    'ワーカーの商品がキャパシティ上限を{{count, tsu}}超えています。先にサプライへ戻してください',
  nothingToReturn: 'ワーカーの商品はキャパシティ上限以内なので、戻す商品はありません',
  returnExactly_other: 'キャパシティ上限を超える{{count, tsu}}ちょうどを戻してください',
  handedOverJustNow: 'たった今受け渡しをしました。次の受け渡しの前に別のことを行ってください',
  ownTwoWorkers: '受け渡しは、自分の2体のワーカーの間で行います',
  handOverOrder: '受け渡しでは、自分のワーカーを公開した順に指定します',
  sameCity: '受け渡しは、2体のワーカーが同じ都市にいる時に行えます',
  nothingHandedOver: '受け渡しでは、少なくとも商品1つを移します',
  netTransfer: '受け渡しでは、同じ種類の商品を一方向にだけ移します',

  notInHand: '{{card}}は手札にありません。事業カードは手札から、1枚につき一度だけ達成できます',
  onePerRound:
    'このワーカーはこのラウンドですでに事業カードを達成しました。達成できるのは1ラウンドに1枚までです',
  onePerPhase:
    'このワーカーはこのフェイズですでに事業カードを達成しました。達成できるのは1フェイズに1枚までです',
  afterActionInWinter2: 'この事業カードは、冬フェイズ（2回目）に、ワーカー自身のアクションの後で達成します',
  notPlaced: 'このワーカーはまだボード上にいません。事業カードはボード上のワーカーが達成します',
  wrongDestination: '{{space}}ではこの事業を達成できません。目的地：{{destination}}',
  costGoodsMissing: 'ワーカーはこの事業カードのコストの商品を持っていません。コストは全額支払います',
  goodsTakenByCost: 'その商品はこの事業のコストとして支払うため、売ることはできません',
  envoyNeedsDeal: '使節で売る商品と買う商品を選んでください',
  envoySells: '使節では、少なくとも商品1つを売ります',
  envoyBuysAtMost_other: 'この使節で購入できる商品は{{count, tsu}}までです',

  noPilgrim: 'このワーカーは巡礼マーカーを置く効果を持っていません',
  markerAfterAction: '巡礼マーカーは手番の終わり、アクションの後に置きます',
  markerOnce: 'この手番ではすでに巡礼マーカーを置きました',
  markerInVillage: '巡礼マーカーを置けるのは村だけです',
  markerThere: '{{space}}にはすでに巡礼マーカーがあります。置けるのは1つの村に1つです',
} satisfies Translated<typeof en>;

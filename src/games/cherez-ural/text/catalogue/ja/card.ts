import type { card as en } from '../en/card';
import type { Translated } from '../translated';

export const card = {
  destination: {
    region: '{{region}}の都市',
    outsideRegion: '{{region}}以外の都市',
    regionOnSea: '{{sea}}に面した{{region}}の都市',
    exportCities: '{{track}}への輸出地',
  },
  timing: '冬フェイズ（2回目）の、このワーカーのアクション後のみ。',
  pay: '{{what}}を支払う。',
  gain: '{{what}}を獲得する。',
  noEffect: 'ほかの効果はない。',
  effect: {
    goldPerPlayerBehind: '{{track}}トラックで自分より後ろのプレイヤー1人につき{{gold}}',
    pelts_other: '（毛皮／高級毛皮）×{{count}}',
    mix_other: '（{{kinds}}）×{{count}}',
    oneOf: '{{options}}',
    step: '{{track}}トラック1つ',
    finalGold: '最終得点計算時に{{gold}}',
    sell: '売却 {{prices}}',
    buy: '1つ{{gold}}で{{goods}}まで購入',
    oneMoreBusiness: '事業カードをもう1枚',
    stay: 'ワーカーに残る：{{changes}}',
  },
  sentence: {
    oneOf: '{{options}}を獲得する。',
    step: '{{track}}トラックを1つ進める。',
    finalGold: '最終得点計算時に{{gold}}を獲得する。',
    sell: '次の価格で商品を好きな数だけ売却する：{{prices}}。',
    buy: 'その後、{{goods}}まで1つ{{gold}}で購入できる。',
    oneMoreBusiness: 'このワーカーは、このラウンドにもう1枚事業カードを達成できる。',
    stay: 'ゲーム終了までこのワーカーに残る：{{changes}}。',
  },
  price: '{{good}}{{gold}}',
  change: '{{good}}{{change}}金',
  place: {
    everywhere: 'すべての都市',
    region: '{{region}}の都市',
    exportTrack: '{{track}}への輸出地',
    both: '{{region}}にある{{track}}への輸出地',
    except: '{{cities}}以外の{{place}}',
  },
  modifier: {
    capacity: 'キャパシティ+{{by}}',
    sledSpaces_other: '冬の移動+{{count}}スペース',
    sledFreeSpaces_other: '冬の移動で最初の{{count}}スペースは無料',
    landSpaces_other: '夏の陸運+{{count}}スペース',
    landPrice: '夏の陸運は1スペースにつき{{gold}}',
    seaPrice: '夏の水運で海のコストは{{gold}}',
    sellTrade: '{{place}}での売買で売却価格が変わる：{{changes}}',
    sellEvery: '{{place}}でのすべての売却（使節を含む）で価格が変わる：{{changes}}',
    businessesPerPhase: '事業カードを、1ラウンドに1枚ではなく1フェイズに1枚達成できる',
  },
  ability: {
    modifier: '{{change}}。',
    huntGain: '狩猟の際、さらに{{goods}}を獲得する。',
    huntGainFur: '狩猟の際、さらに{{goods}}を獲得する。この毛皮も高級毛皮への交換に使える。',
    huntGold: '狩猟のたびに{{gold}}を獲得する。',
    otherPlayerExplores: '他のプレイヤーのワーカーが探検するたびに{{gold}}を獲得する。',
    firstBusinessOfRound: '各ラウンドでこのワーカーが最初に事業カードを達成した時、{{gold}}を獲得する。',
    firstTrackStepOfRound: '各ラウンド1回、自分の{{track}}トラックが進んだ時、{{gold}}を獲得する。',
    factory:
      'ラウンド開始処理で、工場マーカーを{{region}}の探検済の都市に置いてもよい。そこでは全員が{{good}}を1つ{{gold}}で購入でき、他のプレイヤーの支払いは自分が獲得する。',
    pilgrimage: 'このワーカーの手番を巡礼マーカーのない村で終える時、そこに巡礼マーカーを1つ置いてもよい。',
    perTrackStep: '最終得点計算時に、自分の{{track}}トラック1つにつき{{gold}}を獲得する。',
    perMarker: '最終得点計算時に、ボード上の巡礼マーカー1つにつき{{gold}}を獲得する。',
  },
  situation: {
    chitComes: '{{to}}に探検不可チットを置く。以後、{{to}}は未探検になる。',
    chitLeaves: '{{from}}の探検不可チットを取り除く。{{from}}は探検済になる。',
    chitMoves: '{{from}}の探検不可チットを{{to}}に移す。{{from}}は探検済になり、以後、{{to}}は未探検になる。',
    chitsStay: '探検不可チットは動かさない。',
    removeHarvestChits: '{{at}}の収穫チットを箱に入れる。',
    noEntry:
      'このラウンドの間、ワーカーは{{at}}に進入することも、通過することもできない。そこにいるワーカーは出ることはできるが、売買も事業カードの達成もできない。',
    sellPrice:
      'このラウンドの間、{{place}}での売買の売却価格が変わる：{{changes}}。これによって{{floor}}を下回ることはない。',
    firstTradeStep_other:
      'このラウンドの間、各プレイヤーが{{at}}で最初に行う売買では、{{track}}トラックがさらに{{count, tsu}}進む。',
  },
} satisfies Translated<typeof en>;

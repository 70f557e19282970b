import type { Translated } from '../../../../../language/translated';
import type { refusal as english } from '../en/refusal';

export const refusal: Translated<typeof english> = {
  gameOver: 'ゲームは終了しています',
  noSuchPlayer: 'このテーブルにプレイヤー{{player}}はいません',
  notYourTurn: 'あなたの手番ではありません',
  wrongPhase: '今は行えません：{{move}}',
  badArguments: '指定が足りません：{{move}}',
  notLegal: '今は行えません：{{move}}',
  noSuchMove: '「{{move}}」という手はありません',

  colourTaken: '{{colour}}は別のプレイヤーが選んでいます',

  actionDoneAlready: 'アクションは済んでいます。もう1回行うには追加アクションが必要です',
  actionRequired: 'まだ手番を終えられません。アクションカードを取るか、スプラットで拡張してください',
  cardTakenAlready: 'この手番に場札からカードを取ったので、もう入れ替えはできません',
  noCardToCome: 'この手番にはもうカードを取れないので、入れ替えはできません',
  pileEmpty: 'アクションカードの山札がないので、入れ替えはできません',
  stepFirst: {
    good: '先に商品を選んでください',
    contract: '先に契約を取るか、見送るかを選んでください',
    ability: '先に能力を得るか、見送るかを選んでください',
    building: '先に倉庫を建てるか、見送るかを選んでください',
  },
  nothingToSkip: '今、見送れるものはありません',
  noStep: {
    good: '今、選べる商品はありません',
    contract: '契約を取れるのは、城の拡張の後、市場のボーナス、契約の報酬のときだけです',
    ability: '能力を得られるのは、大学を拡張した後だけです',
    building: '倉庫を建てられるのは、倉庫を拡張した後だけです',
  },

  notInRow: 'このカードは場札にありません',
  contractNotInRow: 'この契約は場札にありません',
  priceMissing_other: '鍵が足りません。この列の価格は{{need}}コインで、手元は{{have}}コインです',
  abilityTwice: 'この能力はすでに持っています。同じ能力は2つ持てません',

  wrongZone: 'このカードで拡張できるのは{{zone}}だけです',
  zoneFull: '{{zone}}にはもうカードを置けません',
  noSprat: 'スプラットがありません',
  spratTooFresh: 'この手番に得たスプラットは、次の自分の手番から使えます',
  canalTaken: '運河{{count}}番にはもう倉庫があります',

  goodsMissing: '自分の{{good}}が{{need}}つ必要ですが、{{have}}つしかありません',
  lacks: '{{goods}}が足りません',
  noMerchant: 'この市場のマスに商人はいません：{{space}}',
  merchantSpent: 'この商人は、この手番にはもう使えません：{{space}}',
  merchantUsed_other: 'この商人をこの手番に使えるのは、あと{{count}}回です：{{space}}',
  coinsMissing_other: '{{need}}コイン必要ですが、{{have}}コインしかありません',
  notExact:
    'コストちょうどの支払いではありません。商品1つには、同じ種類1つ、交換の能力による1つ、別の種類3つ、商人が届ける1つのどれかを、余りなく充てます',

  spaceClosed: 'この市場のマスは、その下の2マスに商人が必要です：{{space}}',
  notActive: 'これはあなたの進行中の契約ではありません',

  windowForEach_other: '{{count}}つの倉庫それぞれについて窓を1つ選んでください',
  noWindowChoice: '窓を選ぶのは、評議会フェーズで船2の持ち主だけです',
  noSuchWindow: 'あなたの船にその窓はありません',
};

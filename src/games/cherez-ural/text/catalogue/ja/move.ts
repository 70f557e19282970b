import type { Translated } from '../../../../../language/translated';
import type { move as en } from '../en/move';

export const move = {
  draft: '「{{card}}」を取る',
  chooseWorkerCard: '{{worker}}を選ぶ',
  activateWorker: '{{worker}}を行動させる',
  placeWorkers: '{{placings}}を配置する',
  placeFactory: '{{at}}に工場マーカーを置く',
  leaveFactory: '工場マーカーを動かさない',
  noFactory: 'このラウンドは工場を置かない',
  explore: '{{at}}を探検する',
  huntBonus: {
    fur: '狩猟する（毛皮をもう1つ）',
    exchange: '狩猟する（毛皮1つを高級毛皮に替える）',
  },
  endTurn: '手番を終える',
  withGold: '{{text}}（{{sign}}{{gold}}）',
  missed: {
    business: '「{{card}}」はこの手番に達成できたのに、達成しませんでした。',
    sale: '届くところに売れる場所がありました：{{at}}で{{count}}金。',
    soldEarly:
      '売るのが一歩早すぎました：{{at}}では{{gold}}金、同じ手番で届く{{better}}なら{{count}}金です。',
    hunt: '届くところに狩れる毛皮がありましたが、狩りませんでした。',
    explore: 'この手番に都市を探検できましたが、しませんでした。',
  },
} satisfies Translated<typeof en>;

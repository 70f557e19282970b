import type { Translated } from '../../../../../language/translated';
import type { move as en } from '../en/move';

export const move = {
  draft: '「{{card}}」を取る',
  chooseWorkerCard: '{{worker}}を選ぶ',
  activateWorker: '{{worker}}で行動する',
  placeWorkers: '{{placings}}を配置する',
  placeFactory: '{{at}}に工場を置く',
  leaveFactory: '工場は動かさない',
  noFactory: 'このラウンドは工場を置かない',
  explore: '{{at}}を探検する',
  huntBonus: {
    fur: '狩猟する（毛皮をもう1つ）',
    exchange: '狩猟する（毛皮1つを高級毛皮に交換）',
  },
  endTurn: '手番を終える',
  withGold: '{{text}}（{{sign}}{{gold}}）',
  missed: {
    business: 'この手番に「{{card}}」を達成できたのに、しませんでした。',
    sale: '行ける所に売れる場所がありました：{{at}}で{{count}}金。',
    soldEarly: '売るのが早すぎました：{{at}}では{{gold}}金、同じ手番で届く{{better}}なら{{count}}金です。',
    hunt: '行ける所での狩猟を逃しました。',
    explore: 'この手番に都市を探検できたのに、しませんでした。',
  },
} satisfies Translated<typeof en>;

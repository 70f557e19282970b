import type { Translated } from '../../../../../language/translated';
import type { move as english } from '../en/move';

export const move: Translated<typeof english> = {
  chooseColour: '{{colour}}を選ぶ（{{zone}}・{{good}}）',
  refresh: '{{coins}}でカードを入れ替える',
  expand: '{{column}}列目のカードで{{zone}}を拡張：{{paid}}',
  expandBySprat: 'スプラットで{{zone}}を拡張：{{paid}}',
  placeMerchant: '{{column}}列目のカードを{{good}}の商人として{{space}}に配置',
  takeContract: '{{contract}}を取る',
  takeAbility: '{{column}}列目の能力を得る：{{ability}}',
  buildWarehouse: '{{column}}列目のカードを運河{{space}}番に建てる：{{cells}}',
  skipImprovement: '特典を見送る',
  chooseGood: '{{goods}}を取る',
  fulfilContract: '{{contract}}を履行：{{paid}}',
  eatSprat: 'スプラットを使う：{{gains}}',
  payCoins: '{{coins}}を払ってチップを置く',
  endTurn: '手番を終える',
  chooseWindows: '窓を選ぶ：{{gains}}',
  missed: {
    contract: 'この手番で{{contract}}を履行できました。',
    expand: 'この手番で{{zone}}を拡張できました。どのゾーンも拡張していません。',
    otherZone: '代わりに{{zone}}を拡張できました。',
    buildWarehouse: '運河に倉庫を建てられました。',
    takeAbility: '能力を得られました。',
    takeContract: '契約を取れました。',
  },
};

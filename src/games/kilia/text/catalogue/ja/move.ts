import type { Translated } from '../../../../../language/translated';
import type { move as english } from '../en/move';

export const move: Translated<typeof english> = {
  chooseColour: '{{colour}}を選ぶ（{{zone}}・{{good}}）',
  refresh: '{{coins}}でカードを入れ替える',
  expand: '{{column}}列目のカードで{{zone}}を拡張：{{paid}}',
  expandBySprat: 'スモークスプラットで{{zone}}を拡張：{{paid}}',
  placeMerchant: '{{column}}列目のカードを{{good}}の商人として{{space}}に配置',
  takeContract: '{{contract}}を取る',
  takeAbility: '{{column}}列目の能力を得る：{{ability}}',
  buildWarehouse: '{{column}}列目のカードを運河の{{space}}番目に建設：{{cells}}',
  skipImprovement: '見送る',
  chooseGood: '{{goods}}を取る',
  fulfilContract: '{{contract}}を履行：{{paid}}',
  eatSprat: 'スモークスプラットを使う：{{gains}}',
  payCoins: '実績のために{{coins}}を支払う',
  endTurn: '手番を終える',
  chooseWindows: '窓を選ぶ：{{gains}}',
  missed: {
    contract: 'この手番に{{contract}}を履行できましたが、しませんでした。',
    expand: 'この手番に{{zone}}を拡張できましたが、どのゾーンも拡張しませんでした。',
    otherZone: '代わりに{{zone}}を拡張できました。',
    buildWarehouse: '運河にカードを建設できましたが、しませんでした。',
    takeAbility: '能力を得られましたが、得ませんでした。',
    takeContract: '契約を取れましたが、取りませんでした。',
  },
};

import type { Translated } from '../../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  line: '{{what}}：{{says}}',
  lacks: '不足：{{resources}}。',
  made: '{{what}}は職人が{{raw}}から作れます（S3.6）。手元に{{raw}}{{count}}個。',
  payable: '支払えます（S3.5）。',
  far: '届きません。カヌーが川のスペース{{space}}まで進む必要があります（S6.2）。',
  gives: '{{what}}を得るスペース、空きから',
  needs: '工作物の列で、これが必要なもの',
  cards: '工作物の列で、ここで得るものが必要なもの',
  cost: 'コスト {{resources}}',
  open: '置ける',
  joins: '置ける、同居に武力{{price}}（S4.7）',
  other: '{{worker}}なら置ける',
  shut: '今は不可',
  military: '武力',
  technology: '技術',
  expedition: '遠征',
  held: '手元に{{count}}個。',
  turnsInto: '職人が{{other}}に加工できます（S3.6）。',
  turnsFrom: '職人が{{other}}から作れます（S3.6）。',
  stop: {
    j: 'ここからは、まっすぐ進むか、ボーナスタイルか拠点に入ります（S6.6）。自分の馬車が2台ともここ以降にあれば、山道{{row}}を使えます（S6.5）。',
    b: 'ここに入ると得るもの：{{effects}}。タイルは残ります（S6.6）。',
    o: 'ここに入ると旗を置きます（S6.6）。終了時の得点：{{outpost}}。',
    hidden: '平地{{row}}がラウンド{{row}}の終わりに裏返るまでは、入っても旗を置けません（S6.6）。',
    camp: '道の終点です。空いている最もよい順位に入り、{{points}}点を得ます（S6.7）。',
  },
  riverSpace: '川{{at}}',
  river: {
    none: '何も得ません。',
    reserveAbility:
      'ここに入ると予約ができるようになります。工作物を作る代わりに、列の1枚を手元に置けます（S6.3、S3.4）。',
    reserveDiscount: 'ここに入ると、以後、予約した工作物の費用が1個減ります（S6.3）。',
    explorer: 'ここに入ると、このラウンドから使える5人目の開拓者を得ます（S6.3）。',
    tile: 'ここに入ると得るもの：{{effects}}。タイルは残ります（S6.3）。',
  },
  reach: 'カヌーがここにあれば、列の左から{{count}}枚まで届きます（S6.2）。',
  track: { military: '武力', technology: '川', expedition: '道' },
};

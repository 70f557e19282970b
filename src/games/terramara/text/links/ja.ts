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
  track: { military: '武力', technology: '川', expedition: '道' },
};

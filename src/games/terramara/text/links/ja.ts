import type { Translated } from '../../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  line: '{{what}}：{{says}}',
  lacks: '不足：{{resources}}。',
  made: '{{what}}は職人が{{raw}}から作れます（S3.6）。手元に{{raw}}{{count}}個。',
  payable: '支払えます（S3.5）。',
  far: '届きません。船が川のマス{{space}}に必要です（S6.2）。',
  gives: '{{what}}を得るスペース、空きから',
  needs: 'これが必要な列の工作物',
  cards: 'ここで得るものが必要な列の工作物',
  cost: '費用 {{resources}}',
  open: '置ける',
  joins: '置ける、同居に武力{{price}}（S4.7）',
  other: '{{worker}}なら置ける',
  shut: '今は不可',
  military: '武力',
  technology: '技術',
  expedition: '遠征',
  held: '手元に{{count}}個。',
  turn: '裏は{{other}}。職人が裏返します（S3.6）。',
  track: { military: '武力', technology: '川', expedition: '道' },
};

import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  title: '問題を報告',
  about:
    '報告には、この席から見えるボードと記録だけが入ります。隠れている情報は含まれません。ファイルに保存するかコピーして、このサイトの運営者に送ってください。',
  save: 'ファイルに保存',
  copy: 'コピー',
  copied: 'コピーしました',
  issue: 'Issueを開く',
  text: '報告の全文',
  close: '閉じる',
};

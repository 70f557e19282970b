import type { Translated } from '../../language/translated';
import type { kitText as en } from './textEn';

export const kitText = {
  contents: 'テーブルの各部',
  controls: 'テーブルと設定',
  earlier: 'リプレイ：{{move}}手目の局面です。',
  takenBack: '元に戻しました。',
  nothingToDo: '今できることはありません。',
  offTitle: '今できないことと、その理由',
  offEntry: '{{move}}：{{reason}}',
  choose: '選ぶ',
  chooseFirst: '先に1つ選んでください。',
  chooseSome: '先に選んでください。',
} satisfies Translated<typeof en>;

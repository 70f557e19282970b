import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  refused: 'このブラウザでは、データの保存が許可されていません。',
  full: 'このブラウザの保存領域がいっぱいです。',
  game: 'このまま遊べますが、ページを閉じるか再読み込みするとゲームは失われます。残すにはゲームを書き出してください。',
  other: 'このまま遊べますが、ページを閉じるか再読み込みすると、鍵と計画は失われます。',
  sameGame: 'このゲームは別のタブで開かれています',
  sameGameHint: '同時に遊べるのは1つのタブだけです。手はすべて保存されています。',
  otherGame: '別のタブで新しいゲームが始まりました',
  otherGameHint:
    'ここで遊んでいたゲームは保存してあり、ホームから開けます。ここで続けると、もう一方のゲームが保存されます。',
  playHere: 'ここで遊ぶ',
};

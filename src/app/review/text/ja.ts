import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  about:
    'ボットがあなたの手を、その時に見えていた情報だけで検討し、損の大きかった手を示します。1〜2分かかります。一時停止もできます。',
  begin: 'このゲームを検討する',
  goOn: '再開',
  stop: '一時停止',
  progress: '{{moves}}手中{{at}}手目を検討しています…',
  fetching: 'ゲームをダウンロードしています…',
  failed: 'ゲームを検討できませんでした：{{reason}}',
  outlook: '最終得点の予想',
  outlookHint: 'その時に見えていた情報から予想した{{unit}}',
  ofPlayer: '{{name}}：損の大きかった手',
  sum: '{{count}}手で約{{cost}}{{unit}}',
  soFar: 'これまで{{count}}手で約{{cost}}{{unit}}',
  best: '明らかな悪手はありませんでした。',
  move: '{{move}}手目',
  cost: '約{{cost}}{{unit}}の損',
  played: '実際の手',
  instead: 'ボットなら',
  changed: 'この手番の{{name}}：ボットの手なら{{better}}、実際は{{played}}。',
  later: 'この手番では同じですが、ボットの手のほうが後で得になります。',
  show: 'ボードで見る',
  tryIt: 'ここから試す',
  line: '{{move}}手目の後、ボットならこうしました：{{steps}}手のうち{{step}}手目',
  before: 'その前の局面',
  back: '1手戻る',
  forward: '1手進む',
  close: '得点へ戻る',
};

import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  about:
    'ボットが、あなたの決断の一つひとつを、その時に見えていたものだけから検討し、損の大きかった手を示します。1〜2分かかり、止めても続きから再開できます。',
  begin: 'このゲームを検討する',
  goOn: '続ける',
  stop: '止める',
  progress: '{{moves}}手中{{at}}手目を検討しています…',
  fetching: 'ゲームを取得しています…',
  failed: 'ゲームを検討できませんでした：{{reason}}',
  outlook: '各プレイヤーの見込み',
  outlookHint: 'その時に見えていたものから見込んだ、終了時の{{unit}}',
  ofPlayer: '{{name}}：損の大きかった決断',
  sum: '{{count}}回の決断で約{{cost}}{{unit}}',
  soFar: 'これまでに{{count}}回の決断で約{{cost}}{{unit}}',
  best: 'ボットのほうが明らかに良かった決断はありません。',
  move: '{{move}}手目',
  cost: '約{{cost}}{{unit}}の損',
  played: '実際の手',
  instead: 'ボットなら',
  changed: 'この手番の{{name}}：{{played}}ではなく{{better}}。',
  later: 'この手番だけでは同じですが、その後の見込みが上回ります。',
  show: 'ボードで見る',
  tryIt: 'ここから試す',
  line: '{{move}}手目の後、ボットならこうしました：{{steps}}歩中{{step}}歩目',
  before: 'その前の局面',
  back: '1歩戻る',
  forward: '1歩進む',
  close: '得点へ戻る',
};

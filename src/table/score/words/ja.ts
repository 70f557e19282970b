import type { Translated } from '../../../language/translated';
import type { score as en } from './en';

export const score: Translated<typeof en> = {
  ledger: {
    ifEnded: '今ゲームが終わった場合',
    final: '最終得点',
    total: '合計',
    changesOf: '{{name}}の増減',
    change: '増減',
    source: '内訳',
    by: '手',
    after: '残り',
    atStart: 'ゲーム開始',
    atMove: '{{move}}手目',
    byOther: '{{name}}：{{text}}',
  },
  final: {
    parts: 'ゲームのあと',
    result: '結果',
    winner: '勝者',
    replay: 'リプレイ',
    review: '検討',
    seeBoard: 'ボードを見る',
    leave: '退出',
    again: 'もう一度遊ぶ',
    asTable: '表で見る',
    endOf: '終了時',
    start: '開始',
    scoring: '最終得点計算',
    moves: '手数',
  },
};

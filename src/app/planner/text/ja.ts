import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  title: '計画',
  idle: 'ほかのプレイヤーの番の間に次の手番を計画できます。実行はされません。',
  empty: 'ここでの操作は実行されず、計画に加わります。',
  waits: 'ほかのプレイヤーの手ごとに、コストを計算し直します。',
  isTurn: 'あなたの番です。',
  broken: '手順{{step}}はもうできません：{{reason}}',
  revealed: '最後の手順で未知の情報が公開されるため、計画はここまでです。',
  others: '最後の手順で手番が終わります。',
  later: '次の手番が見えたら、計画をもう一度確かめます。',
  next: '手順1を実行',
  take: '手順{{step}}を取り消す：{{text}}',
  clear: 'すべて消す',
  begin: '計画を始める',
  goOn: '計画を続ける',
  leave: '計画を閉じる',
  toTurn: '自分の番に戻る',
  steps: '計画の手順',
};

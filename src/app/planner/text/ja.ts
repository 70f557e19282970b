import type { Translated } from '../../../language/translated';
import type { en } from './en';

export const ja: Translated<typeof en> = {
  title: '計画',
  idle: 'ほかのプレイヤーの番の間に次の手番を計画できます。実行はされません。',
  empty: '今の操作は実行されず、計画の手順になります。',
  waits: 'ほかのプレイヤーが動くたびに計算し直されます。',
  isTurn: 'あなたの番です。',
  broken: '手順{{step}}はもうできません：{{reason}}',
  revealed: '最後の手順のあとは誰にもわからないため、計画はここまでです。',
  others: '最後の手順で手番が終わります。',
  later: '次の手番が見えたら、計画をもう一度確かめます。',
  next: '手順1を実行',
  take: '手順{{step}}を取り消す：{{text}}',
  clear: 'すべて消す',
  begin: '計画を始める',
  goOn: '計画を続ける',
  leave: 'やめる',
  toTurn: '自分の番へ',
  steps: '計画の手順',
};

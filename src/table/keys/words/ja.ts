import type { Translated } from '../../../language/translated';
import type { keys as en } from './en';
import { keyNames } from './keyNames';

export const keys: Translated<typeof en> = {
  title: 'キー一覧',
  legend: '凡例',
  cards: '手札のカードへ（Enterで開く）',
  arrows: '地図では、その方向の次の場所へ。ほかでは地図を動かす',
  enter: '場所を選ぶ。もう一度押すとそこへ行く',
  zoom: '地図の拡大・縮小（0で全体）',
  escape: 'ダイアログを閉じる',
  look: '見て回る：矢印キーで移り、関係するものを表示',
  plan: 'ほかの人の番の間に手番を計画する。もう一度かEscで閉じる',
  help: 'ボタンの上ではそのルール、ほかではキー一覧',
  of: { cards: '1〜9', ...keyNames },
};

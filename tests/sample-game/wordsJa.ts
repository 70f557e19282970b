import type { Translated } from '../../src/language/translated';
import { kit } from '../../src/table/words/ja';
import type { en } from './words';

export const ja: Translated<typeof en> = {
  kit,
  good: { tea: '茶', salt: '塩', wool: '羊毛' },
  spot: { well: '井戸', inn: '宿', bazaar: '市場' },
  move: { bid: '{{card}}のカードを出す', go: '{{bag}}で{{spot}}へ行く', rest: '休んで茶を1つ取る' },
  log: {
    bid: '{{card}}のカードを出した',
    go: '{{bag}}で{{spot}}へ行った',
    rest: '休んで茶を1つ取った',
    move: '{{move}}',
    undo: '1手戻した',
    redo: '1手やり直した',
  },
  terms: {
    move: { bid: 'カードを出す', go: '場所へ行く', rest: '休む' },
    ruled: '{{sentence}}（{{rule}}）。',
  },
  round: 'ラウンド{{round}}／{{of}}',
  pay: '{{steps}}歩のために{{pieces}}個払う',
  hand: '手札（{{cards}}）',
  road: '道のり',
  refusal: {
    oneCard: '手札から1枚出します',
    notYourTurn: 'いまはあなたの番ではありません',
    taken: 'ほかの人がいます',
    price: '決まった数の持ち物で払います',
    badArguments: 'この手は足りないものがあります：{{move}}',
    notLegal: 'いまはできません：{{move}}',
    noSuchMove: '「{{move}}」という手はありません',
  },
};

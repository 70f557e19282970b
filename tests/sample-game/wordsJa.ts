import type { Translated } from '../../src/language/translated';
import { kit } from '../../src/table/words/ja';
import type { en } from './words';

export const ja: Translated<typeof en> = {
  kit,
  good: { tea: '茶', salt: '塩', wool: '羊毛' },
  spot: { well: '井戸', inn: '宿', bazaar: '市場' },
  bid: '{{card}}のカードを出す',
  go: '{{bag}}で{{spot}}へ行く',
  rest: '休んで茶を1つ取る',
  round: 'ラウンド{{round}}／{{of}}',
  pay: '{{steps}}歩のために{{pieces}}個払う',
  hand: '手札（{{cards}}）',
  road: '道のり',
  refusal: {
    oneCard: '手札から1枚出します（R1.1）。',
    notYourTurn: 'あなたの番ではありません（R1.2）。',
    goOrRest: 'どこかへ行くか、休みます（R2.1）。',
    taken: 'ほかの人がいます（R2.2）。',
    price: '決まった数の持ち物で払います（R2.3）。',
  },
};

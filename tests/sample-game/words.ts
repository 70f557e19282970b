import type { Language } from '../../src/language/language';
import { type Bag, GOODS, type Refusal, SPOTS } from './rules';

const en = {
  good: { tea: 'tea', salt: 'salt', wool: 'wool' },
  spot: { well: 'Well', inn: 'Inn', bazaar: 'Bazaar' },
  bid: (card: number) => `Bid the card ${card}`,
  go: (spot: string, bag: string) => `Go to the ${spot} for ${bag}`,
  rest: 'Rest, and take 1 tea',
  round: (round: number, of: number) => `Round ${round} of ${of}`,
  over: 'The game is over',
  pieces: (n: number, steps: number) => `${n} pieces, ${steps} steps`,
  toAct: (names: string) => `${names} to act`,
  yours: 'It is your turn',
  more: (good: string) => `More ${good}`,
  less: (good: string) => `Less ${good}`,
  cards: (n: number) => `${n} cards`,
  confirm: 'Confirm',
  track: 'Steps on the road',
  again: 'Play again',
  leave: 'Leave',
  refusals: {
    'R1.1': 'You bid one card of your hand (R1.1).',
    'R2.1': 'You go to a place or rest (R2.1).',
    'R2.2': 'Somebody is there already (R2.2).',
    'R2.3': 'A place is paid with so many pieces that you have (R2.3).',
    notYourTurn: 'It is not your turn (R1.2).',
  } satisfies Record<Refusal, string>,
};

const ja: typeof en = {
  good: { tea: '茶', salt: '塩', wool: '羊毛' },
  spot: { well: '井戸', inn: '宿', bazaar: '市場' },
  bid: (card) => `${card}のカードを出す`,
  go: (spot, bag) => `${bag}で${spot}へ行く`,
  rest: '休んで茶を1つ取る',
  round: (round, of) => `ラウンド${round}／${of}`,
  over: 'ゲーム終了',
  pieces: (n, steps) => `${n}個、${steps}歩`,
  toAct: (names) => `${names}の番`,
  yours: 'あなたの番です',
  more: (good) => `${good}を増やす`,
  less: (good) => `${good}を減らす`,
  cards: (n) => `カード${n}枚`,
  confirm: '決定',
  track: '道のり',
  again: 'もう一度',
  leave: '終わる',
  refusals: {
    'R1.1': '手札から1枚出します（R1.1）。',
    'R2.1': 'どこかへ行くか、休みます（R2.1）。',
    'R2.2': 'ほかの人がいます（R2.2）。',
    'R2.3': '決まった数の持ち物で払います（R2.3）。',
    notYourTurn: 'あなたの番ではありません（R1.2）。',
  },
};

export const words = (language: Language) => (language === 'ja' ? ja : en);

export const bagText = (bag: Bag, language: Language): string =>
  GOODS.filter((good) => bag[good] > 0)
    .map((good) => `${bag[good]} ${words(language).good[good]}`)
    .join(', ');

export function moveText(move: string, args: readonly unknown[], language: Language): string {
  const t = words(language);
  const spot = SPOTS.find(({ id }) => id === args[0]);
  if (move === 'bid') return t.bid(Number(args[0]));
  return spot === undefined ? t.rest : t.go(t.spot[spot.id], bagText(args[1] as Bag, language));
}

import type { KeyOf } from '../../src/language/translated';
import { createTranslators } from '../../src/language/translator';
import { kit } from '../../src/table/words/en';
import { type Bag, type Card, type G, GOODS, type Player } from './rules';

export const en = {
  kit,
  good: { tea: 'tea', salt: 'salt', wool: 'wool' },
  spot: { well: 'Well', inn: 'Inn', bazaar: 'Bazaar' },
  /** What a player may do. */
  move: { bid: 'Bid the card {{card}}', go: 'Go to the {{spot}} for {{bag}}', rest: 'Rest, and take 1 tea' },
  /** What a player did, after the name. */
  log: {
    bid: 'bids the card {{card}}',
    go: 'goes to the {{spot}} for {{bag}}',
    rest: 'rests and takes 1 tea',
    move: '{{move}}',
    undo: 'undoes a step',
    redo: 'redoes a step',
  },
  terms: {
    move: { bid: 'bid a card', go: 'go to a place', rest: 'rest' },
    ruled: '{{sentence}} ({{rule}}).',
  },
  round: 'Round {{round}} of {{of}}',
  pay: 'Pay {{pieces}} for {{steps}} steps',
  hand: 'Hand ({{cards}})',
  road: 'Steps on the road',
  refusal: {
    oneCard: 'You bid one card of your hand',
    notYourTurn: 'It is not your turn for this',
    taken: 'Somebody is there already',
    price: 'A place is paid with so many pieces that you have',
    badArguments: 'This move is incomplete: {{move}}',
    notLegal: 'This is not possible now: {{move}}',
    noSuchMove: 'There is no move called “{{move}}”',
  },
};

export const { translator, isTextKey, loadWords } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./wordsJa')).ja,
});
export type Words = ReturnType<typeof translator>;

export const bagText = (bag: Bag, t: Words): string =>
  GOODS.flatMap((good) => (bag[good] === undefined ? [] : `${bag[good]} ${t(`good.${good}`)}`)).join(', ');

const cardText = (card: Card): string => (card === 'hidden' ? '?' : `${card}`);

/** Describes a player as far as the viewer may see. */
export function lineOf({ goods, hand, bid, track }: Player, t: Words): string {
  const shown = bid === null ? [] : [t('move.bid', { card: cardText(bid) })];
  const cards = `${t('hand', { cards: hand.length })} ${hand.map(cardText).join(' ')}`;
  return [bagText(goods, t), cards, ...shown, `${t('road')}: ${track}`].join('; ');
}

export const roundOf = ({ round, rounds }: G, t: Words): string =>
  t('round', { round: Math.min(round, rounds), of: rounds });

import type { KeyOf } from '../../src/language/translated';
import { createTranslators } from '../../src/language/translator';
import { kit } from '../../src/table/words/en';
import { type Bag, type Card, type G, GOODS, type Player, type Reason, SPOT_IDS } from './rules';

export const en = {
  kit,
  good: { tea: 'tea', salt: 'salt', wool: 'wool' },
  spot: { well: 'Well', inn: 'Inn', bazaar: 'Bazaar' },
  bid: 'Bid the card {{card}}',
  go: 'Go to the {{spot}} for {{bag}}',
  rest: 'Rest, and take 1 tea',
  round: 'Round {{round}} of {{of}}',
  pay: 'Pay {{pieces}} for {{steps}} steps',
  hand: 'Hand ({{cards}})',
  road: 'Steps on the road',
  refusal: {
    oneCard: 'You bid one card of your hand (R1.1).',
    notYourTurn: 'It is not your turn (R1.2).',
    goOrRest: 'You go to a place or rest (R2.1).',
    taken: 'Somebody is there already (R2.2).',
    price: 'A place is paid with so many pieces that you have (R2.3).',
  } satisfies Record<Reason, string>,
};

export const { translator, isTextKey, loadWords } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./wordsJa')).ja,
});
export type Words = ReturnType<typeof translator>;

const bagText = (bag: Bag, t: Words): string =>
  GOODS.flatMap((good) => (bag[good] === undefined ? [] : `${bag[good]} ${t(`good.${good}`)}`)).join(', ');

export function moveText(move: string, args: readonly unknown[], t: Words): string {
  const spot = SPOT_IDS.find((id) => id === args[0]);
  if (move === 'bid') return t('bid', { card: String(args[0] ?? '?') });
  return spot === undefined
    ? t('rest')
    : t('go', { spot: t(`spot.${spot}`), bag: bagText(args[1] as Bag, t) });
}

const cardText = (card: Card): string => (card === 'hidden' ? '?' : `${card}`);

/** Describes a player as far as the viewer may see. */
export function lineOf({ goods, hand, bid, track }: Player, t: Words): string {
  const shown = bid === null ? [] : [t('bid', { card: cardText(bid) })];
  const cards = `${t('hand', { cards: hand.length })} ${hand.map(cardText).join(' ')}`;
  return [bagText(goods, t), cards, ...shown, `${t('road')}: ${track}`].join('; ');
}

export const roundOf = ({ round, rounds }: G, t: Words): string =>
  t('round', { round: Math.min(round, rounds), of: rounds });

/** Things that are paid and gained, counted by kind, and said in words. */

import { GOODS, type Good } from '../content/terms';
import type { Contract } from '../content/vocabulary';
import type { Translate } from '../text/table/index';

/** How much of each kind; absent: none. */
export type Bag = Partial<Readonly<Record<Good | 'any' | 'coins' | 'contract', number>>>;

const KINDS = [...GOODS, 'any', 'coins', 'contract'] as const;

export function sumBags(...bags: readonly Bag[]): Bag {
  const sum: Partial<Record<(typeof KINDS)[number], number>> = {};
  for (const kind of KINDS) {
    const amount = bags.reduce((total, bag) => total + (bag[kind] ?? 0), 0);
    if (amount !== 0) sum[kind] = amount;
  }
  return sum;
}

export const isEmptyBag = (bag: Bag): boolean => KINDS.every((kind) => (bag[kind] ?? 0) === 0);

export const costOf = ({ cost }: Contract): Bag => cost;
export const rewardOf = ({ reward }: Contract): Bag => reward;

/** "2 salt, 1 brick and 3 coins"; "nothing". */
export function bagPhrase(bag: Bag, t: Translate): string {
  const items = KINDS.flatMap((kind) => {
    const count = bag[kind] ?? 0;
    return count === 0 ? [] : [t(`terms.pieces.${kind}`, { count })];
  });
  return items.length === 0 ? t('terms.nothing') : items.join(t('kit.comma'));
}

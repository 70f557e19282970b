/** Amounts paid and gained, by kind, and their wording. */

import { GOODS, type Good } from '../content/terms';
import type { Contract } from '../content/vocabulary';
import type { Translate } from '../text/table/en';

/** Amount of each kind. Missing kinds count as 0. */
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

/**
 * Returns what a supply lacks for a cost. Goods that the cost doesn't name can serve as "any". Ignores merchants
 * and trades.
 */
export function lackingOf(cost: Bag, goods: Readonly<Record<Good, number>>, coins: number): Bag {
  const short = (amount: number, has: number) => Math.max(0, amount - has);
  const spare = GOODS.reduce((sum, good) => sum + short(goods[good], cost[good] ?? 0), 0);
  return sumBags(...GOODS.map((good) => ({ [good]: short(cost[good] ?? 0, goods[good]) })), {
    any: short(cost.any ?? 0, spare),
    coins: short(cost.coins ?? 0, coins),
  });
}

/** Formats a bag, for example "2 salt, 1 brick and 3 coins", or "nothing". */
export function bagPhrase(bag: Bag, t: Translate): string {
  const items = KINDS.flatMap((kind) => {
    const count = bag[kind] ?? 0;
    return count === 0 ? [] : [t(`terms.pieces.${kind}`, { count })];
  });
  return items.length === 0 ? t('terms.nothing') : items.join(t('kit.comma'));
}

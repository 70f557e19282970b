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

/** What of a cost is not in a supply of goods and coins; any good is paid by what the cost does not name. Merchants and
 *  trades are not counted. */
export function lackingOf(cost: Bag, goods: Readonly<Record<Good, number>>, coins: number): Bag {
  const short = (amount: number, has: number) => Math.max(0, amount - has);
  const spare = GOODS.reduce((sum, good) => sum + short(goods[good], cost[good] ?? 0), 0);
  return sumBags(...GOODS.map((good) => ({ [good]: short(cost[good] ?? 0, goods[good]) })), {
    any: short(cost.any ?? 0, spare),
    coins: short(cost.coins ?? 0, coins),
  });
}

/** "2 salt, 1 brick and 3 coins"; "nothing". */
export function bagPhrase(bag: Bag, t: Translate): string {
  const items = KINDS.flatMap((kind) => {
    const count = bag[kind] ?? 0;
    return count === 0 ? [] : [t(`terms.pieces.${kind}`, { count })];
  });
  return items.length === 0 ? t('terms.nothing') : items.join(t('kit.comma'));
}

import { countOf, worthOf } from '../../../rules-kit/bag';
import { recordOf } from '../../../rules-kit/records';
import { board } from '../content/board';
import { GOODS, type Goods } from '../content/terms';

/** Sum of a good's selling prices over all rows of the price table */
const soldFor = recordOf(GOODS, (good) =>
  Object.values(board.sellPrices).reduce((sum, prices) => sum + (prices[good] ?? 0), 0),
);

/** Returns the goods of the list that sell for the least. The fewest, if the list has several amounts. */
export function cheapestOf(list: readonly Goods[]): Goods {
  let best: Goods = {};
  let least = Number.POSITIVE_INFINITY;
  for (const goods of list) {
    const worth = worthOf(GOODS, goods, soldFor) + countOf(GOODS, goods) / 100;
    if (worth < least) [best, least] = [goods, worth];
  }
  return best;
}

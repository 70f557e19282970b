/** Counts the goods of a payment that replace others of the cost (R4.3), for the log. */
import { type Bag, countOf } from '../../../rules-kit/bag';
import { GOODS, type Good } from '../content/terms';

type Standing = {
  /** Number of goods replaced by three equal goods each (R7.1) */
  readonly threes: number;
  /** Number of goods replaced by one other good with a swap ability (R4.6a) */
  readonly swaps: number;
};

/**
 * Returns how many goods of a cost were paid by others.
 * @param given own goods and deliveries of an exact payment
 */
export function standIns(due: Bag<Good> & { readonly any?: number }, given: Bag<Good>): Standing {
  // Three goods in place of one are two more than the cost.
  const threes = Math.max(0, (countOf(GOODS, given) - countOf(GOODS, due) - (due.any ?? 0)) / 2);
  const lacking = GOODS.reduce((sum, good) => sum + Math.max(0, (due[good] ?? 0) - (given[good] ?? 0)), 0);
  return { threes, swaps: Math.max(0, lacking - threes) };
}

import { bagsOf, bagsWithin, plus, toBag } from '../../../rules-kit/bag';
import { GOODS, type Good, type Goods } from '../content/terms';
import type { Stock } from './state/state';

export const emptyStock = (): Stock => ({ daily: 0, chinese: 0, fur: 0, sable: 0 });

// These run for every move that a bot tries. Naming the four kinds is faster than a loop.

export const load = (stock: Readonly<Stock>): number => stock.daily + stock.chinese + stock.fur + stock.sable;

export const countGoods = (goods: Goods): number =>
  (goods.daily ?? 0) + (goods.chinese ?? 0) + (goods.fur ?? 0) + (goods.sable ?? 0);

export const hasGoods = (stock: Readonly<Stock>, goods: Goods): boolean =>
  stock.daily >= (goods.daily ?? 0) &&
  stock.chinese >= (goods.chinese ?? 0) &&
  stock.fur >= (goods.fur ?? 0) &&
  stock.sable >= (goods.sable ?? 0);

export function addGoods(stock: Stock, goods: Goods, sign: 1 | -1 = 1): void {
  for (const good of GOODS) stock[good] += sign * (goods[good] ?? 0);
}

/** Returns the canonical form: without zeros, kinds in the rulebook's order. */
export const toGoods = (pieces: Goods): Goods => toBag(GOODS, pieces);

export const bothGoods = (a: Goods, b: Goods): Goods => plus(GOODS, a, b);

const subsets = new Map<number, readonly Goods[]>();
/** More than a worker ever holds of one kind, even with a content pack's largest rewards. */
const MOST = 1024;

/**
 * Lists every selection of pieces from a stock, the empty one first. The selections are canonical, frozen and cached by
 * stock.
 */
export function selections(stock: Readonly<Stock>): readonly Goods[] {
  const key = ((stock.daily * MOST + stock.chinese) * MOST + stock.fur) * MOST + stock.sable;
  let list = subsets.get(key);
  if (list === undefined) {
    list = bagsWithin(GOODS, { most: stock });
    subsets.set(key, list);
  }
  return list;
}

/** Lists every canonical mix of `count` pieces of the given kinds. */
export const mixes = (count: number, of: readonly Good[]): readonly Goods[] =>
  bagsOf(
    GOODS.filter((good) => of.includes(good)),
    count,
  );

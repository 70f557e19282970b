import { bagsOf, bagsWithin, plus, toBag } from '../../../rules-kit/bag';
import { GOODS, type Good, type Goods } from '../content/terms';
import type { Stock } from './state';

export const emptyStock = (): Stock => ({ daily: 0, chinese: 0, fur: 0, sable: 0 });

// These are asked at every move that a bot tries, so they name the four kinds instead of going over a list.

/** Pieces in all. */
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

/** The canonical form: zeros left out, kinds in the rulebook's order. */
export const toGoods = (pieces: Goods): Goods => toBag(GOODS, pieces);

/** All pieces of both, canonical. */
export const bothGoods = (a: Goods, b: Goods): Goods => plus(GOODS, a, b);

const subsets = new Map<number, readonly Goods[]>();
/** More pieces of one kind than a worker ever holds, a content pack's largest rewards included. */
const MOST = 1024;

/** Every selection of pieces from a stock, the empty one first; canonical, frozen, remembered by stock. */
export function selections(stock: Readonly<Stock>): readonly Goods[] {
  const key = ((stock.daily * MOST + stock.chinese) * MOST + stock.fur) * MOST + stock.sable;
  let list = subsets.get(key);
  if (list === undefined) {
    list = bagsWithin(GOODS, { most: stock });
    subsets.set(key, list);
  }
  return list;
}

/** Every way to take `count` pieces of the given kinds in any mix, canonical. */
export const mixes = (count: number, of: readonly Good[]): readonly Goods[] =>
  bagsOf(
    GOODS.filter((good) => of.includes(good)),
    count,
  );

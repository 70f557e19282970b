import { GOODS, type Good, type Goods } from '../content/terms';
import type { Stock } from './state';

export const emptyStock = (): Stock => ({ daily: 0, chinese: 0, fur: 0, sable: 0 });

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

/** All pieces of both, canonical. */
export function bothGoods(a: Goods, b: Goods): Goods {
  const stock = emptyStock();
  addGoods(stock, a);
  addGoods(stock, b);
  return toGoods(stock);
}

/** The canonical form: zeros left out, kinds in the rulebook's order. */
export function toGoods(stock: Goods): Goods {
  const goods: Goods = {};
  for (const good of GOODS) {
    const pieces = stock[good];
    if (pieces !== undefined && pieces > 0) goods[good] = pieces;
  }
  return goods;
}

const subsets = new Map<number, readonly Goods[]>();
/** More pieces of one kind than a worker ever holds, a content pack's largest rewards included. */
const MOST = 1024;

/** Every selection of pieces from a stock, the empty one first; canonical, frozen, remembered by stock. */
export function selections(stock: Readonly<Stock>): readonly Goods[] {
  const key = ((stock.daily * MOST + stock.chinese) * MOST + stock.fur) * MOST + stock.sable;
  let list = subsets.get(key);
  if (list === undefined) {
    const all: Goods[] = [];
    for (let daily = 0; daily <= stock.daily; daily++)
      for (let chinese = 0; chinese <= stock.chinese; chinese++)
        for (let fur = 0; fur <= stock.fur; fur++)
          for (let sable = 0; sable <= stock.sable; sable++)
            all.push(Object.freeze(toGoods({ daily, chinese, fur, sable })));
    list = all;
    subsets.set(key, list);
  }
  return list;
}

/** Every way to take `count` pieces of the given kinds in any mix, canonical. */
export function mixes(count: number, of: readonly Good[]): readonly Goods[] {
  const most = emptyStock();
  for (const good of of) most[good] = count;
  return selections(most).filter((goods) => countGoods(goods) === count);
}

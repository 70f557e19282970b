import { outside } from '../../../rules-kit/indexed';
import type { Good, Goods } from '../content/terms';
import type { Stock } from '../rules/state/state';

/** All loads possible with one capacity, numbered so that plans can use flat tables. */
export type Loads = {
  readonly capacity: number;
  readonly count: number;
  readonly list: readonly Stock[];
  /** Returns a load's number. Pieces over the capacity are dropped, cheapest first. */
  number(daily: number, chinese: number, fur: number, sable: number): number;
};

const BASE = 16;
const CHEAPEST_FIRST: readonly Good[] = ['daily', 'fur', 'chinese', 'sable'];
const remembered = new Map<number, Loads>();

function createLoads(capacity: number): Loads {
  const list: Stock[] = [];
  const numbers = new Int16Array(BASE ** 4).fill(-1);
  const key = (daily: number, chinese: number, fur: number, sable: number) =>
    ((daily * BASE + chinese) * BASE + fur) * BASE + sable;
  for (let daily = 0; daily <= capacity; daily++)
    for (let chinese = 0; daily + chinese <= capacity; chinese++)
      for (let fur = 0; daily + chinese + fur <= capacity; fur++)
        for (let sable = 0; daily + chinese + fur + sable <= capacity; sable++) {
          numbers[key(daily, chinese, fur, sable)] = list.length;
          list.push({ daily, chinese, fur, sable });
        }
  const clip = (stock: Stock): number => {
    let over = stock.daily + stock.chinese + stock.fur + stock.sable - capacity;
    for (const good of CHEAPEST_FIRST) {
      const left = Math.min(over, stock[good]);
      stock[good] -= left;
      over -= left;
    }
    return numbers[key(stock.daily, stock.chinese, stock.fur, stock.sable)] ?? outside();
  };
  return {
    capacity,
    count: list.length,
    list,
    number: (daily, chinese, fur, sable) => {
      const known = daily + chinese + fur + sable <= capacity;
      if (!known) return clip({ daily, chinese, fur, sable });
      return numbers[key(daily, chinese, fur, sable)] ?? outside();
    },
  };
}

export function loadsOf(capacity: number): Loads {
  let loads = remembered.get(capacity);
  if (loads === undefined) {
    loads = createLoads(capacity);
    remembered.set(capacity, loads);
  }
  return loads;
}

/** Load changes: `from[i]` becomes `to[i]` and brings `gold[i]`. */
export type Changes = { readonly from: Int16Array; readonly to: Int16Array; readonly gold: Float32Array };

export type Change = readonly [from: number, to: number, gold: number];

export function toChanges(list: readonly Change[]): Changes {
  const from = new Int16Array(list.length);
  const to = new Int16Array(list.length);
  const gold = new Float32Array(list.length);
  for (const [i, change] of list.entries()) [from[i], to[i], gold[i]] = change;
  return { from, to, gold };
}

/** Returns the number of the load after removing `less` and adding `more`; null if the load doesn't contain `less`. */
export function changed(loads: Loads, stock: Stock, less: Goods, more: Goods): number | null {
  const daily = stock.daily - (less.daily ?? 0);
  const chinese = stock.chinese - (less.chinese ?? 0);
  const fur = stock.fur - (less.fur ?? 0);
  const sable = stock.sable - (less.sable ?? 0);
  if (daily < 0 || chinese < 0 || fur < 0 || sable < 0) return null;
  return loads.number(
    daily + (more.daily ?? 0),
    chinese + (more.chinese ?? 0),
    fur + (more.fur ?? 0),
    sable + (more.sable ?? 0),
  );
}

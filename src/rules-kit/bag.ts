/**
 * A bag holds pieces of several kinds, such as a load, a payment or loot. Its canonical form has kinds in the
 * rulebook's order and leaves out kinds without pieces, so that lists of legal moves can be compared.
 */

import { cacheBounded } from './cacheBounded';
import { itemAt } from './indexed';

export type Bag<Kind extends string> = { readonly [Each in Kind]?: number };

/** Returns the canonical form of a bag. */
export function toBag<Kind extends string>(kinds: readonly Kind[], pieces: Bag<Kind>): Bag<Kind> {
  const bag: { [Each in Kind]?: number } = {};
  for (const kind of kinds) {
    const count = pieces[kind];
    if (count !== undefined && count > 0) bag[kind] = count;
  }
  return bag;
}

export const countOf = <Kind extends string>(kinds: readonly Kind[], bag: Bag<Kind>): number => {
  let count = 0;
  for (const kind of kinds) count += bag[kind] ?? 0;
  return count;
};

/** Adds two bags, or subtracts the second if `sign` is −1. The result is canonical. */
export function plus<Kind extends string>(
  kinds: readonly Kind[],
  a: Bag<Kind>,
  b: Bag<Kind>,
  sign: 1 | -1 = 1,
): Bag<Kind> {
  const bag: { [Each in Kind]?: number } = {};
  for (const kind of kinds) bag[kind] = (a[kind] ?? 0) + sign * (b[kind] ?? 0);
  return toBag(kinds, bag);
}

/** Returns the value of a bag at a price per kind. Kinds with the price null count as 0. */
export function worthOf<Kind extends string>(
  kinds: readonly Kind[],
  bag: Bag<Kind>,
  price: Readonly<Record<Kind, number | null>>,
): number {
  let value = 0;
  for (const kind of kinds) value += (bag[kind] ?? 0) * (price[kind] ?? 0);
  return value;
}

type Limits<Kind extends string> = {
  /** The most of each kind; missing kinds aren't allowed. Without `most`, only the other limits apply. */
  readonly most?: Bag<Kind>;
  /** The most pieces in total. */
  readonly room?: number;
  /** Price per piece of each kind. Missing kinds are free. */
  readonly price?: { readonly [Each in Kind]?: number | null };
  /** The most that all pieces together may cost. */
  readonly budget?: number;
};

/**
 * Returns every bag of these kinds within the limits, empty bag first, with the last kind varying fastest. Bags are
 * canonical and frozen.
 * @throws RangeError if a kind has no limit
 */
export function bagsWithin<Kind extends string>(kinds: readonly Kind[], limits: Limits<Kind>): Bag<Kind>[] {
  const { most, room = Number.POSITIVE_INFINITY, price, budget = Number.POSITIVE_INFINITY } = limits;
  const bags: Bag<Kind>[] = [];
  const counts = kinds.map(() => 0);
  const filled = (): Bag<Kind> => {
    const bag: { [Each in Kind]?: number } = {};
    kinds.forEach((kind, at) => {
      const count = itemAt(counts, at);
      if (count > 0) bag[kind] = count;
    });
    return Object.freeze(bag);
  };
  const fill = (at: number, left: number, gold: number): void => {
    if (at === kinds.length) {
      bags.push(filled());
      return;
    }
    const kind = itemAt(kinds, at);
    const apiece = price?.[kind] ?? 0;
    const affordable = apiece > 0 ? Math.floor(gold / apiece) : Number.POSITIVE_INFINITY;
    const limit = Math.min(most === undefined ? left : (most[kind] ?? 0), left, affordable);
    if (limit === Number.POSITIVE_INFINITY)
      throw new RangeError(
        `bagsWithin: ${kind} has no limit, expected a most, room, or a price and a budget`,
      );
    fill(at + 1, left, gold);
    for (let pieces = 1; pieces <= limit; pieces++) {
      counts[at] = pieces;
      fill(at + 1, left - pieces, gold - pieces * apiece);
    }
    counts[at] = 0;
  };
  fill(0, room, budget);
  return bags;
}

/** Returns every bag of exactly `count` pieces, with at most `most` of each kind. */
export const bagsOf = <Kind extends string>(
  kinds: readonly Kind[],
  count: number,
  most?: Bag<Kind>,
): Bag<Kind>[] => bagsWithin(kinds, { most, room: count }).filter((bag) => countOf(kinds, bag) === count);

/** Larger rooms aren't cached, because their keys would exceed the range of exact integers. */
const MOST_ROOM = 50;
const MOST_LISTS = 4000;

/**
 * Caches results by stock and room, because few combinations occur. A kind never needs more pieces than `room`.
 * Callers must not change the results.
 */
export function rememberedBy<Kind extends string, Made>(
  kinds: readonly Kind[],
  make: (stock: Bag<Kind>, room: number) => Made,
): (stock: Bag<Kind>, room: number) => Made {
  const kept = new Map<number, Made>();
  return (stock, room) => {
    if (room > MOST_ROOM) return make(stock, room);
    // The room comes first so that keys with different bases are distinct.
    let key = room;
    for (const kind of kinds) key = key * (room + 1) + Math.min(stock[kind] ?? 0, room);
    return kept.get(key) ?? cacheBounded(kept, MOST_LISTS, key, make(stock, room));
  };
}

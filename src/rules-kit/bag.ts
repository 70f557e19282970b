/** Bags of pieces of several kinds: a load, a payment, loot, a conversion. The canonical form has the kinds in the rulebook's
 *  order and none of no pieces, so that lists of legal moves can be compared. */

import { keep } from './keep';

export type Bag<Kind extends string> = { readonly [Each in Kind]?: number };

/** The canonical form. */
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

/** The pieces of both, or with −1 those of the first that are not in the second; canonical. */
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

/** What the pieces come to at a price for one of each kind; null: it has none, and counts nothing. */
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
  /** The most of each kind, none of one that is left out; without it only the other limits hold. */
  readonly most?: Bag<Kind>;
  /** The most pieces in all. */
  readonly room?: number;
  /** What one piece of a kind costs; one that is left out costs nothing. */
  readonly price?: { readonly [Each in Kind]?: number | null };
  /** What may be spent in all. */
  readonly budget?: number;
};

/** Every bag of these kinds within the limits, the empty one first, the last kind changing quickest; canonical, frozen.
 *  @throws RangeError where nothing limits a kind: there would be no end of bags. */
export function bagsWithin<Kind extends string>(kinds: readonly Kind[], limits: Limits<Kind>): Bag<Kind>[] {
  const { most, room = Number.POSITIVE_INFINITY, price, budget = Number.POSITIVE_INFINITY } = limits;
  const bags: Bag<Kind>[] = [];
  const counts = kinds.map(() => 0);
  const filled = (): Bag<Kind> => {
    const bag: { [Each in Kind]?: number } = {};
    kinds.forEach((kind, at) => {
      if (counts[at] > 0) bag[kind] = counts[at];
    });
    return Object.freeze(bag);
  };
  const fill = (at: number, left: number, gold: number): void => {
    if (at === kinds.length) {
      bags.push(filled());
      return;
    }
    const kind = kinds[at];
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

/** Every bag of exactly so many pieces of these kinds, none of a kind more than `most` has. */
export const bagsOf = <Kind extends string>(
  kinds: readonly Kind[],
  count: number,
  most?: Bag<Kind>,
): Bag<Kind>[] => bagsWithin(kinds, { most, room: count }).filter((bag) => countOf(kinds, bag) === count);

/** Rooms beyond this are not remembered: their keys would no longer be exact numbers. */
const MOST_ROOM = 50;
const MOST_LISTS = 4000;

/** Remembers what is made of a stock and a room for so many pieces, since the same few come again and again: of each
 *  kind no more counts than there is room for. What is made must not be changed. */
export function rememberedBy<Kind extends string, Made>(
  kinds: readonly Kind[],
  make: (stock: Bag<Kind>, room: number) => Made,
): (stock: Bag<Kind>, room: number) => Made {
  const kept = new Map<number, Made>();
  return (stock, room) => {
    if (room > MOST_ROOM) return make(stock, room);
    // The room leads, so that numbers of different bases never meet.
    let key = room;
    for (const kind of kinds) key = key * (room + 1) + Math.min(stock[kind] ?? 0, room);
    return kept.get(key) ?? keep(kept, MOST_LISTS, key, make(stock, room));
  };
}

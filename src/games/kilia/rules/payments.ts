/**
 * Payments of goods (R4.3, R4.9, R6.1) as counts by kind, never as single pieces. A payment uses own goods and
 * merchants' deliveries. It is exact when it serves each unit of the need with nothing left over. A unit is served
 * by a good of its kind, a good that a swap lets replace it, three own goods of one other kind, or a delivery of
 * its kind. Own goods and deliveries serve an `any` unit one for one. A payment of `total` pieces for `n` units
 * therefore contains (total − n) / 2 trades. Whether the pieces can be assigned depends only on which kinds are
 * traded: Hall's condition on at most 5 demands decides it.
 */

import { outside } from '../../../rules-kit/indexed';

/** Counts of goods in the order of `GOODS`. */
export type Counts = readonly [number, number, number, number];

export type Need = { readonly goods: Counts; readonly any: number };

export type Purse = {
  readonly own: Counts;
  /** Number of deliveries left from merchants of each kind. */
  readonly deliver: Counts;
  /** For each good, a bit set of the goods it can pay for: itself and its swap partners (R4.6a). */
  readonly standsFor: Counts;
  /** Bit set of goods that score at the end (R10.4). R4.9b never prefers spending these. */
  readonly points: number;
};

export type Uses = { readonly own: Counts; readonly deliver: Counts };

/** A good as an index into `Counts`. */
export type Kind = 0 | 1 | 2 | 3;
const KINDS: readonly Kind[] = [0, 1, 2, 3];
const ANY = 1 << 4;
const ALL_GOODS = 0b1111;
const RATIO = 3;

export type Vector = [number, number, number, number];

const sum = ([a, b, c, d]: Counts): number => a + b + c + d;

/**
 * A need prepared for Hall's condition. For each set of demands it holds the units due and bit sets of the kinds
 * whose own goods, trades and deliveries can serve them.
 */
type Problem = {
  readonly need: Need;
  readonly units: number;
  readonly active: number;
  readonly standsFor: Counts;
  readonly sets: readonly {
    readonly units: number;
    readonly own: number;
    readonly traded: number;
    readonly delivered: number;
  }[];
};

const bitsOf = (isIn: (kind: Kind) => boolean): number =>
  KINDS.reduce<number>((bits, kind) => (isIn(kind) ? bits | (1 << kind) : bits), 0);

/** Returns the demands of a need as a bit set. */
function activeOf({ goods, any }: Need): number {
  let active = any > 0 ? ANY : 0;
  for (const kind of KINDS) if (goods[kind] > 0) active |= 1 << kind;
  return active;
}

function problemOf(need: Need, active: number, standsFor: Counts): Problem {
  const { goods, any } = need;
  const sets: Problem['sets'][number][] = [];
  for (let set = active; set > 0; set = (set - 1) & active) {
    let units = set & ANY ? any : 0;
    for (const kind of KINDS) if (set & (1 << kind)) units += goods[kind];
    sets.push({
      units,
      own: bitsOf((kind) => ((standsFor[kind] | ANY) & set) !== 0),
      traded: bitsOf((kind) => (ALL_GOODS & ~(1 << kind) & set) !== 0),
      delivered: bitsOf((kind) => (((1 << kind) | ANY) & set) !== 0),
    });
  }
  return { need, units: sum(goods) + any, active, standsFor, sets };
}

/** Cached problem of a need and the payment lists found for it. Games repeat the same positions often. */
type Known = { readonly problem: Problem; readonly lists: Map<number, readonly Uses[]> };
type KnownOfNeed = { readonly active: number; readonly problems: Map<number, Known> };

const MOST_KNOWN = 8000;
let known = new WeakMap<Need, KnownOfNeed>();
let lists = 0;

/** Packs four counts, each below `base`, into one number. */
const packed = ([a, b, c, d]: Counts, base: number): number => ((a * base + b) * base + c) * base + d;

function knownOf(need: Need, [a, b, c, d]: Counts): Known {
  let ofNeed = known.get(need);
  if (ofNeed === undefined) {
    ofNeed = { active: activeOf(need), problems: new Map() };
    known.set(need, ofNeed);
  }
  const { active, problems } = ofNeed;
  // Drop swaps for goods that aren't needed, so that more positions share a cache entry.
  const standsFor: Counts = [a & active, b & active, c & active, d & active];
  const key = packed(standsFor, ANY);
  let found = problems.get(key);
  if (found === undefined) {
    found = { problem: problemOf(need, active, standsFor), lists: new Map() };
    problems.set(key, found);
  }
  return found;
}

/**
 * Packs pieces into a cache key. Counts are capped at 3 × `units` + 1 own goods of a kind and `units` deliveries,
 * since more makes no difference.
 */
function piecesKey(units: number, own: Counts, deliver: Counts): number {
  const square = (units + 1) * (units + 1);
  return packed(own, RATIO * units + 2) * (square * square) + packed(deliver, units + 1);
}

/**
 * Whether own goods and deliveries cover the need, possibly with a surplus. `traded` counts the 3:1 trades by kind.
 */
function covers({ sets }: Problem, own: Counts, traded: Counts, deliver: Counts): boolean {
  // A loop over the kinds is slower, and no other code of Kilia's bots runs as often.
  for (const set of sets) {
    const left =
      set.units -
      paidBy(set, 1, own[0], traded[0], deliver[0]) -
      paidBy(set, 2, own[1], traded[1], deliver[1]) -
      paidBy(set, 4, own[2], traded[2], deliver[2]) -
      paidBy(set, 8, own[3], traded[3], deliver[3]);
    if (left > 0) return false;
  }
  return true;
}

/** Returns the units of a set that the pieces of the kind with this bit can pay. */
function paidBy(
  set: Problem['sets'][number],
  bit: number,
  own: number,
  traded: number,
  delivered: number,
): number {
  let units = 0;
  if (set.own & bit) units += own - RATIO * traded;
  if (set.traded & bit) units += traded;
  if (set.delivered & bit) units += delivered;
  return units;
}

const NO_TRADES: Counts = [0, 0, 0, 0];

/** Tries all ways to make `left` more trades from the kind at `at` on. Restores `traded` before it returns. */
function coversFrom(
  problem: Problem,
  own: Counts,
  deliver: Counts,
  traded: Vector,
  at: number,
  left: number,
): boolean {
  if (left === 0) return covers(problem, own, traded, deliver);
  const kind = KINDS[at];
  if (kind === undefined) return false;
  const most = Math.min(left, Math.floor(own[kind] / RATIO));
  let found = false;
  for (let times = most; times >= 0 && !found; times--) {
    traded[kind] = times;
    found = coversFrom(problem, own, deliver, traded, at + 1, left - times);
  }
  traded[kind] = 0;
  return found;
}

/** Whether these pieces cover the need with exactly `trades` trades of any kinds. */
const coversWithTrades = (problem: Problem, own: Counts, deliver: Counts, trades: number): boolean =>
  trades === 0
    ? covers(problem, own, NO_TRADES, deliver)
    : coversFrom(problem, own, deliver, [0, 0, 0, 0], 0, trades);

const tradesIn = (units: number, { own, deliver }: Uses): number =>
  (sum(own) + sum(deliver) - units) / (RATIO - 1);

function isExactFor(problem: Problem, uses: Uses): boolean {
  const trades = tradesIn(problem.units, uses);
  return Number.isInteger(trades) && trades >= 0 && coversWithTrades(problem, uses.own, uses.deliver, trades);
}

/** Whether these pieces pay the need exactly, with nothing left over (R4.3). */
export const isExact = (need: Need, standsFor: Counts, uses: Uses): boolean =>
  isExactFor(knownOf(need, standsFor).problem, uses);

/** Whether R4.9 drops this payment because of a better exact payment. */
function isLeftOut(problem: Problem, purse: Purse, uses: Uses): boolean {
  const trades = tradesIn(problem.units, uses);
  // (a) The same pieces with fewer trades also suffice, so a smaller payment exists.
  for (let fewer = 0; fewer < trades; fewer++)
    if (coversWithTrades(problem, uses.own, uses.deliver, fewer)) return true;
  // (b) One own good y that doesn't score replaces three x.
  const own: Vector = [...uses.own];
  for (const x of KINDS) {
    if (own[x] < RATIO) continue;
    for (const y of KINDS) {
      if (y === x || purse.own[y] <= own[y] || purse.points & (1 << y)) continue;
      own[x] -= RATIO;
      own[y] += 1;
      if (coversWithTrades(problem, own, uses.deliver, trades - 1)) return true;
      own[x] += RATIO;
      own[y] -= 1;
    }
  }
  return false;
}

/**
 * Whether a listed payment can contain a trade of kind `x`: some needed good has no better source that is sure to
 * remain (R4.9). `most` is the largest number of pieces of one kind that a payment can use otherwise.
 */
function mayTrade({ need, standsFor }: Problem, { own, points }: Purse, x: Kind, most: number): boolean {
  return KINDS.some((y) => {
    if (y === x || need.goods[y] === 0 || standsFor[x] & (1 << y)) return false;
    return KINDS.every((z) => z === x || !(standsFor[z] & (1 << y)) || points & (1 << z) || own[z] <= most);
  });
}

/**
 * Whether R4.9 certainly drops a payment with these trades: three x, or an unused own good that doesn't score,
 * serves every unit directly. `used` are the payment's own goods.
 */
function isTradeInVain(
  { active, standsFor }: Problem,
  { own, points }: Purse,
  traded: Counts,
  used: Counts,
): boolean {
  const wanted = active & ALL_GOODS;
  let spare = 0;
  for (const kind of KINDS) if (own[kind] > used[kind] && !(points & (1 << kind))) spare |= 1 << kind;
  for (const x of KINDS) {
    if (traded[x] === 0) continue;
    // Units that x or an unused own good can serve without a trade.
    let served = standsFor[x] | (1 << x);
    for (const z of KINDS) if (z !== x && spare & (1 << z)) served |= standsFor[z];
    if ((wanted & ~served) === 0) return true;
  }
  return false;
}

/**
 * Enumerates all ways to spread `left` units over sources within their limits. `room` is the capacity of the
 * sources from `at` on.
 */
function spreadOver(
  limits: readonly number[],
  room: number,
  left: number,
  into: number[],
  at: number,
  found: () => void,
): void {
  if (left > room) return;
  if (left === 0) {
    found();
    return;
  }
  const limit = limits[at] ?? outside();
  const rest = room - limit;
  for (let count = Math.min(left, limit); count >= 0 && left - count <= rest; count--) {
    into[at] = count;
    spreadOver(limits, rest, left - count, into, at + 1, found);
  }
  into[at] = 0;
}

function findPayments(problem: Problem, purse: Purse): readonly Uses[] {
  const { units, active } = problem;
  if (units === 0) return [{ own: [0, 0, 0, 0], deliver: [0, 0, 0, 0] }];
  const { own, deliver, standsFor } = purse;
  const limits = [
    ...KINDS.map((kind) => ((standsFor[kind] | ANY) & active ? own[kind] : 0)),
    ...KINDS.map((kind) => (((1 << kind) | ANY) & active ? deliver[kind] : 0)),
    ...KINDS.map((kind) =>
      mayTrade(problem, purse, kind, RATIO * (units - 1)) ? Math.floor(own[kind] / RATIO) : 0,
    ),
  ];
  const found: { readonly uses: Uses; readonly trades: number }[] = [];
  const seen = new Set<number>();
  const counts = limits.map(() => 0);
  // Reused for every candidate, because there are far more candidates than payments.
  const traded: Vector = [0, 0, 0, 0];
  const used: Vector = [0, 0, 0, 0];
  const delivered: Vector = [0, 0, 0, 0];
  const room = limits.reduce((all, limit) => all + limit, 0);
  spreadOver(limits, room, units, counts, 0, () => {
    for (const kind of KINDS) {
      traded[kind] = counts[8 + kind] ?? outside();
      used[kind] = (counts[kind] ?? outside()) + RATIO * traded[kind];
      delivered[kind] = counts[4 + kind] ?? outside();
    }
    if (used[0] > own[0] || used[1] > own[1] || used[2] > own[2] || used[3] > own[3]) return;
    const trades = sum(traded);
    if (trades > 0 && isTradeInVain(problem, purse, traded, used)) return;
    if (!covers(problem, used, traded, delivered)) return;
    if (trades > 0) {
      const key = piecesKey(units, used, delivered);
      if (seen.has(key)) return;
      seen.add(key);
      if (isLeftOut(problem, purse, { own: used, deliver: delivered })) return;
    }
    found.push({ uses: { own: [...used], deliver: [...delivered] }, trades });
  });
  // Payments from own goods first, then deliveries, and trades last.
  return found.sort((a, b) => a.trades - b.trades).map(({ uses }) => uses);
}

const POINTS = 1 << KINDS.length;

/**
 * Reduces a purse to the parts that affect the list, so that similar purses share a cache entry. A kind that can't
 * serve a unit directly only matters in threes, for trades. Scoring goods only matter where trades are possible.
 */
function relevantOf({ units, active, standsFor }: Problem, purse: Purse): Purse {
  // More pieces of one kind than this make no difference.
  const most = RATIO * units + 1;
  const own: Vector = [0, 0, 0, 0];
  const deliver: Vector = [0, 0, 0, 0];
  let points = 0;
  let isTraded = false;
  for (const kind of KINDS) {
    const bit = 1 << kind;
    const held = Math.min(purse.own[kind], most);
    if (held >= RATIO) isTraded = true;
    if ((standsFor[kind] | ANY) & active) {
      own[kind] = held;
      points |= purse.points & bit;
    } else own[kind] = held - (held % RATIO);
    if ((bit | ANY) & active) deliver[kind] = Math.min(purse.deliver[kind], units);
  }
  return { own, deliver, standsFor, points: isTraded ? points : 0 };
}

/** Lists the payments of a need (R4.9), regardless of coins. Each needs `sum(deliver)` activations. */
export function paymentsFor(need: Need, purse: Purse): readonly Uses[] {
  const { problem, lists: ofProblem } = knownOf(need, purse.standsFor);
  const relevant = relevantOf(problem, purse);
  const { own, deliver, points } = relevant;
  const key = piecesKey(problem.units, own, deliver) * POINTS + points;
  const listed = ofProblem.get(key);
  if (listed !== undefined) return listed;
  const found = findPayments(problem, relevant);
  if (lists >= MOST_KNOWN) {
    known = new WeakMap();
    lists = 0;
  }
  lists += 1;
  ofProblem.set(key, found);
  return found;
}

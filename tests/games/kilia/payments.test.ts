/** Compares payments with a literal reading of R4.3 and R4.9 that takes pieces one by one. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Counts,
  isExact,
  type Need,
  type Purse,
  paymentsFor,
  type Uses,
} from '../../../src/games/kilia/rules/payments';
import { itemAt } from '../../../src/rules-kit/indexed';

/**
 * R4.3 piece by piece: each due unit takes an own good of its kind, one by a swap, three of another kind, or a
 * delivery.
 */
function paysPieceByPiece(
  due: readonly number[],
  own: number[],
  deliver: number[],
  standsFor: Counts,
): boolean {
  const [unit, ...rest] = due;
  if (unit === undefined) return [...own, ...deliver].every((count) => count === 0);
  const tryWith = (list: number[], kind: number, pieces: number): boolean => {
    const held = itemAt(list, kind);
    if (held < pieces) return false;
    list[kind] = held - pieces;
    const paid = paysPieceByPiece(rest, own, deliver, standsFor);
    list[kind] = held;
    return paid;
  };
  const isAny = unit === 4;
  return [0, 1, 2, 3].some(
    (kind) =>
      ((isAny || kind === unit) && tryWith(deliver, kind, 1)) ||
      ((isAny || (itemAt(standsFor, kind) & (1 << unit)) > 0) && tryWith(own, kind, 1)) ||
      (!isAny && kind !== unit && tryWith(own, kind, 3)),
  );
}

const dueOf = ({ goods, any }: Need): number[] => [
  ...goods.flatMap((count, kind) => Array.from({ length: count }, () => kind)),
  ...Array.from({ length: any }, () => 4),
];

const isExactPieceByPiece = (need: Need, purse: Purse, { own, deliver }: Uses): boolean =>
  paysPieceByPiece(dueOf(need), [...own], [...deliver], purse.standsFor);

function allUses({ own, deliver }: Purse): Uses[] {
  let all: number[][] = [[]];
  for (const most of [...own, ...deliver])
    all = all.flatMap((counts) => Array.from({ length: most + 1 }, (_, count) => [...counts, count]));
  return all.map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) => ({
    own: [a, b, c, d],
    deliver: [e, f, g, h],
  }));
}

const flat = ({ own, deliver }: Uses): number[] => [...own, ...deliver];

/** R4.9 read literally, over every exact payment. */
function listWordForWord(need: Need, purse: Purse): Uses[] {
  const exact = allUses(purse).filter((uses) => isExactPieceByPiece(need, purse, uses));
  return exact.filter(
    (q) =>
      !exact.some((r) => {
        const [a, b] = [flat(r), flat(q)];
        const less =
          a.every((count, at) => count <= itemAt(b, at)) && a.some((count, at) => count < itemAt(b, at));
        if (less) return true;
        const change = a.map((count, at) => count - itemAt(b, at));
        const y = change.findIndex((count, at) => at < 4 && count === 1);
        const x = change.findIndex((count, at) => at < 4 && count === -3);
        const others = change.every((count, at) => at === x || at === y || count === 0);
        return x >= 0 && y >= 0 && others && (purse.points & (1 << y)) === 0;
      }),
  );
}

const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
] as const;

function standsForOf(swaps: readonly boolean[]): Counts {
  const standsFor: [number, number, number, number] = [1, 2, 4, 8];
  PAIRS.forEach(([a, b], at) => {
    if (!swaps[at]) return;
    standsFor[a] |= 1 << b;
    standsFor[b] |= 1 << a;
  });
  return standsFor;
}

const counts = (most: number): fc.Arbitrary<Counts> =>
  fc.tuple(fc.nat(most), fc.nat(most), fc.nat(most), fc.nat(most));
const needs: fc.Arbitrary<Need> = fc
  .record({ goods: counts(3), any: fc.nat(2) })
  .filter(({ goods, any }) => goods.reduce((sum, count) => sum + count, any) <= 4);
const purses: fc.Arbitrary<Purse> = fc
  .record({
    own: fc.oneof(counts(4), fc.tuple(fc.nat(7), fc.nat(1), fc.nat(6), fc.nat(2))),
    deliver: counts(1),
    swaps: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }),
    fewSwaps: fc.boolean(),
    points: fc.nat(15),
  })
  .map(({ own, deliver, swaps, fewSwaps, points }) => ({
    own,
    deliver,
    standsFor: standsForOf(fewSwaps ? swaps.map((swap, at) => swap && at < 2) : swaps),
    points,
  }));

const sorted = (list: readonly Uses[]): string[] => list.map((uses) => flat(uses).join()).sort();

describe('payments', () => {
  it('R4.9 lists the same payments as a literal reading of the rule over small positions', () => {
    fc.assert(
      fc.property(needs, purses, (need, purse) => {
        expect(sorted(paymentsFor(need, purse))).toEqual(sorted(listWordForWord(need, purse)));
      }),
      { numRuns: 250 },
    );
  });

  it('R4.3 accepts exactly the payments that work piece by piece with nothing left over', () => {
    fc.assert(
      fc.property(needs, purses, fc.nat(), (need, purse, pick) => {
        const all = allUses(purse);
        for (let step = 0; step < 60; step++) {
          const uses = itemAt(all, (pick + step * 7919) % all.length);
          expect(isExact(need, purse.standsFor, uses)).toBe(isExactPieceByPiece(need, purse, uses));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('takes at most a tenth of a second for any contract that a content pack can contain', () => {
    const worst: readonly Need[] = [
      { goods: [1, 1, 1, 1], any: 2 },
      { goods: [2, 1, 1, 1], any: 1 },
      { goods: [4, 1, 1, 0], any: 0 },
      { goods: [0, 0, 0, 0], any: 6 },
    ];
    const purse: Purse = {
      own: [99, 99, 99, 99],
      deliver: [3, 3, 2, 2],
      standsFor: standsForOf([false, false, false, false, false, false]),
      points: 15,
    };
    for (const need of worst) {
      const times = Array.from({ length: 5 }, () => {
        const start = process.cpuUsage();
        paymentsFor({ ...need }, purse);
        return process.cpuUsage(start).user / 1000;
      });
      expect(Math.min(...times), JSON.stringify(need)).toBeLessThan(100);
    }
  });
});

/** Compares the ends of an expedition with the road of the rulebook (S6.4). */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoadSpaceId } from '../../../src/games/terramara/content/terms';
import type { G } from '../../../src/games/terramara/rules/state/state';
import type { Step } from '../../../src/games/terramara/rules/tracks';
import { entryOf } from '../../../src/rules-kit/indexed';
import { entriesOf } from '../../../src/rules-kit/records';
import { effect, legal, play, position } from './table';

type Pair = readonly [string, string];

const SPACES: readonly RoadSpaceId[] = [
  'start',
  'way',
  ...[1, 2, 3, 4].flatMap((row) => [`j${row}`, `b${row}`, `o${row}`] as const),
  'camp',
];

/**
 * Returns the next spaces by the rulebook's road: to the first junction, then straight on or by one side to the
 * next, finally to the camp.
 */
function waysOn(space: string): readonly string[] {
  if (space === 'camp') return [];
  if (space === 'start') return ['way'];
  if (space === 'way') return ['j1'];
  const row = Number(space[1]);
  const ahead = row === 4 ? 'camp' : `j${row + 1}`;
  return space.startsWith('j') ? [ahead, `b${row}`, `o${row}`] : [ahead];
}

/** A player's caravans are interchangeable. */
const keyOf = ([one, other]: Pair): string => [one, other].sort().join();

/**
 * Returns every pair of spaces after `points` points. Each point moves one caravan one step; points that neither
 * can use are lost.
 */
function reachedBy(from: Pair, points: number): ReadonlySet<string> {
  let pairs: readonly Pair[] = [from];
  for (let left = points; left > 0; left--) {
    pairs = pairs.flatMap(([one, other]): readonly Pair[] => {
      const next: readonly Pair[] = [
        ...waysOn(one).map((to): Pair => [to, other]),
        ...waysOn(other).map((to): Pair => [one, to]),
      ];
      return next.length === 0 ? [[one, other]] : next;
    });
  }
  return new Set(pairs.map(keyOf));
}

/** Returns every pair of spaces that legal moves lead to. */
function reachedByMoves(G: G): ReadonlySet<string> {
  const reached = new Set<string>();
  const follow = (at: G): void => {
    const top = at.pending.at(-1);
    if (top?.kind !== 'expedition') {
      reached.add(keyOf(entryOf(at.players, '0').caravans));
      return;
    }
    for (const step of legal(at, '0', 'step') as readonly Step[]) {
      const next: G = structuredClone(at);
      play(next, '0', 'step', step);
      follow(next);
    }
  };
  follow(G);
  return reached;
}

it('S6.4 reaches exactly the places on the road that an expedition can reach', () => {
  const space = fc.constantFrom(...SPACES);
  fc.assert(
    fc.property(space, space, fc.integer({ min: 1, max: 4 }), (one, other, points) => {
      const G = position({ players: { '0': { caravans: [one, other] } } });
      // Removes all bonus tiles of the road, so that none requires a choice on the way.
      G.bonusAside.push(...entriesOf(G.roadBonus).map(([, tile]) => tile));
      G.roadBonus = {};
      effect(G, '0', [{ expedition: points }]);
      expect([...reachedByMoves(G)].sort()).toEqual([...reachedBy([one, other], points)].sort());
    }),
    { numRuns: 150 },
  );
});

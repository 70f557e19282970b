import { board } from '../content/board';
import type { Season, WorkerId } from '../content/terms';
import { travelOptions } from '../rules/actions/travel';
import { type G, playerOf, workerOf } from '../rules/state/state';
import { traitsOf } from '../rules/traits';

/**
 * Destinations of one move from each space: `to[i]` for `cost[i]` gold, with i from `first[space]` up to `first[space +
 * 1]`.
 */
export type Reach = {
  readonly first: Int32Array;
  readonly to: Int16Array;
  readonly cost: Float32Array;
};

const remembered = new Map<string, Reach>();

/** Returns the reach at any price, because a player who is poor now may have the gold later. */
export function reachOf(G: G, workerId: WorkerId, season: Season): Reach {
  const traits = traitsOf(G, workerId);
  const by =
    season === 'winter'
      ? [traits.sledSpaces, traits.sledFreeSpaces]
      : [traits.landSpaces, traits.landPrice, traits.seaPrice];
  const key = `${season} ${by.join()} ${G.noEntry.join()}`;
  let reach = remembered.get(key);
  if (reach === undefined) {
    reach = compute(G, workerId, season);
    remembered.set(key, reach);
  }
  return reach;
}

function compute(G: G, workerId: WorkerId, season: Season): Reach {
  const numbers = new Map(board.spaces.map(({ id }, number) => [id, number]));
  const worker = workerOf(G, workerId);
  const owner = { ...playerOf(G, worker.owner), gold: 1000 };
  const players = { ...G.players, [worker.owner]: owner };
  const first: number[] = [];
  const to: number[] = [];
  const cost: number[] = [];
  for (const { id } of board.spaces) {
    first.push(to.length);
    const there = { ...G, players, workers: { ...G.workers, [workerId]: { ...worker, at: id } } };
    for (const option of travelOptions(there, workerId, season)) {
      to.push(numbers.get(option.to) ?? 0);
      cost.push(option.cost);
    }
  }
  first.push(to.length);
  return { first: Int32Array.from(first), to: Int16Array.from(to), cost: Float32Array.from(cost) };
}

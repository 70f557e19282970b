import type { SpaceId, WorkerId } from '../content/terms';
import type { G, Stock } from './state/state';
import { traitsOf } from './traits';

export type WorkerSummary = {
  /** Null from its reveal until its placing. */
  readonly place: SpaceId | null;
  readonly goods: Readonly<Stock>;
  readonly capacity: number;
  readonly acted: boolean;
};

/**
 * Returns where a worker is and what it carries.
 * @throws Error if the worker isn't in play
 */
export function workerSummary(G: G, workerId: WorkerId): WorkerSummary {
  const found = G.workers[workerId];
  if (found === undefined) throw new Error(`worker: ${workerId} is not in play`);
  return {
    place: found.at,
    goods: found.goods,
    capacity: traitsOf(G, workerId).capacity,
    acted: found.acted,
  };
}

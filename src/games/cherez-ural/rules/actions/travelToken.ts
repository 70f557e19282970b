import { recordOf } from '../../../../rules-kit/records';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { type PlayerID, SPACES, type SpaceId, type WorkerId } from '../../content/terms';
import type { Report } from '../facts';
import { adjacentTo, isClosed, isSpace } from '../spaces';
import { type G, placeOf, playerOf, workerOf } from '../state/state';

const argsOf = recordOf(SPACES, (id) => Object.freeze([id] as const));

export function listTravelToken(G: G, workerId: WorkerId, add: (args: readonly [SpaceId]) => void): void {
  const { at, owner } = workerOf(G, workerId);
  if (at === null || playerOf(G, owner).tokens === 0) return;
  for (const to of adjacentTo(at)) if (!isClosed(G, to)) add(argsOf[to]);
}

export function refuseTravelToken(G: G, workerId: WorkerId, to: SpaceId): Refusal | null {
  const { at, owner } = workerOf(G, workerId);
  if (playerOf(G, owner).tokens === 0) return refuse('R11.2', 'noToken');
  if (!isSpace(to)) return refuse('R11.2', 'noSuchSpace', { space: String(to) });
  if (at === null || !adjacentTo(at).includes(to)) return refuse('R11.2', 'notAdjacent', { space: to });
  return isClosed(G, to) ? refuse('R6.2', 'closed', { space: to }) : null;
}

/** Pays 1 token to move the acting worker 1 space along a route (R11.2). */
export function useTravelToken(
  G: G,
  playerID: PlayerID,
  workerId: WorkerId,
  to: SpaceId,
  report: Report,
): void {
  const worker = workerOf(G, workerId);
  playerOf(G, playerID).tokens -= 1;
  report({ fact: 'tokens', playerID, amount: -1 });
  report({ fact: 'moved', worker: workerId, from: placeOf(worker), to });
  worker.at = to;
}

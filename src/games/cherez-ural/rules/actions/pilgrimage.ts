import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import type { WorkerId } from '../../content/terms';
import { isVillage } from '../spaces';
import { type G, placeOf, workerOf } from '../state/state';
import { traitsOf } from '../traits';

const NO_ARGS: readonly [] = Object.freeze([]);

export function refusePilgrimageMarker(G: G, workerId: WorkerId): Refusal | null {
  const { at } = workerOf(G, workerId);
  if (!traitsOf(G, workerId).triggered.some(({ on }) => on === 'turnEndInVillage'))
    return refuse('R8.4', 'noPilgrim');
  if (!G.turn.actionDone) return refuse('R8.4', 'markerAfterAction');
  if (G.turn.markerLeft) return refuse('R8.4', 'markerOnce');
  if (at === null || !isVillage(at)) return refuse('R8.4', 'markerInVillage');
  return G.pilgrimage.includes(at) ? refuse('R8.4', 'markerThere', { space: at }) : null;
}

export function listPilgrimageMarker(G: G, workerId: WorkerId, add: (args: readonly []) => void): void {
  if (G.turn.actionDone && refusePilgrimageMarker(G, workerId) === null) add(NO_ARGS);
}

/**
 * Leaves a marker at the end of the worker's turn in a village; only ending the turn is possible afterwards (w12). The
 * box holds 10 markers, but the number isn't limited (official FAQ).
 */
export function leavePilgrimageMarker(G: G, workerId: WorkerId): void {
  G.pilgrimage.push(placeOf(workerOf(G, workerId)));
  G.turn.markerLeft = true;
}

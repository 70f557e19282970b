import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { PlayerID, WorkerId } from '../content/terms';
import { excess } from './actions/returnGoods';
import { type G, playerOf, workerOf } from './state/state';
import { traitsOf } from './traits';

const NO_ARGS: readonly [] = Object.freeze([]);

/** Lists the player's workers that haven't acted in this phase (R8.1). */
export const workersToAct = (G: G, playerID: PlayerID): WorkerId[] =>
  playerOf(G, playerID).workers.filter((workerId) => !workerOf(G, workerId).acted);

/** Returns the acting worker: the chosen one, or the only one that can act; null before the choice (R8.4). */
export function actingWorker(G: G, playerID: PlayerID): WorkerId | null {
  if (G.turn.worker !== null) return G.turn.worker;
  let only: WorkerId | null = null;
  for (const workerId of playerOf(G, playerID).workers) {
    if (workerOf(G, workerId).acted) continue;
    if (only !== null) return null;
    only = workerId;
  }
  return only;
}

export function listActivateWorker(G: G, playerID: PlayerID, add: (args: readonly [WorkerId]) => void): void {
  if (G.turn.worker !== null) return;
  const candidates = workersToAct(G, playerID);
  if (candidates.length > 1) for (const workerId of candidates) add([workerId]);
}

export function refuseActivateWorker(G: G, playerID: PlayerID, workerId: WorkerId): Refusal | null {
  if (!playerOf(G, playerID).workers.includes(workerId)) return refuse('R8.4', 'notYourWorker');
  if (workerOf(G, workerId).acted) return refuse('R8.4', 'workerActed');
  return actingWorker(G, playerID) === null ? null : refuse('R8.4', 'workerChosen');
}

export function activateWorker(G: G, workerId: WorkerId): void {
  G.turn.worker = workerId;
}

export function refuseEndTurn(G: G, playerID: PlayerID): Refusal | null {
  const workerId = actingWorker(G, playerID);
  if (workerId === null || !G.turn.actionDone) return refuse('R8.4', 'actionRequired');
  return excess(G, workerId) > 0 ? refuse('R6.1', 'returnFirst', { pieces: excess(G, workerId) }) : null;
}

export function listEndTurn(G: G, add: (args: readonly []) => void): void {
  if (G.turn.actionDone) add(NO_ARGS);
}

/** Marks the acting worker as done and ends the turn (R8.1). */
export function endTurn(G: G, playerID: PlayerID): void {
  const workerId = actingWorker(G, playerID);
  if (workerId === null) throw new Error('endTurn: no worker has acted');
  workerOf(G, workerId).acted = true;
  G.turn.over = true;
}

/** Removes the done markers at the end of a season phase. A worker with w04 may complete a business again (R8.2). */
export function endSeasonPhase(G: G): void {
  for (const worker of Object.values(G.workers)) {
    worker.acted = false;
    if (traitsOf(G, worker.id).businessesPer === 'phase') worker.businessDone = false;
  }
}

export function allHaveActed(G: G): boolean {
  return Object.values(G.workers).every(({ acted }) => acted);
}

/**
 * Returns the turn-order index of the first player from `start` on who can still act (R8.1); undefined if nobody can.
 */
export function nextToAct(G: G, start: number): number | undefined {
  const seats = G.turnOrder.length;
  for (let step = 0; step < seats; step++) {
    const position = (start + step) % seats;
    const { workers } = playerOf(G, itemAt(G.turnOrder, position));
    for (const workerId of workers) if (!workerOf(G, workerId).acted) return position;
  }
  return undefined;
}

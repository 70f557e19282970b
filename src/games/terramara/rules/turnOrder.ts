import { itemAt } from '../../../rules-kit/indexed';
import type { PlayerID } from '../content/terms';
import { type G, playerOf } from './state/state';

export function clockwiseFrom(numPlayers: number, first: PlayerID): PlayerID[] {
  const start = Number(first);
  return Array.from({ length: numPlayers }, (_, step) => String((start + step) % numPlayers));
}

/** Returns the round that a row belongs to (S2.3). */
export const roundOfRow = (row: number): number => Math.min(row, 5);

/** Whether a player has workers left to place (S2.4). */
export function hasWorker(G: G, playerID: PlayerID): boolean {
  const { explorers, chief, warriors } = playerOf(G, playerID);
  return explorers + chief + warriors > 0;
}

/** Returns the turn order position of the next player with a worker, from `start` on, or undefined. */
export function nextToPlace(G: G, start: number): number | undefined {
  const seats = G.turnOrder.length;
  for (let step = 0; step < seats; step++) {
    const position = (start + step) % seats;
    if (hasWorker(G, itemAt(G.turnOrder, position))) return position;
  }
  return undefined;
}

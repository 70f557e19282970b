/** The council phase (R9) and the start of the next round (R2). */
import { type PlayerID, SPACES } from '../content/terms';
import { chipsLeft, moveMarkersToWheels } from './achievements';
import type { Report } from './facts';
import { pileCounts } from './rows';
import { type G, playerOf } from './state/state';
import { hasWindowChoice, sail } from './voyage';

/** Whether some player has placed all chips (R2.2). */
const isEndTriggered = (G: G): boolean =>
  Object.values(G.players).some((player) => chipsLeft(G, player) === 0);

/** Whether no action card is left and all players only ended their turns in this round (R3.8). */
const isStalled = (G: G): boolean =>
  G.eventful !== true && G.actionRow.every((card) => card === null) && pileCounts(G).actions === 0;

/** Returns all coins on merchants to the common supply (R9.2). */
function sweepCoins(G: G): void {
  for (const player of Object.values(G.players)) for (const space of SPACES) player.used[space] = 0;
}

/** Sails all ships (R9.3) and starts the next round. Needs all windows to be chosen. */
function sailAndStartRound(G: G, report: Report): void {
  for (const playerID of G.turnOrder) sail(G, playerID, report);
  G.windows = {};
  G.final = isEndTriggered(G) || isStalled(G);
  G.round += 1;
  G.turnsTaken = 0;
  G.eventful = false;
  report({ fact: 'round', round: G.round, final: G.final });
}

/**
 * Ends the round: moves its markers to the wheels and clears the merchants' coins. Then ends the game, waits for
 * window choices, or sails (R9).
 */
export function beginCouncil(G: G, report: Report): void {
  moveMarkersToWheels(G, report);
  sweepCoins(G);
  if (G.final) {
    G.finished = true;
    report({ fact: 'end' });
    return;
  }
  G.choosing = G.turnOrder.filter((playerID) => hasWindowChoice(G, playerOf(G, playerID)));
  if (G.choosing.length === 0) sailAndStartRound(G, report);
}

/** Records a player's windows. The ships sail once all owners of ship 2 have chosen (R9.4). */
export function chooseWindows(G: G, playerID: PlayerID, windows: readonly number[], report: Report): void {
  G.windows[playerID] = [...windows];
  G.choosing = G.choosing.filter((other) => other !== playerID);
  if (G.choosing.length === 0) sailAndStartRound(G, report);
}

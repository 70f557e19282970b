/** The council phase (R9), and what leads on to the next round (R2). */
import { type PlayerID, SPACES } from '../content/terms';
import { chipsLeft, moveMarkersToWheels } from './achievements';
import type { Report } from './facts';
import { pileCounts } from './rows';
import type { G } from './state';
import { hasWindowChoice, sail } from './voyage';

/** R2.2: somebody has placed all chips. */
const isEndTriggered = (G: G): boolean =>
  Object.values(G.players).some((player) => chipsLeft(G, player) === 0);

/** R3.8: no action card is left, and nobody did anything in this round. */
const isAtRest = (G: G): boolean =>
  G.eventful !== true && G.actionRow.every((card) => card === null) && pileCounts(G).actions === 0;

/** R9.2. */
function sweepCoins(G: G): void {
  for (const player of Object.values(G.players)) for (const space of SPACES) player.used[space] = 0;
}

/** R9.3, then the next round. All windows are chosen. */
function sailAndGoOn(G: G, report: Report): void {
  for (const playerID of G.turnOrder) sail(G, playerID, report);
  G.windows = {};
  G.final = isEndTriggered(G) || isAtRest(G);
  G.round += 1;
  G.turnsTaken = 0;
  G.eventful = false;
  report({ fact: 'round', round: G.round, final: G.final });
}

/** The end of a round: markers and coins; then the ships sail, unless somebody must choose windows first, or the game ends. */
export function beginCouncil(G: G, report: Report): void {
  moveMarkersToWheels(G, report);
  sweepCoins(G);
  if (G.final) {
    G.finished = true;
    report({ fact: 'end' });
    return;
  }
  G.choosing = G.turnOrder.filter((playerID) => hasWindowChoice(G, G.players[playerID]));
  if (G.choosing.length === 0) sailAndGoOn(G, report);
}

/** R9.4: the windows of one player; the ships sail when all have chosen. */
export function chooseWindows(G: G, playerID: PlayerID, windows: readonly number[], report: Report): void {
  G.windows[playerID] = [...windows];
  G.choosing = G.choosing.filter((other) => other !== playerID);
  if (G.choosing.length === 0) sailAndGoOn(G, report);
}

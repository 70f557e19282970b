import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import type { PlayerID } from '../../content/terms';
import type { Report } from '../facts';
import { gainTokens } from '../gold';
import type { G } from '../state/state';

const NO_ARGS: readonly [] = Object.freeze([]);

/** Lists the action even at 3 tokens, so that a turn always has a possible action (R8.4 ruling). */
export function listGatherInformation(G: G, add: (args: readonly []) => void): void {
  if (!G.turn.actionDone) add(NO_ARGS);
}

export const refuseGatherInformation = (G: G): Refusal | null =>
  G.turn.actionDone ? refuse('R8.4', 'actionDoneAlready') : null;

/** Gives the player 1 travel token (R10.5). */
export function gatherInformation(G: G, playerID: PlayerID, report: Report): void {
  gainTokens(G, playerID, 1, report);
  G.turn.actionDone = true;
}

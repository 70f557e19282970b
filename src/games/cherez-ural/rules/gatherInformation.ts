import { type Refusal, refuse } from '../../../rules-kit/refusal';
import type { PlayerID } from '../content/terms';
import type { Report } from './facts';
import { gainTokens } from './gold';
import type { G } from './state';

const NO_ARGS: readonly [] = Object.freeze([]);

/** Always possible, also with 3 tokens, so that no turn can be stuck (R8.4 ruling). */
export function listGatherInformation(G: G, add: (args: readonly []) => void): void {
  if (!G.turn.actionDone) add(NO_ARGS);
}

export const refuseGatherInformation = (G: G): Refusal | null =>
  G.turn.actionDone ? refuse('R8.4', 'actionDoneAlready') : null;

/** R10.5: gain 1 travel token. */
export function gatherInformation(G: G, playerID: PlayerID, report: Report): void {
  gainTokens(G, playerID, 1, report);
  G.turn.actionDone = true;
}

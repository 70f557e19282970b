import type { PlayerID } from '../content/terms';
import { freshTurn, type G, type Moment } from './state/state';
import { hasWorker } from './turnOrder';

/**
 * Returns a view in which the player's next turn has just begun, without other players' pending choices, for
 * planning. Null outside the work phase, and if the player has no worker left (S2.4).
 */
export function ownTurn(
  view: G,
  { phase }: Pick<Moment, 'phase'>,
  playerID: PlayerID,
): { readonly G: G; readonly phase: string } | null {
  if (view.finished || phase !== 'work' || !hasWorker(view, playerID)) return null;
  return { G: { ...view, turn: freshTurn(), pending: [] }, phase };
}

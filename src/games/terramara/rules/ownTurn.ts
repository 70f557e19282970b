import type { PlayerID } from '../content/terms';
import { freshTurn, type G, type Moment } from './state';
import { hasWorker } from './turnOrder';

/** A view as if the player's next turn began now, for plans: what others still have to choose is left out. Null: the
 *  player has no worker left in this round (S2.4), or it has not begun. */
export function ownTurn(
  view: G,
  { phase }: Pick<Moment, 'phase'>,
  playerID: PlayerID,
): { readonly G: G; readonly phase: string } | null {
  if (view.finished || phase !== 'work' || !hasWorker(view, playerID)) return null;
  return { G: { ...view, turn: freshTurn(), pending: [] }, phase };
}

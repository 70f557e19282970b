import type { PlayerID } from '../content/terms';
import { freshTurn, type G, type Moment, playerOf } from './state/state';

/**
 * Returns a view in which the player's next turn has just begun, for planning. Null during the council phase, after
 * the game, and once the player has a colour in the colour phase.
 */
export function ownTurn(
  view: G,
  { phase }: Pick<Moment, 'phase'>,
  playerID: PlayerID,
): { readonly G: G; readonly phase: string } | null {
  if (view.finished) return null;
  if (phase === 'colours') return playerOf(view, playerID).colour === null ? { G: view, phase } : null;
  return phase === 'turns' ? { G: { ...view, turn: freshTurn() }, phase } : null;
}

import type { PlayerID } from '../content/terms';
import { freshTurn, type G, type Moment } from './state';

/** A view as if the player's next turn began now, for plans. Null: others choose for the council, or a colour that the
 *  player has already. */
export function ownTurn(
  view: G,
  { phase }: Pick<Moment, 'phase'>,
  playerID: PlayerID,
): { readonly G: G; readonly phase: string } | null {
  if (view.finished) return null;
  if (phase === 'colours') return view.players[playerID].colour === null ? { G: view, phase } : null;
  return phase === 'turns' ? { G: { ...view, turn: freshTurn() }, phase } : null;
}

import type { PlayerID } from '../../content/terms';
import type { G } from './state';

/**
 * Returns the public view, which all seats and spectators share. It hides the order of the pile and future neutral
 * cards (S1.6, S1.13, S2.2), but nothing after the game.
 */
export function viewFor(G: G, _playerID: PlayerID | null): G {
  if (G.finished) return G;
  return {
    ...G,
    pile: G.pile.map(() => 'hidden'),
    fireCards: G.fireCards.map(() => 'hidden'),
    neutralDraws: G.neutralDraws.map((draw, index) =>
      index < G.drawnRounds ? draw : draw.map(() => 'hidden'),
    ),
  };
}

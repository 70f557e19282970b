import type { PlayerID } from '../content/terms';
import type { G } from './state';

/** What a seat may know of the state, the same for all seats and onlookers: the order of the pile and the neutral cards to
 *  come are covered (S1.6, S1.13, S2.2). After the game everything lies open. */
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

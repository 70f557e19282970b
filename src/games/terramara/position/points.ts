import { type PlayerID, POINT_SOURCES, type PointSource } from '../content/terms';
import { scoreNow } from '../rules/scoring';
import type { G } from '../rules/state';

/** A player's points if the game ended now, by where they come from (S9.1 to S9.8). */
export const scoreParts = (
  G: G,
  playerID: PlayerID,
): readonly { readonly id: PointSource; readonly amount: number }[] => {
  const breakdown = scoreNow(G, playerID);
  return POINT_SOURCES.map((id) => ({ id, amount: breakdown[id] }));
};

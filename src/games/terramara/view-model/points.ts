import { type PlayerID, POINT_SOURCES, type PointSource } from '../content/terms';
import { contentOf } from '../rules/content-pack/contentOf';
import { scoreNow } from '../rules/scoring';
import { type G, type Owner, playerOf } from '../rules/state/state';

/** Returns a player's points by source if the game ended now (S9.1 to S9.8). */
export const scoreParts = (
  G: G,
  playerID: PlayerID,
): readonly { readonly id: PointSource; readonly amount: number }[] => {
  const breakdown = scoreNow(G, playerID);
  return POINT_SOURCES.map((id) => ({ id, amount: breakdown[id] }));
};

/** Returns the positions of all players and neutrals on the military track. */
export const militaries = (G: G): readonly { readonly owner: Owner; readonly at: number }[] => [
  ...G.turnOrder.map((owner) => ({ owner, at: playerOf(G, owner).military })),
  ...G.neutrals.map(({ id, military }) => ({ owner: id, at: military })),
];

/** Returns the points of the current military rank. Ties share the better one (S9.4). */
export function rankPoints(G: G, owner: Owner): number {
  const all = militaries(G);
  const own = all.find((each) => each.owner === owner)?.at ?? 0;
  return contentOf(G).military.rankVp[all.filter(({ at }) => at > own).length] ?? 0;
}

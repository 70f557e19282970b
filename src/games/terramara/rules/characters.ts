/** Abilities of characters (§8). */
import { itemAt } from '../../../rules-kit/indexed';
import type { CharacterId, PlayerID } from '../content/terms';
import { characterOf } from './content-pack/contentOf';
import { type G, playerOf } from './state/state';

/** Whether a player has this child's ability. Abilities start after the opening gains (S1.11). */
export const isChild = (G: G, playerID: PlayerID, character: CharacterId): boolean => {
  const player = playerOf(G, playerID);
  return player.character === character && !player.adult && G.opening === 'over';
};

export const isAdult = (G: G, playerID: PlayerID, character: CharacterId): boolean => {
  const player = playerOf(G, playerID);
  return player.character === character && player.adult;
};

/** Returns an adult character's points for `rank`, which starts at 1. The last value repeats for higher ranks. */
export function adultVp(G: G, character: CharacterId, rank: number): number {
  const table = characterOf(G, character).adultVp;
  if (table === undefined) throw new Error(`adultVp: character ${character} has no table`);
  return itemAt(table, Math.min(rank, table.length) - 1);
}

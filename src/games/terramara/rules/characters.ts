/** Which side of whose character is in force (§8). */
import type { CharacterId, PlayerID } from '../content/terms';
import { characterOf } from './contentOf';
import type { G } from './state';

/** A child's ability, once the opening gains are over (S1.11). */
export const isChild = (G: G, playerID: PlayerID, character: CharacterId): boolean => {
  const player = G.players[playerID];
  return player.character === character && !player.adult && G.opening === 'over';
};

export const isAdult = (G: G, playerID: PlayerID, character: CharacterId): boolean => {
  const player = G.players[playerID];
  return player.character === character && player.adult;
};

/** Points of a grown character's table, `rank` from 1 on; a table that is too short gives its last. */
export function adultVp(G: G, character: CharacterId, rank: number): number {
  const table = characterOf(G, character).adultVp;
  if (table === undefined) throw new Error(`adultVp: character ${character} has none`);
  return table[Math.min(rank, table.length) - 1];
}

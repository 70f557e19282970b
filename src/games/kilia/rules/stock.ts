import { COLOURS, type Colour, GOODS, type Good, type PlayerID, ZONES, type Zone } from '../content/terms';
import type { G, Player, Stock } from './state/state';

export const emptyStock = (): Stock => ({ salt: 0, brick: 0, wood: 0, wheat: 0 });

/** A colour, its good and its zone have the same index in their lists (R1.7, R1.10). */
export const goodOfColour = (colour: Colour): Good => GOODS[COLOURS.indexOf(colour)];
export const zoneOfColour = (colour: Colour): Zone => ZONES[COLOURS.indexOf(colour)];

/**
 * Returns a player by seat.
 * @throws Error if there is no such seat.
 */
export function seatOf(G: G, playerID: PlayerID): Player {
  const found = G.players[playerID];
  if (found === undefined)
    throw new Error(
      `player: no seat ${String(playerID)}, expected one of ${Object.keys(G.players).join(', ')}.`,
    );
  return found;
}

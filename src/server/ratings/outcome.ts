import type { Places } from '../../game-api/places';
import type { MatchData } from '../matches/matchData';

/** Returns places and scores of a finished game, or undefined if they are unknown. */
export type PlacesOf = (game: string, gameover: unknown) => Places | undefined;

/** The result of a rated match. */
export interface Outcome {
  readonly gameName: string;
  readonly isUnlisted: boolean;
  readonly seats: readonly {
    readonly seat: string;
    /** Level of the bot in the seat. */
    readonly level?: string;
    readonly place: number;
    readonly score: number;
  }[];
}

/** Returns the result of a rated match that has just ended, else undefined. */
export function outcomeOf(
  gameName: string,
  { rated, unlisted, players }: MatchData,
  gameover: unknown,
  placesOf: PlacesOf | undefined,
): Outcome | undefined {
  if (rated !== true || gameover === undefined) return undefined;
  const places = placesOf?.(gameName, gameover);
  if (places === undefined) return undefined;
  const seats = Object.entries(places).map(([seat, { place, score }]) => ({
    seat,
    level: players[Number(seat)]?.data?.bot as string | undefined,
    place,
    score,
  }));
  return { gameName, isUnlisted: unlisted === true, seats };
}

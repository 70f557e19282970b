/** Places in a finished game. Separate from the results, which load with the first table. */
import type { GameResult, PlayerScore } from './module';

/** Place and score by player. */
export type Places = Readonly<Record<string, { readonly place: number; readonly score: number }>>;

/**
 * Returns each player's place, 1 for the winners. Behind them the score decides, and equal scores share a place.
 */
export function placesIn({ winners, scores }: GameResult): Places {
  const isBetter = (one: PlayerScore, other: PlayerScore): boolean => {
    const [oneWins, otherWins] = [winners.includes(one.playerID), winners.includes(other.playerID)];
    return oneWins === otherWins ? !oneWins && one.total > other.total : oneWins;
  };
  return Object.fromEntries(
    scores.map((own) => [
      own.playerID,
      { place: 1 + scores.filter((other) => isBetter(other, own)).length, score: own.total },
    ]),
  );
}

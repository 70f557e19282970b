import type { GameResult } from './module';

/**
 * Returns the result of a game in which the highest score wins. Ties share the win. `scores` is by player in turn
 * order, and `part` names the score.
 */
export function mostWins(
  scores: Readonly<Record<string, number>>,
  part: { readonly id: string; readonly name: string },
): GameResult {
  const ranking = Object.keys(scores).sort((a, b) => scores[b] - scores[a]);
  return {
    ranking,
    winners: ranking.filter((id) => scores[id] === scores[ranking[0]]),
    scores: ranking.map((playerID) => ({
      playerID,
      total: scores[playerID],
      parts: [{ ...part, amount: scores[playerID] }],
    })),
  };
}

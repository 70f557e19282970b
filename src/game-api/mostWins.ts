import type { GameResult } from './module';

/**
 * Returns the result of a game in which the highest score wins. Ties share the win. `scores` is by player in turn
 * order, and `part` names the score.
 */
export function mostWins(
  scores: Readonly<Record<string, number>>,
  part: { readonly id: string; readonly name: string },
): GameResult {
  const ranked = Object.entries(scores).sort(([, a], [, b]) => b - a);
  const most = ranked[0]?.[1];
  return {
    ranking: ranked.map(([playerID]) => playerID),
    winners: ranked.filter(([, score]) => score === most).map(([playerID]) => playerID),
    scores: ranked.map(([playerID, score]) => ({
      playerID,
      total: score,
      parts: [{ ...part, amount: score }],
    })),
  };
}

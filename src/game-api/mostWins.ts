import type { GameResult } from './module';

/** How a game ended in which whoever has most has won, and all who have as much share it: `scores` by player, in turn
 *  order, and what is counted. */
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

/** Converts results to rewards for bots, which don't know about points. */
import { gameResult } from './scoring';
import type { G } from './state/state';

/**
 * Maps a lead in points, positive or negative, to the range 0 to 1, so that bots keep playing for points in a
 * decided game.
 */
export const byLead = (lead: number): number => Math.min(1, Math.max(0, 0.5 + lead / (2 * MOST_LEAD)));

/** The lead in points at which the reward saturates. */
const MOST_LEAD = 40;

/** Share of the reward that depends on winning. The rest depends on the lead. */
export const WIN = 0.75;

/** Returns each seat's reward, 0 to 1. A shared win counts in part (R10.5). */
export function rewards(G: G): number[] {
  const { scores, winners } = gameResult(G);
  return scores.map(({ playerID, total }) => {
    const best = Math.max(
      ...scores.filter((other) => other.playerID !== playerID).map((other) => other.total),
    );
    const won = winners.includes(playerID) ? 1 / winners.length : 0;
    return WIN * won + (1 - WIN) * byLead(total - best);
  });
}

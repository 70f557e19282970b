/** A result as its players feel it, for those who play to the best of it without knowing what points are. */
import { gameResult } from './scoring';
import type { G } from './state';

/** Points ahead or behind on the scale from 0 to 1, so that a game that is won or lost is played on. */
export const byLead = (lead: number): number => Math.min(1, Math.max(0, 0.5 + lead / (2 * MOST_LEAD)));

/** The lead that counts in full. */
const MOST_LEAD = 40;

/** How much of a result is the win; the rest is the lead. */
export const WIN = 0.75;

/** By seat, from 0 to 1. A shared win is worth its share (R10.5). */
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

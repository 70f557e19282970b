/** A result as its players feel it, for those who play to the best of it without knowing what points are. */
import { gameResult, pointsNow } from './scoring';
import type { G } from './state';

/** Points ahead or behind on the scale from 0 to 1, so that a game that is won or lost is played on. */
export const byLead = (lead: number): number => Math.min(1, Math.max(0, 0.5 + lead / (2 * MOST_LEAD)));

/** The lead that counts in full. */
const MOST_LEAD = 60;

/** How much of a result is the win; the rest is the lead. */
export const WIN = 0.75;

/** By seat, from 0 to 1. */
export function rewards(G: G): number[] {
  const seats = Object.keys(G.players).sort();
  const points = seats.map((playerID) => pointsNow(G, playerID));
  const { winners } = gameResult(G);
  return seats.map((playerID, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const win = winners.includes(playerID) ? 1 / winners.length : 0;
    return WIN * win + (1 - WIN) * byLead(points[seat] - best);
  });
}

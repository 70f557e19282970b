/** Converts results to rewards for bots, which don't know about points. */
import { itemAt } from '../../../rules-kit/indexed';
import { gameResult, pointsNow } from './scoring';
import type { G } from './state/state';

/**
 * Maps a lead in points, positive or negative, to the range 0 to 1, so that bots keep playing for points in a
 * decided game.
 */
export const byLead = (lead: number): number => Math.min(1, Math.max(0, 0.5 + lead / (2 * MOST_LEAD)));

/** The lead in points at which the reward saturates. */
const MOST_LEAD = 60;

/** Share of the reward that depends on winning. The rest depends on the lead. */
export const WIN = 0.75;

/** Returns each seat's reward, 0 to 1. */
export function rewards(G: G): number[] {
  const seats = Object.keys(G.players).sort();
  const points = seats.map((playerID) => pointsNow(G, playerID));
  const { winners } = gameResult(G);
  return seats.map((playerID, seat) => {
    const best = Math.max(...points.filter((_, other) => other !== seat));
    const win = winners.includes(playerID) ? 1 / winners.length : 0;
    return WIN * win + (1 - WIN) * byLead(itemAt(points, seat) - best);
  });
}

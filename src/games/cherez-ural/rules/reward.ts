/** A result as its players feel it, for those who play to the best of it without knowing what gold is. */
import { SOLO_GOAL } from '../content/setup';
import { scoreNow } from './scoring';
import type { G } from './state';

/** Gold ahead or behind on the scale from 0 to 1, so that a game that is won or lost is played on. */
export const byLead = (lead: number, most: number): number =>
  Math.min(1, Math.max(0, 0.5 + lead / (2 * most)));

/** The lead that counts in full. Alone the goal is far from the middle of most games. */
export const MOST_LEAD = { alone: 200, against: 100 };

/** How much of a result is the win; the rest is the lead. Alone there is only the goal, far from most games. */
export const WIN = { alone: 0.5, against: 0.75 };

/** By seat, from 0 to 1. Alone, the goal is the rival. */
export function rewards(G: G): number[] {
  const gold = Object.keys(G.players)
    .sort()
    .map((playerID) => scoreNow(G, playerID));
  if (gold.length === 1)
    return [
      WIN.alone * (gold[0] >= SOLO_GOAL ? 1 : 0) +
        (1 - WIN.alone) * byLead(gold[0] - SOLO_GOAL, MOST_LEAD.alone),
    ];
  // R13.3: tied, the later in the turn order of round 1.
  const winner = gold.lastIndexOf(Math.max(...gold));
  return gold.map((own, seat) => {
    const best = Math.max(...gold.filter((_, other) => other !== seat));
    return (
      WIN.against * (seat === winner ? 1 : 0) + (1 - WIN.against) * byLead(own - best, MOST_LEAD.against)
    );
  });
}

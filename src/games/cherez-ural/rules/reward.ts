/** Maps a game's result to values from 0 to 1, for bots that maximize a reward. */
import { SOLO_GOAL } from '../content/setup';
import { scoreNow } from './scoring';
import type { G } from './state/state';

/** Maps a gold lead to 0 to 1, so that a bot still plays for gold in a game that is already won or lost. */
export const byLead = (lead: number, most: number): number =>
  Math.min(1, Math.max(0, 0.5 + lead / (2 * most)));

/** Gold lead that counts as the maximum. Solo games often end far from the goal, so the limit is higher there. */
export const MOST_LEAD = { alone: 200, against: 100 };

/**
 * Share of the win in the reward; the lead makes up the rest. Solo games often end far from the goal, so the lead
 * counts more there.
 */
export const WIN = { alone: 0.5, against: 0.75 };

/** Returns the reward of each seat, from 0 to 1. In a solo game the goal replaces the opponent. */
export function rewards(G: G): number[] {
  const gold = Object.keys(G.players)
    .sort()
    .map((playerID) => scoreNow(G, playerID));
  if (gold.length === 1)
    return gold.map(
      (own) =>
        WIN.alone * (own >= SOLO_GOAL ? 1 : 0) + (1 - WIN.alone) * byLead(own - SOLO_GOAL, MOST_LEAD.alone),
    );
  // R13.3: of tied players, the later one in round 1's turn order wins.
  const winner = gold.lastIndexOf(Math.max(...gold));
  return gold.map((own, seat) => {
    const best = Math.max(...gold.filter((_, other) => other !== seat));
    return (
      WIN.against * (seat === winner ? 1 : 0) + (1 - WIN.against) * byLead(own - best, MOST_LEAD.against)
    );
  });
}

/** Estimates how many rounds remain, and how many of those a bot considers. */
import type { G } from '../rules/state/state';

/** Rounds that a bot of this grade looks ahead. Weaker bots look less far. */
export type Foresight = { readonly rounds: number };

export const FULL_FORESIGHT: Foresight = { rounds: 99 };

/** Number of rounds after which games between strong bots usually end. */
const USUAL_ROUNDS = 12;
/** Rounds per chip for a player in a hurry. */
const ROUNDS_A_CHIP = 1.2;

/** Estimates the voyages left, including this round's. Returns 0 in the final round (R2.3). */
export function voyagesLeft(G: G, { rounds }: Foresight): number {
  if (G.final) return 0;
  let most = 0;
  for (const playerID in G.players) most = Math.max(most, G.players[playerID].markers);
  const chips = Math.max(0, 4 - most);
  if (chips === 0) return Math.min(rounds, 1);
  const hurried = 1 + chips * ROUNDS_A_CHIP;
  const usual = USUAL_ROUNDS - G.round + 1;
  return Math.min(rounds, Math.max(hurried, Math.min(usual, hurried * 2.5)));
}

/** Standard deviation, in points, of the final lead from the current one. */
export const spreadOf = (G: G): number => 3 + 1.2 * voyagesLeft(G, FULL_FORESIGHT);

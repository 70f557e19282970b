import { type G, playerOf } from './state/state';

/** Number of rounds after which games between strong bots usually end. */
const USUAL_ROUNDS = 12;
/** Rounds per chip for a player in a hurry. */
const ROUNDS_A_CHIP = 1.2;

/** Estimates the voyages left, including this round's. Returns 0 in the final round (R2.3). */
export function voyagesLeft(G: G): number {
  if (G.final) return 0;
  let most = 0;
  for (const playerID of G.turnOrder) most = Math.max(most, playerOf(G, playerID).markers);
  const chips = Math.max(0, 4 - most);
  if (chips === 0) return 1;
  const hurried = 1 + chips * ROUNDS_A_CHIP;
  const usual = USUAL_ROUNDS - G.round + 1;
  return Math.max(hurried, Math.min(usual, hurried * 2.5));
}

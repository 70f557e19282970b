/** How long the game may still last, and how much of that a bot looks at. */
import type { G } from '../rules/state';

/** How many rounds ahead a grade reckons with; a weaker bot sees less of the future. */
export type Foresight = { readonly rounds: number };

export const FULL_FORESIGHT: Foresight = { rounds: 99 };

/** Games of bots that know what they do end about here. */
const USUAL_ROUNDS = 12;
/** Rounds that a chip takes when somebody hurries. */
const ROUNDS_A_CHIP = 1.2;

/** Voyages that are still to come, this round's included; 0 in the final round (R2.3). */
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

/** How far the end may stray from a lead, in points. */
export const spreadOf = (G: G): number => 3 + 1.2 * voyagesLeft(G, FULL_FORESIGHT);

import type { Candidate } from './thinker';

const SHOWN = 3;
/** A move searched less than this share of the first one's visits has a figure that is mostly chance. */
const SEARCHED = 0.1;

/** The moves to tell a person of, at most three: those that were searched most, by the score to expect, highest first. */
export function hintsOf(candidates: readonly Candidate[]): Candidate[] {
  const searched = candidates.filter(({ share }) => share >= SEARCHED * candidates[0].share);
  return searched.slice(0, SHOWN).sort((a, b) => (b.expected ?? 0) - (a.expected ?? 0));
}

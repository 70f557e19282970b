import type { Candidate } from './thinker';

const SHOWN = 3;
/** Share of the first move's visits below which a move's score is mostly chance */
const SEARCHED = 0.1;

/** Returns up to three moves for a hint: the most searched ones, by expected score, highest first. */
export function hintsOf(candidates: readonly Candidate[]): Candidate[] {
  const most = candidates[0]?.share ?? 0;
  const searched = candidates.filter(({ share }) => share >= SEARCHED * most);
  return searched.slice(0, SHOWN).sort((a, b) => (b.expected ?? 0) - (a.expected ?? 0));
}

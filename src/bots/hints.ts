import type { Candidate } from './thinker';

const SHOWN = 3;
/** Share of the first move's visits below which a move's score is mostly chance */
const SEARCHED = 0.1;

/** Returns what a move is about: its card if it names one, because the same card may be paid or used in many ways. */
function subjectOf({ move: { move, args } }: Candidate): string {
  const [argument] = args;
  const card: unknown =
    typeof argument === 'object' && argument !== null ? Reflect.get(argument, 'card') : undefined;
  return JSON.stringify([move, typeof card === 'string' ? card : args]);
}

/** Returns up to three different moves for a hint: the most searched ones, by expected score, highest first. */
export function hintsOf(candidates: readonly Candidate[]): Candidate[] {
  const most = candidates[0]?.share ?? 0;
  const searched = candidates.filter(({ share }) => share >= SEARCHED * most);
  const subjects = searched.map(subjectOf);
  return searched
    .filter((_, index) => subjects.indexOf(subjects[index] ?? '') === index)
    .slice(0, SHOWN)
    .sort((a, b) => (b.expected ?? 0) - (a.expected ?? 0));
}

/** The marks of puzzles on this device: solved, or answer seen first. */
import { readSetting, writeSetting } from '../storage';

export type Mark = 'solved' | 'shown';
export type Marks = Readonly<Record<string, Mark>>;

const nameOf = (game: string): string => `puzzles.${game}`;

/** Returns the marks of a game by puzzle. Anything unreadable counts as no mark. */
export function readMarks(game: string): Marks {
  try {
    const kept: unknown = JSON.parse(readSetting(nameOf(game)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(
        (entry): entry is [string, Mark] => entry[1] === 'solved' || entry[1] === 'shown',
      ),
    );
  } catch {
    return {};
  }
}

/** Marks a puzzle. A solved one stays solved. */
export function markPuzzle(game: string, id: string, mark: Mark): void {
  const marks = readMarks(game);
  if (marks[id] !== 'solved') writeSetting(nameOf(game), JSON.stringify({ ...marks, [id]: mark }));
}

export const solvedIn = (marks: Marks): number =>
  Object.values(marks).filter((mark) => mark === 'solved').length;

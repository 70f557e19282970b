import { use } from 'react';
import type { PuzzleTheme } from '../../game-api/puzzles';
import { puzzleLoaders } from '../../games/puzzles';
import { addFailedLoad, loadPatiently } from '../../language/loading';
import { type Puzzle, puzzlesIn } from '../../session/puzzles';
import type { Marks } from './marks';

export type Puzzles = {
  readonly rulesVersion: number;
  readonly themes: readonly PuzzleTheme[];
  /** In display order: by theme, then by level */
  readonly puzzles: readonly Puzzle[];
};

const NONE: Puzzles = { rulesVersion: 0, themes: [], puzzles: [] };
const coming = new Map<string, Promise<Puzzles>>();

async function load(game: string): Promise<Puzzles> {
  const fetchPuzzles = puzzleLoaders[game];
  if (fetchPuzzles === undefined) return NONE;
  const found = await loadPatiently(fetchPuzzles);
  const all = puzzlesIn(found);
  const puzzles = found.themes.flatMap(({ id }) =>
    all.filter(({ theme }) => theme === id).sort((a, b) => a.level - b.level || a.number - b.number),
  );
  return { rulesVersion: found.data.rulesVersion, themes: found.themes, puzzles };
}

/** Returns a game's puzzles; suspends until they are loaded. The page boundary handles a failed load. */
export function usePuzzles(game: string): Puzzles {
  let loading = coming.get(game);
  if (loading === undefined) {
    loading = load(game);
    coming.set(game, loading);
    // Only the next attempt loads them again: `use` must see the failure first.
    loading.catch(() => addFailedLoad(() => coming.delete(game), true));
  }
  return use(loading);
}

/** Returns the first puzzle after `from` that isn't marked, or else the next one; null if there is no other. */
export function nextPuzzle(puzzles: readonly Puzzle[], marks: Marks, from: Puzzle | null): Puzzle | null {
  const at = from === null ? -1 : puzzles.indexOf(from);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find(({ id }) => marks[id] === undefined) ?? order[0] ?? null;
}

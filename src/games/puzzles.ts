/** The games with puzzles. Separate from the offers, so that the first page doesn't load their addresses. */
import type { GamePuzzles } from '../game-api/puzzles';

export const puzzleLoaders: Readonly<Record<string, () => Promise<GamePuzzles>>> = {
  'cherez-ural': async () => (await import('./cherez-ural/puzzles')).puzzles,
  kilia: async () => (await import('./kilia/puzzles')).puzzles,
  terramara: async () => (await import('./terramara/puzzles')).puzzles,
};

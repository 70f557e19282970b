import type { GameOffer } from './module';
import type { PuzzleData, PuzzleTheme } from './puzzles';

type Themes = () => Promise<{ readonly themes: readonly PuzzleTheme[] }>;
type Found = () => Promise<{ readonly default: string }>;

/** Loads a game's puzzles: their themes, and the file that `npm run puzzles` writes, as text. */
export const puzzlesLoader =
  (loadThemes: Themes, loadFound: Found): NonNullable<GameOffer['loadPuzzles']> =>
  async () => {
    const [{ themes }, found] = await Promise.all([loadThemes(), loadFound()]);
    return { data: JSON.parse(found.default) as PuzzleData, themes };
  };

import type { GamePuzzles, PuzzleData } from '../../../game-api/puzzles';
// As text, because the compiler would infer a type from all of it.
import found from './found.json?raw';
import { themes } from './themes';

export const puzzles: GamePuzzles = { data: JSON.parse(found) as PuzzleData, themes };

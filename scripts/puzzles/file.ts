/** The file of a game's puzzles: one line for each played game, so that differences stay readable. */
import type { PuzzleData } from '../../src/game-api/puzzles';

/** `next` is the number of the next game to play. */
export type PuzzleFile = PuzzleData & { readonly next: number };

export const NO_PUZZLES: PuzzleFile = { rulesVersion: 1, next: 1, games: [] };

export const parsePuzzleFile = (text: string): PuzzleFile => JSON.parse(text) as PuzzleFile;

export function puzzleFileText({ games, ...head }: PuzzleFile): string {
  const lines = games.map((game) => JSON.stringify(game)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"games":[\n${lines}\n]}\n`;
}

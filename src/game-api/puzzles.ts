/** A game's puzzles: moments of games between bots where one turn is far better than all others. */
import type { Language } from '../language/language';

type Words = Readonly<Record<Language, string>>;

type AnswerMove = { readonly move: string; readonly args: readonly unknown[] };

/** A move without its seat: name, then arguments */
export type ShortMove = readonly [move: string, ...args: unknown[]];

export type FoundPuzzle = {
  /** Number of moves before it */
  readonly at: number;
  readonly playerID: string;
  /** The bot's moves to the end of the turn */
  readonly answer: readonly ShortMove[];
  /** Lead in expected score over the second best turn, in the game's unit */
  readonly margin: number;
  /** 1: a bot that looks only at its turn finds the answer; 2: one that looks ahead to its next turn; 3: neither. */
  readonly level: 1 | 2 | 3;
};

/** A game that bots played, up to its last puzzle. Its seed is `puzzle ` and its number. */
export type PuzzleGame = {
  readonly number: number;
  readonly players: number;
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly moves: readonly (readonly [playerID: string, ...move: ShortMove])[];
  readonly puzzles: readonly FoundPuzzle[];
};

/** The file that `npm run puzzles` writes */
export type PuzzleData = {
  readonly rulesVersion: number;
  readonly games: readonly PuzzleGame[];
};

/** A game's part of the puzzles, loaded when they are opened. */
export type GamePuzzles = {
  readonly data: PuzzleData;
  /** In display order. Each puzzle has the first one that fits its answer; the last one fits every answer. */
  readonly themes: readonly PuzzleTheme[];
};

export type PuzzleTheme = {
  readonly id: string;
  readonly name: Words;
  readonly fits: (answer: readonly AnswerMove[]) => boolean;
};

/** Returns a theme that fits every answer with one of these moves. */
export const themeOfMoves = (id: string, name: Words, ...moves: readonly string[]): PuzzleTheme => ({
  id,
  name,
  fits: (answer) => answer.some(({ move }) => moves.includes(move)),
});

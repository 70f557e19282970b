import type { Ctx } from 'boardgame.io';
import type { GameContents } from '../game-api/contents';
import type { SearchOptions } from './mcts/options';
import type { BotGame, BotMove } from './types';

/** Evaluates a position for the players, in [0, 1] on the scale of `reward`. */
export interface Evaluation<G> {
  of(G: G, ctx: Ctx, playerID: string): number;
  /** Writes the values of all seats into a list by seat. */
  ofAll(G: G, ctx: Ctx, into: number[]): void;
}

/** Returns the final score that a player can expect, in the game's own unit. */
export type Forecast<G> = (G: G, ctx: Ctx, playerID: string) => number;

/** A game with optional functions that make a search faster, such as preparing costly data once per position */
export interface SearchGame<G> extends BotGame<G> {
  /** Registers content that is not built in. */
  readonly contents?: Pick<GameContents, 'add' | 'fetchReader'>;
  /** Search options that differ from `DEFAULT_OPTIONS` */
  readonly search?: Partial<SearchOptions>;
  /** Prepares `determinize` for many deals of one view. */
  dealer?(view: G, playerID: string, ctx: Ctx): (random: () => number) => G;
  /** Returns a copy that shares nothing a move may change. If omitted, every object is copied. */
  copy?(G: G): G;
  /** Returns a random legal move, faster than listing all; null if there is none. */
  anyMove?(G: G, ctx: Ctx, playerID: string, random: () => number): BotMove | null;
  /**
   * Returns an evaluation for all states of one search, from the searching player's view. `grade` is the game's own
   * name of an evaluation; 'full' is the best one.
   */
  prepare?(view: G, ctx: Ctx, playerID: string, grade: string): Evaluation<G>;
  /** Returns a forecast for all states of one search, from the searching player's view. Used for hints. */
  forecast?(view: G, ctx: Ctx, playerID: string): Forecast<G>;
}

/** A game for bots of every level. The easy level compares positions, so it needs `evaluate`. */
export interface EvaluatedGame<G> extends SearchGame<G> {
  evaluate(G: G, ctx: Ctx, playerID: string): number;
}

/** Hides the type of `G` from the list of all games' bots. */
export const asAnyBot = <G>(game: EvaluatedGame<G>): EvaluatedGame<unknown> => game as EvaluatedGame<unknown>;

/** Returns a function that replaces hidden information with a random deal. */
export function dealerOf<G>(game: SearchGame<G>, view: G, playerID: string, ctx: Ctx) {
  return (
    game.dealer?.(view, playerID, ctx) ??
    ((random: () => number) => game.determinize(view, playerID, random, ctx))
  );
}

/** Returns an evaluation of the game for a search; undefined if the game has none. */
export function evaluationOf<G>(
  game: SearchGame<G>,
  view: G,
  ctx: Ctx,
  playerID: string,
  grade: string,
): Evaluation<G> | undefined {
  if (game.prepare !== undefined) return game.prepare(view, ctx, playerID, grade);
  const { evaluate } = game;
  if (evaluate === undefined) return undefined;
  return {
    of: evaluate,
    ofAll(G, at, into) {
      for (let seat = 0; seat < at.numPlayers; seat++) into[seat] = evaluate(G, at, String(seat));
    },
  };
}

export type { BotGame, BotMove };

import type { Ctx } from 'boardgame.io';
import type { GameContents } from '../game-api/contents';
import type { SearchOptions } from './mcts/options';
import type { BotGame, BotMove } from './types';

/** How well players stand, in [0, 1] on the scale of `reward`. */
export interface Evaluation<G> {
  of(G: G, ctx: Ctx, playerID: string): number;
  /** Of all seats at once, into a list by seat. */
  ofAll(G: G, ctx: Ctx, into: number[]): void;
}

/** The score a player can expect at the end, in the game's own unit. */
export type Forecast<G> = (G: G, ctx: Ctx, playerID: string) => number;

/** A game that also prepares for the search of one position what is costly and the same throughout. */
export interface SearchGame<G> extends BotGame<G> {
  /** Where the game learns of content that is not built in. */
  readonly contents?: Pick<GameContents, 'add' | 'fetchReader'>;
  /** How its positions are searched, where that differs from `DEFAULT_OPTIONS`. */
  readonly search?: Partial<SearchOptions>;
  /** `determinize` for many deals of one view. */
  dealer?(view: G, playerID: string, ctx: Ctx): (random: () => number) => G;
  /** A copy that shares nothing that a move may change; without it every object is copied. */
  copy?(G: G): G;
  /** A legal move at random, quicker than listing all; null: there is none. */
  anyMove?(G: G, ctx: Ctx, playerID: string, random: () => number): BotMove | null;
  /**
   * An evaluation for all states of one search, seen from the searching player's view. `grade` is the game's own
   * name of an evaluation, 'full' the best one.
   */
  prepare?(view: G, ctx: Ctx, playerID: string, grade: string): Evaluation<G>;
  /** A forecast for all states of one search, seen from the searching player's view, for hints. */
  forecast?(view: G, ctx: Ctx, playerID: string): Forecast<G>;
}

/** Deals what the view hides, again and again. */
export function dealerOf<G>(game: SearchGame<G>, view: G, playerID: string, ctx: Ctx) {
  return (
    game.dealer?.(view, playerID, ctx) ??
    ((random: () => number) => game.determinize(view, playerID, random, ctx))
  );
}

/** The game's best evaluation of a position; undefined: it has none. */
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

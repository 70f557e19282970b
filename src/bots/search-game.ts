import type { Ctx } from 'boardgame.io';
import type { BotGame, BotMove } from './types';

/** How well a player stands, in [0, 1] on the scale of `reward`. */
export type Evaluate<G> = (G: G, ctx: Ctx, playerID: string) => number;

/** A game that also prepares its evaluation for the search of one position. */
export interface SearchGame<G> extends BotGame<G> {
  /**
   * An evaluation for all states of one search, seen from the searching player's view: what is costly is worked out
   * once, here. `grade` is the game's own name of an evaluation, 'full' the best one.
   */
  prepare?(view: G, ctx: Ctx, playerID: string, grade: string): Evaluate<G>;
  /** The score a player can expect at the end, in the game's own unit, for hints. */
  forecast?(view: G, ctx: Ctx, playerID: string): (G: G, ctx: Ctx, playerID: string) => number;
}

export type { BotGame, BotMove };

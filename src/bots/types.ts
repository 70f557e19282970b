import type { Ctx, Game } from 'boardgame.io';

/** A move: its name and its arguments as plain JSON */
export interface BotMove {
  move: string;
  args: unknown[];
}

/**
 * Everything a game offers to bots.
 *
 * No function may change its arguments, and none may use randomness except `random`. Players are boardgame.io's ids,
 * '0' to 'n - 1'; lists by player are in this order.
 */
export interface BotGame<G> {
  /** The rules as boardgame.io plays them. Without plugins; G is a tree of plain JSON data. */
  game: Game<G>;

  /**
   * Returns every legal move once, in an order that depends only on what the player can see; empty if it isn't their
   * turn. Until `ctx.gameover` is set, somebody has a move. A listed move never returns INVALID_MOVE. This is called
   * most often, also with views, so it must be fast and use nothing that `playerView` hides. Moves whose parts have no
   * order (a set of goods, two equal workers) are listed once.
   */
  legalMoves(G: G, ctx: Ctx, playerID: string): BotMove[];

  /**
   * Returns the player's view of the state; null is a spectator. Hidden things are left out or replaced by placeholders
   * that reveal only their number. A bot gets this and nothing else.
   */
  playerView(G: G, ctx: Ctx, playerID: string | null): G;

  /**
   * Deals what the player can't see: returns a whole state that is as likely as any other that fits the view, including
   * what the player learnt earlier. `random` returns numbers in [0, 1) and is the only source of chance. Nothing in the
   * result is shared, because a search changes it in place. Its `playerView` equals `view`.
   */
  determinize(view: G, playerID: string, random: () => number, ctx: Ctx): G;

  /**
   * Evaluates a position for a player, in [0, 1] on the scale of `reward`, for a search that stops before the end. It
   * may use the whole (dealt) state. Without it a search plays to the end.
   */
  evaluate?(G: G, ctx: Ctx, playerID: string): number;

  /**
   * Returns the result by seat after the game, each in [0, 1]: 1 is a clear win, 0 a clear loss. Values may depend on
   * the lead, so that a losing bot still plays on, and in a solo game on the goal reached.
   */
  reward(G: G, ctx: Ctx): number[];
}

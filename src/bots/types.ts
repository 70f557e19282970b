import type { Ctx, Game } from 'boardgame.io';

/** A move as it is played: its name and its arguments, plain JSON. */
export interface BotMove {
  move: string;
  args: unknown[];
}

/**
 * What a game of the house offers to bots. Bots know nothing else of it.
 *
 * None of these functions may change what it is given, and none may draw chance but from `random`. Players are
 * boardgame.io's ids, '0' to 'n - 1'; lists by player go by seat in that order.
 */
export interface BotGame<G> {
  /** The rules, as boardgame.io plays them. No plugins of its own; G is a tree of plain JSON data. */
  game: Game<G>;

  /**
   * Every move the player may make now, each once, in an order that depends on nothing but what that player may
   * see; empty when it isn't theirs to act. Until `ctx.gameover` is set somebody always has a move. A move listed
   * is never answered with INVALID_MOVE. Called more often than anything else, also with views: fast, and from
   * nothing that `playerView` hides. Moves without order (a set of goods, two equal workers) are listed once.
   */
  legalMoves(G: G, ctx: Ctx, playerID: string): BotMove[];

  /**
   * What the player sees of the state; null is an onlooker. Hidden things are left out or replaced by stand-ins that
   * say no more than how many there are. A bot is given this and nothing else.
   */
  playerView(G: G, ctx: Ctx, playerID: string | null): G;

  /**
   * Deals what the player can't see again: a whole state, as likely as any other that fits everything the view
   * shows, including what the player has learnt earlier on. `random` gives numbers in [0, 1) and is the only chance
   * used. The result is new down to the last object: a search plays on it in place. Its `playerView` equals `view`.
   */
  determinize(view: G, playerID: string, random: () => number, ctx: Ctx): G;

  /**
   * How well the player stands, in [0, 1] on the scale of `reward`, for a search that stops before the end. May look
   * at the whole (dealt again) state. Without it a search plays to the end.
   */
  evaluate?(G: G, ctx: Ctx, playerID: string): number;

  /**
   * The result by seat, each in [0, 1], once the game is over: 1 is a clear win, 0 a clear loss. It may grade by
   * lead, so that a bot that can't win still plays on, and for one player by the goal reached.
   */
  reward(G: G, ctx: Ctx): number[];
}

/** Interface of a game for `npm run balance`: `own` in `scripts/games/<game>/balance.ts` */
import type { BotMove } from '../../src/bots/types';

export interface GameWatch<G, Result, Entry> {
  /** Called with the position before each move and the move */
  before(G: G, playerID: string, move: BotMove): void;
  record(final: G, result: Result, moves: number): Entry;
}

export interface GameBalance<G, Result, Entry> {
  watch(start: G): GameWatch<G, Result, Entry>;
  /** Default options of a game; explicit options override them. */
  readonly setupData: object;
  /**
   * Returns options of several games for one deal, so that the compared things rotate through the seats. If omitted, a
   * deal is one game. Not used with explicit options.
   */
  readonly seatings?: (players: number, deal: number) => readonly object[];
  /**
   * Checks whether a choice is made at random when cards are dealt (`--dealt`), so that options that bots never choose
   * are also played.
   */
  readonly byLot?: (G: G) => boolean;
  /** Summarises all games as a tally and as Markdown. */
  report(records: readonly Entry[]): { readonly tally: unknown; readonly markdown: string };
  /** Draws one tally, or the comparison of two. */
  draw?(before: unknown, after: unknown): string;
}

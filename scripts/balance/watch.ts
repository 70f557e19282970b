/** What `npm run balance` must know of one game: `own` of `scripts/games/<game>/balance.ts`. */
import type { BotMove } from '../../src/bots/types';

/** Looks on at one game. */
export interface GameWatch<G, Result, Entry> {
  /** The position before each move, and the move. */
  before(G: G, playerID: string, move: BotMove): void;
  record(final: G, result: Result, moves: number): Entry;
}

export interface GameBalance<G, Result, Entry> {
  watch(start: G): GameWatch<G, Result, Entry>;
  /** The usual options of a game, laid under those that are asked for. */
  readonly setupData: object;
  /** Options of the games that one deal is played in, so that what is compared takes turns in the seats. Absent: a deal
   *  is one game. Not asked where the options are given. */
  readonly seatings?: (players: number, deal: number) => readonly object[];
  /** Whether a choice is made by lot where cards are dealt (`--dealt`), so that those that bots never choose are played. */
  readonly byLot?: (G: G) => boolean;
  /** What all games say: a tally to keep, and the same in Markdown. */
  report(records: readonly Entry[]): { readonly tally: unknown; readonly markdown: string };
  /** Two tallies, or one alone, as a picture. */
  draw?(before: unknown, after: unknown): string;
}

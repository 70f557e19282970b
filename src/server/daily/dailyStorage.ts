/** Storage of the results of daily deals. `hash` is the hash of a person's key. */
import type { Standing, StandingRow, StandingsOf } from '../../session/dailyDeal';

/** A checked result of a deal. */
export interface NewResult {
  readonly hash: string;
  readonly game: string;
  readonly day: string;
  /** Hash of the moves. The same game counts once. */
  readonly fingerprint: string;
  readonly name: string;
  readonly score: number;
  /** ms since 1970 */
  readonly at: number;
}

/** A counted result of a person. */
export interface Try {
  readonly number: number;
  readonly score: number;
  readonly fingerprint: string;
}

/** Thrown if all tries of the deal are used. */
export class NoTriesLeftError extends Error {
  override name = 'NoTriesLeftError';
}

export interface DailyStorage {
  /** Returns the secret that the seeds of all deals are made of. */
  secret(): Promise<string>;
  /**
   * Counts a result for the tables of its day and week, and marks the key as used. Does nothing if the same moves have
   * counted before.
   * @throws UnknownKeyError
   * @throws NoTriesLeftError
   */
  add(result: NewResult): Promise<void>;
  /** Returns a person's results of a deal, oldest first. @throws UnknownKeyError */
  tries(hash: string, game: string, day: string): Promise<Try[]>;
  /** Returns the days with a result in any game, newest first. */
  days(hash: string): Promise<string[]>;
  /** Returns undefined if the person is not in the table. */
  standing(hash: string, table: StandingsOf): Promise<Standing | undefined>;
  /** Returns the standing with this share text and its table, or undefined if the text is unknown. */
  shared(share: string): Promise<(Standing & StandingsOf) | undefined>;
  /** Returns rows of a table, best first; equal scores in the order in which they were reached. */
  rows(table: StandingsOf, from: number, count: number): Promise<StandingRow[]>;
  /** Returns the number of people in a table. */
  people(table: StandingsOf): Promise<number>;
}

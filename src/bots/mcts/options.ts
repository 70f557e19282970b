/**
 * When a line is evaluated. `atOnce`: at a new decision. `turnEnd`: at the end of that turn, for games with several
 * moves per turn, where a position within a turn is hard to evaluate. `nextTurn`: after everyone's next turn and the
 * end of the player's own next turn, so that all lines end at the same point.
 */
export type MoveValue = 'atOnce' | 'turnEnd' | 'nextTurn';

export interface SearchOptions {
  /** Weight of exploring rarely tried moves, in reward */
  curiosity: number;
  /** Difference in the first evaluation that divides a move's exploration by e */
  sharpness: number;
  /** Number of visits that the first evaluation counts for */
  priorVisits: number;
  /** After n visits a decision considers its best `1 + widening * sqrt(n)` moves. */
  widening: number;
  /** Maximum number of moves considered below the root. More are sampled at random. */
  mostMoves: number;
  /** Maximum number of turns after the present one before a line is evaluated */
  mostTurns: number;
  /** Number of random moves before the evaluation. Without an evaluation 0 means to the end of the game. */
  playout: number;
  /** When a line is evaluated. Up to that point, moves are chosen by their first evaluations. */
  judged: MoveValue;
  /** Number of visits that planned turns count for; 0 plans none. */
  plannedVisits: number;
  /** Number of lines followed in parallel when a turn is planned */
  lines: number;
  /**
   * Follow only one of several lines with the same value, and play a planned turn to its end as long as it reveals
   * nothing.
   */
  thrifty: boolean;
}

export const DEFAULT_OPTIONS: SearchOptions = {
  curiosity: 0.06,
  sharpness: 0.02,
  priorVisits: 2,
  widening: 1.5,
  mostMoves: 60,
  mostTurns: 12,
  playout: 0,
  judged: 'atOnce',
  plannedVisits: 0,
  lines: 12,
  thrifty: false,
};

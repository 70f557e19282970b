/** `atOnce`: at a new decision. `turnEnd`: when the turn of a new decision is over, for games whose turns take several
 *  moves, of which a position in between tells little. `nextTurn`: all lines when everybody has had one more turn and
 *  the own next turn is over, so that what is compared has gone equally far. */
export type Judged = 'atOnce' | 'turnEnd' | 'nextTurn';

/** How a position is searched. */
export interface SearchOptions {
  /** How much moves tried seldom draw, in reward. */
  curiosity: number;
  /** A move whose first evaluation is so much lower draws e times less. */
  sharpness: number;
  /** How many visits the first evaluation counts for. */
  priorVisits: number;
  /** A decision visited n times looks at its best `1 + widening * sqrt(n)` moves. */
  widening: number;
  /** Of longer lists only so many moves, drawn at random, are looked at below the root. */
  mostMoves: number;
  /** A line is evaluated once so many turns have begun after the present one, if it is not judged earlier. */
  mostTurns: number;
  /** Random moves played from a new decision before it is judged; without an evaluation 0 is to the end. */
  playout: number;
  /** Where a line is judged. What is not searched of it is played on by the first evaluations. */
  judged: Judged;
  /** Visits that the turns planned from the present position count for; 0 plans none. */
  plannedVisits: number;
  /** Lines of the own turn that are followed at the same time when it is planned. */
  lines: number;
  /** Whether of lines that are worth exactly the same one is followed, and a planned turn is played to its end as long
   *  as it shows nothing new. */
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

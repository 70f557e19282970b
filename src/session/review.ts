/** What bots found in a game that is over: kept with the save. */
import * as v from 'valibot';

const move = v.strictObject({ move: v.string(), args: v.array(v.unknown()) });

const decision = v.strictObject({
  /** The position it was made in, by its number of moves. */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  playerID: v.string(),
  /** Scores to expect at the end: after the move made, and after the best one found. */
  played: v.number(),
  best: v.number(),
  /** What a bot would have done instead, in that turn; empty: the same. */
  line: v.array(move),
});

export const reviewSchema = v.strictObject({
  /** The next position to look at, by its number of moves. */
  next: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  decisions: v.array(decision),
  /** For each player the score to expect, at each position that was looked at. */
  outlook: v.record(v.string(), v.array(v.number())),
});

export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewedDecision = v.InferOutput<typeof decision>;

export const NO_REVIEW: Review = { next: 0, decisions: [], outlook: {} };

/** What a decision cost, in the game's unit. */
export const costOf = ({ played, best }: ReviewedDecision): number => best - played;

/** Reads a review that was kept. @throws ValiError */
export const parseReview = (text: string): Review => v.parse(reviewSchema, JSON.parse(text));

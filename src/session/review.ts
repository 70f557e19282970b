/** A bot's review of a finished game, stored in the save */
import * as v from 'valibot';

const move = v.strictObject({ move: v.string(), args: v.array(v.unknown()) });

const decision = v.strictObject({
  /** Number of moves before the decision */
  at: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  playerID: v.string(),
  /** Expected final scores after the move made and after the best one */
  played: v.number(),
  best: v.number(),
  /** The bot's moves for the rest of the turn; empty if the move made was the best. */
  line: v.array(move),
});

export const reviewSchema = v.strictObject({
  /** Number of moves of the next position to review */
  next: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  decisions: v.array(decision),
  /** Expected final scores per player, one for each reviewed position */
  outlook: v.record(v.string(), v.array(v.number())),
});

export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewedDecision = v.InferOutput<typeof decision>;

export const NO_REVIEW: Review = { next: 0, decisions: [], outlook: {} };

/** Returns the cost of a decision in the game's unit. */
export const costOf = ({ played, best }: ReviewedDecision): number => best - played;

/** @throws ValiError */
export const parseReview = (text: string): Review => v.parse(reviewSchema, JSON.parse(text));

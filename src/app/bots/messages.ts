import type { Expected } from '../../bots/clearTurn';
import type { Decision, Seen, Weighed } from '../../bots/review';
import type { Request, Thought } from '../../bots/thinker';
import type { BotMove } from '../../bots/types';

/** Requests to the bot worker and their answers. */
export type BotRequests = {
  /** Choose a move. */
  readonly think: { readonly request: Request<unknown>; readonly answer: Thought };
  /** Rate a move of a finished game: how much it cost. */
  readonly weigh: { readonly request: Decision<unknown>; readonly answer: Weighed | null };
  /** Compare turns that begin with these moves. */
  readonly compare: {
    readonly request: Seen<unknown> & { readonly turns: readonly (readonly BotMove[])[] };
    readonly answer: readonly Expected[];
  };
  /** Forecast the final score of each seat, in seat order. */
  readonly outlook: { readonly request: readonly Seen<unknown>[]; readonly answer: readonly number[] };
};

export type Question = {
  readonly [Kind in keyof BotRequests]: {
    readonly id: number;
    readonly game: string;
    readonly kind: Kind;
    readonly request: BotRequests[Kind]['request'];
  };
}[keyof BotRequests];

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly error: string;
      /** Whether the bot code could not be fetched. */
      readonly isMissing: boolean;
    };

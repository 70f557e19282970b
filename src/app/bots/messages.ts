import type { Decision, Seen, Weighed } from '../../bots/review';
import type { Request, Thought } from '../../bots/thinker';

/** What the bots' worker is asked, and what it answers. */
export type Asks = {
  /** For a move. */
  readonly think: { readonly request: Request<unknown>; readonly answer: Thought };
  /** What a move of a game that is over cost. */
  readonly weigh: { readonly request: Decision<unknown>; readonly answer: Weighed | null };
  /** Which score each seat could expect, by seat. */
  readonly outlook: { readonly request: readonly Seen<unknown>[]; readonly answer: readonly number[] };
};

export type Question = {
  readonly [Kind in keyof Asks]: {
    readonly id: number;
    readonly game: string;
    readonly kind: Kind;
    readonly request: Asks[Kind]['request'];
  };
}[keyof Asks];

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number;
      readonly error: string;
      /** Whether the game's bots could not be fetched. */
      readonly isMissing: boolean;
    };

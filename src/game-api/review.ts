import { createContext, type ReactNode } from 'react';

/** A look at a game that is over, by the app; a table gives it a place beside the score. */
export type ReviewPart = {
  readonly part: ReactNode;
  /** Whether the viewer comes back to it from the board, so that it is shown before the score. */
  readonly isFirst: boolean;
};

/** Null: none is to be had. */
export const ReviewContext = createContext<ReviewPart | null>(null);

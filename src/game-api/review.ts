import { createContext, type ReactNode } from 'react';

/** The app's review of a finished game, which the table places beside the score. */
export type ReviewPart = {
  readonly part: ReactNode;
  /** Whether the viewer returns to the review from the board, so that it is shown before the score. */
  readonly isFirst: boolean;
};

/** Null if there is no review. */
export const ReviewContext = createContext<ReviewPart | null>(null);

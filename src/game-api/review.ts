import { createContext, type ReactNode } from 'react';

/** A look at a game that is over, by the app; a table gives it a place beside the score. Null: none is to be had. */
export const ReviewContext = createContext<ReactNode>(null);

/** A bot at this screen that thinks: the app lets it, the table gives what is said of it a place. */
import { createContext } from 'react';

export type Thinking = {
  /** Who thinks, in a sentence. */
  readonly says: string;
  /** The words of the button that lets bots play without a pause, and what it does. */
  readonly skip: string;
  readonly skipHint: string;
  readonly onSkip: () => void;
};

/** Null: no bot thinks, or none is at this screen. */
export const ThinkingContext = createContext<Thinking | null>(null);

/** A thinking bot on this screen. The app runs it, and the table shows its status. */
import { createContext } from 'react';

export type Thinking = {
  /** A sentence that names the thinking bot. */
  readonly says: string;
  /** Texts of the button that lets bots play without pauses, and its action. */
  readonly skip: string;
  readonly skipHint: string;
  readonly onSkip: () => void;
  /** The button that lets the bot make its move; null if moves don't wait for the viewer. */
  readonly next: { readonly says: string; readonly hint: string; readonly onPress: () => void } | null;
};

/** Null if no bot on this screen is thinking. */
export const ThinkingContext = createContext<Thinking | null>(null);

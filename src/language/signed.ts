import { amountText } from './amount';

/** Formats a change with its sign: "+2", "−2", "+½". */
export const signed = (change: number): string => `${change < 0 ? '' : '+'}${amountText(change)}`;

/** Puts the sign of a change before its size in words: "+2 points". */
export const signedWords = (change: number, wordsOf: (size: number) => string): string =>
  `${change < 0 ? '−' : '+'}${wordsOf(Math.abs(change))}`;

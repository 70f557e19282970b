/** Rule numbers in texts, such as R9.4 or S1.1. `number` is the game's pattern (`GameOffer.ruleNumber`). */

/** Returns the first rule number in a text, or null. */
export const ruleIn = (text: string, number: RegExp): string | null => number.exec(text)?.[0] ?? null;

/** Returns the text if it is exactly one rule number, else null. */
export const asRule = (text: string, number: RegExp): string | null =>
  ruleIn(text, number) === text ? text : null;

/** Splits a text at rule numbers. Texts and numbers alternate. */
export const splitAtRules = (text: string, number: RegExp): string[] =>
  text.split(new RegExp(`(${number.source})`));

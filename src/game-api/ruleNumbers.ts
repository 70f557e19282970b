/** The numbers of rules in a text, as a game writes them: R9.4 in one, S1.1 in another. `number` is the game's pattern
 *  for one (`GameOffer.ruleNumber`). */

/** The first rule that a text names; null: it names none. */
export const ruleIn = (text: string, number: RegExp): string | null => number.exec(text)?.[0] ?? null;

/** The rule whose number is the whole text; null: it is none. */
export const asRule = (text: string, number: RegExp): string | null =>
  ruleIn(text, number) === text ? text : null;

/** The text in parts: what is between the numbers, and the numbers, in turn. */
export const splitAtRules = (text: string, number: RegExp): string[] =>
  text.split(new RegExp(`(${number.source})`));

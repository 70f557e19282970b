/** Versions that are saved with every game (`Edition` in `src/game-api/contents.ts`). */

/** Raise it when a rule change makes the same moves lead to a different state. */
export const RULES_VERSION = 2;

/** Hash of the built-in content. `edition.test.ts` reports the new hash when a value has changed. */
export const CONTENT_HASH = '2e615a9bc323849e3478185f7b1328ee';

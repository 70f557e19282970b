/** What a game must know of the program it was begun with (`Edition` in `src/game-api`). */

/** Raised whenever a rule is mended so that the same moves lead elsewhere; `edition.test.ts` notices. */
export const RULES_VERSION = 2;

/** The hash of the built-in content; `edition.test.ts` says the new one when a value has changed. */
export const CONTENT_HASH = '559f39e5bd01bbe68f3174ede0f0c438';

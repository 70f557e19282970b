/** What a game must know of the program it was begun with (`Edition` in `src/game-api`). */

/** Raised whenever a rule is mended so that the same moves lead elsewhere. */
export const RULES_VERSION = 1;

/** The hash of the built-in content; `edition.test.ts` says the new one when a value has changed. */
export const CONTENT_HASH = '362f29b2a106c1c92a6d0e15e1161642';

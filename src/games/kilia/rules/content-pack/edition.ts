/** Versions that are saved with every game (`Edition` in `src/game-api/contents.ts`). */

/**
 * Raise it when a rule change makes the same moves lead to a different state. `golden.test.ts` detects such changes.
 */
export const RULES_VERSION = 2;

/** Hash of the built-in content. `golden.test.ts` reports the new hash when a value has changed. */
export const CONTENT_HASH = '559f39e5bd01bbe68f3174ede0f0c438';

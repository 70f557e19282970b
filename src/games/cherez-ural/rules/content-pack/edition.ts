/** Identifies the rules and content that a game was started with (`Edition` in `src/game-api`). */

/** Raised whenever a rule fix changes the result of the same moves. `edition.test.ts` fails if this is forgotten. */
export const RULES_VERSION = 2;

/** Hash of the built-in content. If a value changed, `edition.test.ts` prints the new hash. */
export const CONTENT_HASH = 'ca3174347b38492fa053cad96806f2f9';

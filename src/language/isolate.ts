/**
 * Isolates a name that a person typed for use inside a sentence, so that right-to-left letters can't reorder the words
 * around it (Unicode's first strong isolate). A name in its own element can use `<bdi>` instead.
 */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/**
 * A name that a person typed, for the middle of a sentence: letters of another writing direction in it can't turn the words
 * around it (Unicode's first strong isolate). Where a name is an element of its own `<bdi>` does the same.
 */
export const isolate = (name: string): string => `\u2068${name}\u2069`;

/** The page of a table. */
export const addressOfTable = (game: string, matchID: string): string =>
  `/online/${game}/t/${encodeURIComponent(matchID)}`;

/** Returns the id or key that a text begins with: in a message a link may be followed by punctuation or words. */
export const leadingId = (text: string): string => /^[\w-]*/.exec(text)?.[0] ?? '';

/** Returns the address of an online table's page. */
export const addressOfTable = (game: string, matchID: string): string =>
  `/online/${game}/t/${encodeURIComponent(matchID)}`;

/** Returns the id or key at the start of a text. In a message, punctuation or words may follow a link. */
export const leadingId = (text: string): string => /^[\w-]*/.exec(text)?.[0] ?? '';

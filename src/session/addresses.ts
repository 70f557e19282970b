/** The page of a table. */
export const addressOfTable = (game: string, matchID: string): string =>
  `/online/${game}/t/${encodeURIComponent(matchID)}`;

/** What the server keeps for a person's key: sealed texts that only the key opens. */

/** A sealed text under a name that says nothing. */
export interface SealedSeat {
  readonly name: string;
  readonly sealed: string;
}

/** How many seats one key keeps. */
export const MOST_SEATS = 200;

/** Nothing is kept under this key: it never was, or it was erased. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';
}

/** The key keeps `MOST_SEATS` already. */
export class FullKeyError extends Error {
  override name = 'FullKeyError';
}

/** `hash` is that of what a page shows as its key; times are milliseconds since 1970. */
export interface PeopleStorage {
  /** Begins to keep something under a key; one that is known stays as it is. */
  create(hash: string, at: number): Promise<void>;
  /** In the order of their names. The key counts as used. @throws UnknownKeyError */
  read(hash: string, at: number): Promise<SealedSeat[]>;
  /** In place of what has this name. @throws UnknownKeyError @throws FullKeyError */
  keep(hash: string, seat: SealedSeat): Promise<void>;
  /** @throws UnknownKeyError */
  forget(hash: string, name: string): Promise<void>;
  /** All under the key and the key itself, at once. @throws UnknownKeyError */
  erase(hash: string): Promise<void>;
  /** Erases the keys that nobody has used since. */
  eraseUnused(since: number): Promise<void>;
}

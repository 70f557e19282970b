/** Storage of the seats and games that people synchronise under a key. The texts are encrypted by their pages. */

/** An encrypted seat. Its name is a hash, which reveals nothing. */
export interface SealedSeat {
  readonly name: string;
  readonly sealed: string;
}

/** Maximum number of seats per key. */
export const MOST_SEATS = 200;

/** An encrypted finished game. Its name is a hash, which reveals nothing. */
export type SealedGame = SealedSeat;

/** Maximum number of games per key. */
export const MOST_GAMES = 5000;

/** Thrown if the key never existed or was erased. */
export class UnknownKeyError extends Error {
  override name = 'UnknownKeyError';
}

/** Thrown if the key already has `MOST_SEATS` seats or `MOST_GAMES` games. */
export class FullKeyError extends Error {
  override name = 'FullKeyError';
}

/** `hash` is the hash of a key that a page sent. Times are in ms since 1970. */
export interface PeopleStorage {
  /** Creates a key. Does nothing if it exists. */
  create(hash: string, at: number): Promise<void>;
  /** Marks the key as used. @throws UnknownKeyError */
  use(hash: string, at: number): Promise<void>;
  /** Returns the seats, ordered by name, and marks the key as used. @throws UnknownKeyError */
  read(hash: string, at: number): Promise<SealedSeat[]>;
  /** Adds a seat or replaces the one with the same name. @throws UnknownKeyError @throws FullKeyError */
  keep(hash: string, seat: SealedSeat): Promise<void>;
  /** @throws UnknownKeyError */
  forget(hash: string, name: string): Promise<void>;
  /** Returns the known people of a match: hashes of keys by seat. */
  seated(matchID: string): Promise<Record<string, string>>;
  /** Returns the names of the games, ordered, and marks the key as used. @throws UnknownKeyError */
  gameNames(hash: string, at: number): Promise<string[]>;
  /** Returns the games with these names, ordered by name. @throws UnknownKeyError */
  readGames(hash: string, names: readonly string[]): Promise<SealedGame[]>;
  /** Adds a finished game or replaces the one with the same name. @throws UnknownKeyError @throws FullKeyError */
  keepGame(hash: string, game: SealedGame): Promise<void>;
  /** @throws UnknownKeyError */
  forgetGames(hash: string, names: readonly string[]): Promise<void>;
  /** Deletes the key with its seats, games, ratings, rated games and profile. @throws UnknownKeyError */
  erase(hash: string): Promise<void>;
  /** Deletes the keys not used since then. */
  eraseUnused(since: number): Promise<void>;
}

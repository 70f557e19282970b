/**
 * Messages between the servers of a database. They contain no game data or chat: the receiver reads the database.
 */

/** A change of a match. */
export type Change =
  | { readonly what: 'move'; readonly stateID: number }
  /** `talk`: chat rules changed; `chats`: several messages were written. */
  | { readonly what: 'lobby' | 'talk' | 'chats' }
  /** A chat message with its time and the sender's seat; null for an onlooker. */
  | { readonly what: 'chat'; readonly at: number; readonly sender: string | null };

/** The people at a table. */
export interface Presence {
  readonly seats: readonly string[];
  readonly onlookers: number;
  /** People without a seat whose pages don't show the table yet. */
  readonly atDoor: number;
}

/** Counts the people at a table. */
export const countOf = ({ seats, onlookers, atDoor }: Presence): number => seats.length + onlookers + atDoor;

export const NOBODY: Presence = { seats: [], onlookers: 0, atDoor: 0 };

/** The tables of one game on this server, which are notified of changes on other servers. */
export interface PeerListener {
  changed(matchID: string, change: Change): void;
  /** Called when somebody enters or leaves a table on another server. */
  presenceChanged(matchID: string): void;
  /**
   * Called when messages may have been lost: reloads all matches that are open on this server, with `chatToo` also
   * their chat.
   */
  lookAgain(chatToo: boolean): Promise<void>;
}

/** The other servers on the same database. */
export interface Peers {
  listen(game: string, listener: PeerListener): void;
  /** Announces a stored change of a match. */
  changed(game: string, matchID: string, change: Change): void;
  /** Announces who is at a table on this server, if that changed. */
  present(game: string, matchID: string, presence: Presence): void;
  /** Returns who is at a table on all other servers together. */
  elsewhere(game: string, matchID: string): Presence;
  /** Counts the people at all tables on all other servers. */
  countElsewhere(): number;
}

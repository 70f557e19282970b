/** What servers on one database tell each other. Never what anybody holds or says: who hears of a change reads the database. */

/** What has changed of a match. */
export type Change =
  | { readonly what: 'move'; readonly stateID: number }
  /** `talk`: who may speak; `chats`: several things were said. */
  | { readonly what: 'lobby' | 'talk' | 'chats' }
  /** Something was said, at this time and by this seat; null: by an onlooker. */
  | { readonly what: 'chat'; readonly at: number; readonly sender: string | null };

/** Who is at a table. */
export interface Presence {
  readonly seats: readonly string[];
  readonly onlookers: number;
  /** Without a seat too, but their pages don't show the table yet. */
  readonly atDoor: number;
}

export const NOBODY: Presence = { seats: [], onlookers: 0, atDoor: 0 };

/** The tables of one game at this server, which hear what the other servers do. */
export interface PeerListener {
  changed(matchID: string, change: Change): void;
  /** Somebody came to a table or left it at another server. */
  presenceChanged(matchID: string): void;
  /** News may be missing: looks at all matches that anybody here looks at. `chatToo`: also at what was said. */
  lookAgain(chatToo: boolean): Promise<void>;
}

/** The other servers on the same database. */
export interface Peers {
  listen(game: string, listener: PeerListener): void;
  /** Says that a match was changed here, once it is written. */
  changed(game: string, matchID: string, change: Change): void;
  /** Says who is here at a table, if that is new. */
  present(game: string, matchID: string, presence: Presence): void;
  /** Who is at a table at all other servers together. */
  elsewhere(game: string, matchID: string): Presence;
}

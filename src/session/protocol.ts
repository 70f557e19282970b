/** Messages between server and page about a table (docs/protocol.md) */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';

/** A seat. Without a name it is empty. */
export type Player = {
  readonly id: number;
  readonly name?: string;
  readonly data?: { readonly colour?: string; readonly bot?: string };
  readonly isConnected?: boolean;
  /** The player who ran out of time or left. Only they can take the seat again. */
  readonly heldFor?: string;
  /** The seat is empty and closed to new people, because somebody has seen its hand. A bot may take it. */
  readonly closed?: true;
};

/** A time bank per seat for the whole game, in minutes */
export type MinutesClock = { readonly minutes: number };

/** A clock for games that take weeks */
export type DaysClock = {
  /** Per turn: the time during which the table waits for the seat */
  readonly turnHours: number;
  /** For the whole game, used when a turn takes longer */
  readonly reserveHours: number;
  /** Whether the clock pauses on Saturdays and Sundays in `timeZone` */
  readonly weekendsOff: boolean;
  /** IANA name of the table's time zone */
  readonly timeZone: string;
};

export type ClockRules = MinutesClock | DaysClock;

/** A seat's clock is paused with the table's consent; times in ms since 1970. */
export type Vacation = { readonly seat: string; readonly from: number; readonly until: number };

export type VacationRequest = {
  readonly seat: string;
  readonly days: number;
  readonly agreed: readonly string[];
  readonly refused: readonly string[];
  /** The other people at the table; `needed` of them must agree. */
  readonly voters: readonly string[];
  readonly needed: number;
};

export type Match = {
  readonly matchID: string;
  readonly gameName: string;
  readonly players: readonly Player[];
  readonly setupData?: unknown;
  readonly unlisted?: boolean;
  readonly clock?: ClockRules;
  /** The result changes the ratings of the people at the table. */
  readonly rated?: true;
  /** The language that people speak here. Without one, any. */
  readonly language?: 'en' | 'ja';
  /** Ratings in points of the people at an open rated table, rounded to 50 */
  readonly ratings?: { readonly least: number; readonly most: number };
  readonly rulesVersion?: number;
  readonly content?: string;
  readonly gameover?: unknown;
  readonly nextMatchID?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

export type MatchList = {
  readonly matches: readonly Match[];
  /** Start of the next page; null on the last page. */
  readonly next: string | null;
};

/** A chat message; `sender` is null for a spectator. */
export type Chat = {
  readonly id: string;
  readonly sender: string | null;
  readonly name: string;
  readonly payload: string;
  readonly at: number;
};

/** Time left per seat in ms at the moment `at`. It counts down for seats in `running`. */
export type Clock = {
  readonly left: Readonly<Record<string, number>>;
  readonly running: readonly string[];
  readonly at: number;
  /** When seats ran out of time, in ms since 1970: all of them, or with a clock in days those that have to act */
  readonly outSince?: Readonly<Record<string, number>>;
  /** Only for a clock in days */
  readonly days?: {
    /** Reserve of each seat in ms, on top of the time per turn */
    readonly reserve: Readonly<Record<string, number>>;
    /** Moments at which the active seats run out of time, in ms since 1970 */
    readonly deadlines: Readonly<Record<string, number>>;
    /** The current or next weekend; null if the clock runs on weekends. */
    readonly weekend: { readonly from: number; readonly until: number } | null;
    readonly vacations: readonly Vacation[];
    readonly requests: readonly VacationRequest[];
  };
};

export type TableNews = {
  readonly onlookers: number;
  /** Number of people without a seat whose pages don't show the table yet. They may take a seat or watch later. */
  readonly atDoor: number;
  readonly movedAt: number;
  /** The server's time in ms since 1970 */
  readonly now: number;
  readonly nextMatchID: string | null;
  readonly clock: Clock | null;
  /** Occupied seats that the others may hand to a bot */
  readonly replaceable: readonly string[];
  /** The seat that may mute others; null while no seat is taken. */
  readonly host: string | null;
  /** Muted seats; 'onlookers' means all spectators. */
  readonly muted: readonly string[];
};

/** The initial position, and the changes of each move that was not undone */
export type History = {
  readonly first: { readonly G: unknown; readonly ctx: Ctx };
  readonly steps: readonly { readonly operations: readonly Operation[]; readonly entry: LogEntry }[];
};

export type Refusal =
  | 'badMessage'
  | 'unknownMatch'
  | 'unauthorized'
  | 'stale'
  | 'gameOver'
  | 'illegal'
  | 'tooMuch'
  | 'otherVersion'
  | 'muted'
  | 'silenced'
  | 'closing'
  | 'internal';

export type Refused = { readonly ok: false; readonly reason: Refusal; readonly message: string };
export type Answer = { readonly ok: true; readonly stateID?: number; readonly history?: History } | Refused;

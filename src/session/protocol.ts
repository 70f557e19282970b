/** What a server and a page say to each other about a table (docs/protocol.md). */
import type { Ctx, LogEntry } from 'boardgame.io';
import type { Operation } from 'rfc6902';

/** Who sits in a seat; without a name nobody does. */
export type Player = {
  readonly id: number;
  readonly name?: string;
  readonly data?: { readonly colour?: string; readonly bot?: string };
  readonly isConnected?: boolean;
  /** Who sat here until time ran out or they left, and may come back to the seat; nobody else can take it. */
  readonly heldFor?: string;
  /** Nobody sits here and nobody new may: somebody has held this hand. A bot may take the seat. */
  readonly closed?: true;
};

/** A time bank: minutes of each seat for the whole game. */
export type MinutesClock = { readonly minutes: number };

/** A clock for games of weeks. */
export type DaysClock = {
  /** For each turn: from when the seat is waited for until it isn't. */
  readonly turnHours: number;
  /** For the whole game, used when a turn takes longer. */
  readonly reserveHours: number;
  /** Whether the clock stands still on Saturdays and Sundays of `timeZone`. */
  readonly weekendsOff: boolean;
  /** The IANA name of the table's time zone. */
  readonly timeZone: string;
};

export type ClockRules = MinutesClock | DaysClock;

/** The time of a seat stands still by consent of the table; milliseconds since 1970. */
export type Vacation = { readonly seat: string; readonly from: number; readonly until: number };

/** Somebody asks the table for a vacation. */
export type VacationRequest = {
  readonly seat: string;
  readonly days: number;
  readonly agreed: readonly string[];
  readonly refused: readonly string[];
  /** The other people at the table: so many of them must agree. */
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
  readonly rulesVersion?: number;
  readonly content?: string;
  readonly gameover?: unknown;
  readonly nextMatchID?: string;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** A page of a list of matches. */
export type MatchList = {
  readonly matches: readonly Match[];
  /** Where the next page begins; null: this is the last. */
  readonly next: string | null;
};

/** Something said at a table; `sender` null: by an onlooker. */
export type Chat = {
  readonly id: string;
  readonly sender: string | null;
  readonly name: string;
  readonly payload: string;
  readonly at: number;
};

/** Milliseconds left to each seat at `at`; they run down for those in `running`. */
export type Clock = {
  readonly left: Readonly<Record<string, number>>;
  readonly running: readonly string[];
  readonly at: number;
  /** Only of a clock in days. */
  readonly days?: {
    /** Milliseconds of each seat that it has beside the time for a turn. */
    readonly reserve: Readonly<Record<string, number>>;
    /** When the seats that are waited for will be out of time; milliseconds since 1970. */
    readonly deadlines: Readonly<Record<string, number>>;
    /** The weekend that is now, or the next one; null: the clock knows none. */
    readonly weekend: { readonly from: number; readonly until: number } | null;
    /** Those of now. */
    readonly vacations: readonly Vacation[];
    readonly requests: readonly VacationRequest[];
  };
};

/** What changes at a table beside the game. */
export type TableNews = {
  readonly onlookers: number;
  /** Without a seat too, but their pages don't show the table: they may sit down, or look on later. */
  readonly atDoor: number;
  readonly movedAt: number;
  /** The server's time, in milliseconds since 1970. */
  readonly now: number;
  readonly nextMatchID: string | null;
  readonly clock: Clock | null;
  /** The seats that others at the table may hand to a bot, though somebody sits there. */
  readonly replaceable: readonly string[];
  /** The seat that may mute others; null: nobody has sat down yet. */
  readonly host: string | null;
  /** Seats that may say nothing, and 'onlookers' for all of those. */
  readonly muted: readonly string[];
};

/** The position before any move, and what each move that stands changed. */
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
  | 'closing'
  | 'internal';

export type Refused = { readonly ok: false; readonly reason: Refusal; readonly message: string };
export type Answer = { readonly ok: true; readonly stateID?: number; readonly history?: History } | Refused;

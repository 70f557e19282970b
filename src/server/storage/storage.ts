/** The interface of the match storage. `tests/server/storage/conformance.ts` tests every implementation. */
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { Snapshot } from '../../game-api/contents';
import type { Chat } from '../../session/protocol';
import type { ChatRoom, ChatRules } from '../chat/rooms';
import type { Absence, Pace } from '../clocks/clock';
import type { DailyStorage } from '../daily/dailyStorage';
import type { MatchData } from '../matches/matchData';
import type { MatchmakingStore } from '../matchmaking/matchmakingStore';
import type { ModerationStore } from '../moderation/moderationStore';
import type { NotificationStore } from '../notifications/notificationStore';
import type { Turns } from '../notifications/turns';
import type { PeopleStorage } from '../people/peopleStorage';
import type { SeatedPeople } from '../people/seatedPeople';
import type { Outcome } from '../ratings/outcome';
import type { RatingStore } from '../ratings/ratingStore';

/** Thrown if the write is based on a state that is not the newest. Nothing was written. */
export class StaleStateError extends Error {
  override name = 'StaleStateError';
}

/** Thrown if the metadata changed since they were read. Nothing was written. */
export class StaleMetadataError extends Error {
  override name = 'StaleMetadataError';
  constructor(matchID: string) {
    super(`The metadata of match ${JSON.stringify(matchID)} have changed since they were read.`);
  }
}

export class UnknownMatchError extends Error {
  override name = 'UnknownMatchError';
  constructor(matchID: string) {
    super(`There is no match ${JSON.stringify(matchID)}.`);
  }
}

export interface CreateMatchOpts {
  readonly metadata: MatchData;
  /** undefined before the deal. */
  readonly initialState?: State;
  /** The content that the metadata refer to. */
  readonly content?: Snapshot;
  /** Network of the creator: an opaque text by which open matches are counted. */
  readonly network?: string;
  /** The people of the seats that are taken from the start. */
  readonly people?: SeatedPeople;
}

export interface ListMatchesOpts extends StorageAPI.ListMatchesOpts {
  /** Leaves out private matches. */
  readonly listed?: boolean;
  /** Only matches created from this network. */
  readonly network?: string;
  /** Only the newest `most` matches of each network, but all of `own`, so that one network can't fill the list. */
  readonly share?: { readonly most: number; readonly own?: string };
  /** Only matches that come after this one in the list. */
  readonly after?: { readonly updatedAt: number; readonly matchID: string };
  readonly limit?: number;
  /** Only matches without a content. */
  readonly withoutContent?: boolean;
}

/** A move: the new state and what goes with it. */
export interface StateChange {
  /**
   * The previous state. It must be the object read or written by this process, so that its undo steps are
   * recognised as stored.
   */
  readonly before: State;
  readonly state: State;
  readonly deltalog?: readonly LogEntry[];
  /** The seats that have to act in the new state. */
  readonly toAct?: readonly string[];
  /** The turns that begin and end with the move; only for matches with notifications. */
  readonly turns?: Turns;
  /** If given, the write is refused unless the metadata still have this revision. */
  readonly revision?: number;
  /** The result, if the change ends a rated match. */
  readonly outcome?: Outcome;
  /** Time of the previous state in ms since 1970; the new one gets no earlier time. */
  readonly notBefore?: number;
}

interface FetchFields {
  /** undefined before the deal. */
  readonly state: State;
  readonly metadata: MatchData;
  /** The effective moves, the moves that can be redone, and an undo for each of these. */
  readonly log: LogEntry[];
}

export type FetchOpts = { readonly [Field in keyof FetchFields]?: boolean };

export type FetchResult<Opts extends FetchOpts> = {
  readonly [Field in keyof FetchFields as Opts[Field] extends true ? Field : never]: FetchFields[Field];
};

export interface MatchStorage {
  /** True if other servers may write to the database. */
  readonly isShared: boolean;
  readonly people: PeopleStorage;
  readonly notifications: NotificationStore;
  readonly ratings: RatingStore;
  readonly matchmaking: MatchmakingStore;
  readonly moderation: ModerationStore;
  readonly daily: DailyStorage;
  connect(): Promise<void>;
  createMatch(matchID: string, match: CreateMatchOpts): Promise<void>;
  /** Returns the requested fields, or none if the match doesn't exist. */
  fetch<Opts extends FetchOpts>(matchID: string, opts: Opts): Promise<FetchResult<Opts>>;
  /**
   * Writes state, log, ratings, and the last update and result in the metadata, atomically. Resolves once the write
   * is durable. Returns the stored time in ms since 1970.
   * @throws StaleStateError if the state does not follow the stored one
   */
  setState(matchID: string, change: StateChange): Promise<number>;
  /**
   * Writes the metadata if their revision is still the stored one. Keeps the stored time and result. `dealt` is the
   * initial state at the deal. `content` is the one the metadata now refer to; it is stored once for all matches
   * that use it. `people` are the changes of who sits where.
   * @throws StaleMetadataError if the metadata were changed concurrently
   */
  setMetadata(
    matchID: string,
    metadata: MatchData,
    dealt?: State,
    content?: Snapshot,
    people?: SeatedPeople,
  ): Promise<void>;
  /** Returns the log entries of each move between two states, oldest first. Undone moves may be missing. */
  fetchSteps(matchID: string, from: number, to: number): Promise<LogEntry[][]>;
  /** Returns the newest versions of state and metadata, or undefined if the match doesn't exist. */
  fetchVersion(matchID: string): Promise<{ readonly stateID: number; readonly revision: number } | undefined>;
  wipe(matchID: string): Promise<void>;
  /** Returns ids, newest first. */
  listMatches(opts?: ListMatchesOpts): Promise<string[]>;
  countMatches(opts?: ListMatchesOpts): Promise<number>;
  /** Returns the initial state with all secrets. It must not leave the server. */
  fetchBeginning(matchID: string): Promise<State>;
  /** Returns a stored content, or undefined if no match of the game uses it. */
  fetchContent(gameName: string, hash: string): Promise<unknown>;
  /** Returns each change of the seats to act with its time, beginning with the first move. */
  fetchPaces(matchID: string): Promise<Pace[]>;
  /** Records the start of the server. Returns the number of the run. */
  beginRun(at: number): Promise<number>;
  /** Records that the server is still running. */
  continueRun(run: number, at: number): Promise<void>;
  /** Returns the time of a shared database in ms since 1970; undefined if the database is not shared. */
  readClock(): Promise<number | undefined>;
  /** Returns the time of the last write in ms since 1970, or 0. */
  latestMoment(): Promise<number>;
  /** Returns the times between runs, when no server ran, oldest first. */
  fetchAbsences(): Promise<Absence[]>;
  addChat(matchID: string, room: ChatRoom, message: Chat): Promise<void>;
  /** Returns the messages kept in these rooms, oldest first. */
  fetchChat(matchID: string, rooms: readonly ChatRoom[]): Promise<Chat[]>;
  /** Returns who is the host and who is muted; by default nobody. */
  fetchChatRules(matchID: string): Promise<ChatRules>;
  writeChatRules(matchID: string, rules: ChatRules): Promise<void>;
  /** Rejects if the storage can't be read or written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

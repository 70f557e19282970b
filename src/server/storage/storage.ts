/** What the server asks of whatever keeps its matches. `tests/server/storage/conformance.ts` says it in tests. */
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { Snapshot } from '../../game-api/contents';
import type { Chat } from '../../session/protocol';
import type { ChatRoom, ChatRules } from '../chat/rooms';
import type { Absence, Pace } from '../clocks/clock';
import type { MatchData } from '../matches/matchData';
import type { NotificationStore } from '../notifications/notificationStore';
import type { Turns } from '../notifications/turns';
import type { PeopleStorage } from '../people/peopleStorage';

/** The write was computed from a state that is no longer the newest: nothing was written. */
export class StaleStateError extends Error {
  override name = 'StaleStateError';
}

/** The metadata were changed by somebody else since they were read: nothing was written. */
export class StaleMetadataError extends Error {
  override name = 'StaleMetadataError';
  constructor(matchID: string) {
    super(`The metadata of match ${JSON.stringify(matchID)} have changed since they were read.`);
  }
}

/** There is no match with this id. */
export class UnknownMatchError extends Error {
  override name = 'UnknownMatchError';
  constructor(matchID: string) {
    super(`There is no match ${JSON.stringify(matchID)}.`);
  }
}

/** A match as it is created. */
export interface CreateMatchOpts {
  readonly metadata: MatchData;
  /** undefined: it is not dealt yet. */
  readonly initialState?: State;
  /** The content that the metadata name. */
  readonly content?: Snapshot;
  /** Where its creator comes from: an opaque text to count open matches by. */
  readonly network?: string;
}

/** Which matches a list shows. */
export interface ListMatchesOpts extends StorageAPI.ListMatchesOpts {
  /** Without private matches. */
  readonly listed?: boolean;
  /** Only those created from this network. */
  readonly network?: string;
  /** Of each network its newest `most` only, but all of `own`: one network can't fill a list for the others. */
  readonly share?: { readonly most: number; readonly own?: string };
  /** Only those that come after this one in a list. */
  readonly after?: { readonly updatedAt: number; readonly matchID: string };
  readonly limit?: number;
  /** Only those that name no content. */
  readonly withoutContent?: boolean;
}

/** A state that follows another. */
export interface StateChange {
  /** The state it was made of, as it was read or written here: its undo steps are stored and are not written again. */
  readonly before: State;
  readonly state: State;
  readonly deltalog?: readonly LogEntry[];
  /** The seats that are to act in it. */
  readonly toAct?: readonly string[];
  /** Of a match in which somebody is called: whose turns begin and end with it. */
  readonly turns?: Turns;
  /** Refused unless the lobby's part of the match is this one still; undefined: whatever it is. */
  readonly revision?: number;
  /** When the state before was written, in milliseconds since 1970: this one is not written earlier. */
  readonly notBefore?: number;
}

interface FetchFields {
  /** Of a match that is not dealt yet there is none. */
  readonly state: State;
  readonly metadata: MatchData;
  /** The moves that stand; those that were taken back and can be put back; an undo for each of these. */
  readonly log: LogEntry[];
}

export type FetchOpts = { readonly [Field in keyof FetchFields]?: boolean };

export type FetchResult<Opts extends FetchOpts> = {
  readonly [Field in keyof FetchFields as Opts[Field] extends true ? Field : never]: FetchFields[Field];
};

export interface MatchStorage {
  /** Other servers may write what this one has read. */
  readonly isShared: boolean;
  /** What is kept for people's keys. */
  readonly people: PeopleStorage;
  /** Who is called to which turns. */
  readonly calls: NotificationStore;
  connect(): Promise<void>;
  createMatch(matchID: string, match: CreateMatchOpts): Promise<void>;
  /** What is asked for; of an unknown match nothing. */
  fetch<Opts extends FetchOpts>(matchID: string, opts: Opts): Promise<FetchResult<Opts>>;
  /**
   * State, log and what they change in the metadata (last update, result), all or nothing. Resolves when it can't be lost
   * any more, to the time that is kept with it, in milliseconds since 1970.
   * @throws StaleStateError when it does not follow the stored one.
   */
  setState(matchID: string, change: StateChange): Promise<number>;
  /**
   * Compare and set: only over the revision that was read. Time and result stay as the moves wrote them.
   * `dealt`: the state before any move, of a match that has none yet. `content`: the one that the metadata name from now on;
   * it is kept once for all matches that name it, and as long as one does.
   * @throws StaleMetadataError when somebody else was quicker.
   */
  setMetadata(matchID: string, metadata: MatchData, dealt?: State, content?: Snapshot): Promise<void>;
  /** The log's entries of each move between two states, oldest first; moves that were taken back may be missing. */
  fetchSteps(matchID: string, from: number, to: number): Promise<LogEntry[][]>;
  /** Which state and metadata are the newest; undefined: there is no such match. */
  fetchVersion(matchID: string): Promise<{ readonly stateID: number; readonly revision: number } | undefined>;
  wipe(matchID: string): Promise<void>;
  /** Newest first. */
  listMatches(opts?: ListMatchesOpts): Promise<string[]>;
  countMatches(opts?: ListMatchesOpts): Promise<number>;
  /** The state before any move with all its secrets, for the server alone. */
  fetchBeginning(matchID: string): Promise<State>;
  /** A content that a match of the game is played with; undefined: none is. */
  fetchContent(gameName: string, hash: string): Promise<unknown>;
  /** When those who are to act changed and who they were, from the first move on. */
  fetchPaces(matchID: string): Promise<Pace[]>;
  /** The server begins to run at this moment; its answer is the run's number. */
  beginRun(at: number): Promise<number>;
  /** The server still runs. */
  continueRun(run: number, at: number): Promise<void>;
  /** Returns the time of the database, in milliseconds since 1970, where several servers go by it. */
  readClock(): Promise<number | undefined>;
  /** When anything was last written, in milliseconds since 1970; 0: never. */
  latestMoment(): Promise<number>;
  /** When no server ran, from one run to the next, oldest first. */
  fetchAbsences(): Promise<Absence[]>;
  addChat(matchID: string, room: ChatRoom, message: Chat): Promise<void>;
  /** What was said in these rooms, oldest first; of each the latest that are kept. */
  fetchChat(matchID: string, rooms: readonly ChatRoom[]): Promise<Chat[]>;
  /** Who may speak; of a match for which nothing was settled: everyone, and there is no host. */
  fetchChatRules(matchID: string): Promise<ChatRules>;
  writeChatRules(matchID: string, rules: ChatRules): Promise<void>;
  /** Rejects when the storage can't be read or written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

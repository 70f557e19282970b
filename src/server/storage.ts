/** What the server asks of whatever keeps its matches. `tests/server/storage-conformance.ts` says it in tests. */
import type { LogEntry, State, StorageAPI } from 'boardgame.io';
import type { Snapshot } from '../game-api/contents';
import type { Chat } from '../session/protocol';
import type { Room } from './chat';
import type { Absence, Pace } from './clock';
import type { MatchData } from './match-data';

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
  readonly initialState: State;
  /** The content it is played with, kept once for all matches that name it in their metadata. */
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
  /** Only those that come after this one in a list. */
  readonly after?: { readonly updatedAt: number; readonly matchID: string };
  readonly limit?: number;
  /** Only those that name no content. */
  readonly withoutContent?: boolean;
}

type FetchFields = Pick<StorageAPI.FetchFields, 'state' | 'log' | 'initialState'> & {
  readonly metadata: MatchData;
};

export type FetchResult<Opts extends StorageAPI.FetchOpts> = {
  readonly [Field in keyof FetchFields as Opts[Field] extends true ? Field : never]: FetchFields[Field];
};

export interface MatchStorage {
  connect(): Promise<void>;
  createMatch(matchID: string, match: CreateMatchOpts): Promise<void>;
  /** What is asked for; of an unknown match nothing. */
  fetch<Opts extends StorageAPI.FetchOpts>(matchID: string, opts: Opts): Promise<FetchResult<Opts>>;
  /**
   * `toAct`: the seats that are to act in this state.
   * @throws StaleStateError when it does not follow the stored one.
   */
  setState(matchID: string, state: State, deltalog?: LogEntry[], toAct?: readonly string[]): Promise<void>;
  /**
   * Compare and set: only over the revision that was read. `content`: the one that the metadata name from now on.
   * @throws StaleMetadataError when somebody else was quicker.
   */
  setMetadata(matchID: string, metadata: MatchData, content?: Snapshot): Promise<void>;
  wipe(matchID: string): Promise<void>;
  /** Newest first. */
  listMatches(opts?: ListMatchesOpts): Promise<string[]>;
  countMatches(opts?: ListMatchesOpts): Promise<number>;
  /** The state before any move with all its secrets, for the server alone. */
  fetchBeginning(matchID: string): Promise<State>;
  /** A content that a match of the game is played with; undefined: none is. */
  fetchContent(gameName: string, hash: string): Promise<unknown>;
  /** When each state was reached and who was to act in it, from the first move on. */
  fetchPaces(matchID: string): Promise<Pace[]>;
  /** The server begins to run at this moment; its answer is the run's number. */
  beginRun(at: number): Promise<number>;
  /** The server still runs. */
  continueRun(run: number, at: number): Promise<void>;
  /** When no server ran, from one run to the next, oldest first. */
  fetchAbsences(): Promise<Absence[]>;
  addChat(matchID: string, room: Room, message: Chat): Promise<void>;
  /** What was said in these rooms, oldest first; of each the latest that are kept. */
  fetchChat(matchID: string, rooms: readonly Room[]): Promise<Chat[]>;
  /** Writes a whole, consistent copy to a new file, while matches go on. */
  backup(path: string): Promise<void>;
  /** Rejects when the storage can't be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}

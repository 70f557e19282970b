import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Game, LogEntry, State, StorageAPI } from 'boardgame.io';
import { type Generated, Kysely, Migrator, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import type { Snapshot } from '../game-api/contents';
import type { Chat } from '../session/protocol';
import { KEPT_MESSAGES, type Room } from './chat';
import type { Absence, Pace } from './clock';
import type { MatchData } from './match-data';
import { migrationProvider } from './migrations';
import {
  type CreateMatchOpts,
  type FetchResult,
  type ListMatchesOpts,
  type MatchStorage,
  StaleMetadataError,
  StaleStateError,
  UnknownMatchError,
} from './storage';

interface Tables {
  matches: {
    id: string;
    game_name: string;
    state_id: number;
    state: string;
    /** MatchData without what has a column of its own: gameover, updatedAt, revision. */
    metadata: string;
    revision: number;
    network: string | null;
    /** 1: a private match. */
    unlisted: number;
    gameover: string | null;
    updated_at: number;
    /** The hash of the content it is played with. */
    content: string | null;
  };
  contents: { game_name: string; hash: string; snapshot: string };
  initial_states: { match_id: string; state: string };
  log_entries: {
    match_id: string;
    state_id: number;
    position: number;
    entry: string;
    at: number | null;
    to_act: string | null;
  };
  chat_messages: { number: Generated<number>; match_id: string; room: Room; message: string };
  runs: { number: Generated<number>; began_at: number; seen_at: number };
}

type MatchRow = Tables['matches'];

/** Where the server keeps its matches. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'matches.sqlite');

/** All matches in one SQLite file. */
export class SqliteStorage implements MatchStorage {
  private readonly db: Kysely<Tables>;
  private isClosed = false;
  private readonly playerViews: ReadonlyMap<string | undefined, Game['playerView']>;

  constructor({ file, games }: { file: string; games: readonly Game[] }) {
    this.playerViews = new Map(games.map(({ name, playerView }) => [name, playerView]));
    this.db = new Kysely<Tables>({
      dialect: new SqliteDialect({ database: async () => open(file) }),
    });
  }

  async connect(): Promise<void> {
    const { error } = await new Migrator({ db: this.db, provider: migrationProvider }).migrateToLatest();
    if (error !== undefined) throw error;
  }

  async createMatch(
    matchID: string,
    { initialState, metadata, content, network }: CreateMatchOpts,
  ): Promise<void> {
    const state = JSON.stringify(initialState);
    await this.db.transaction().execute(async (transaction) => {
      if (content !== undefined) await keepContent(transaction, metadata.gameName, content);
      await transaction
        .insertInto('matches')
        .values({
          id: matchID,
          state_id: initialState._stateID,
          state,
          network: network ?? null,
          game_name: metadata.gameName,
          metadata: metadataText(metadata),
          gameover: metadata.gameover === undefined ? null : JSON.stringify(metadata.gameover),
          updated_at: metadata.updatedAt,
          unlisted: metadata.unlisted === true ? 1 : 0,
          revision: 0,
          content: metadata.content ?? null,
        })
        .execute();
      await transaction.insertInto('initial_states').values({ match_id: matchID, state }).execute();
    });
  }

  /**
   * State, its new log entries and what they change in the metadata (last update, result), all or nothing; only on top
   * of the state it was computed from. A refused move makes boardgame.io write back what it read: that changes nothing.
   */
  async setState(
    matchID: string,
    state: State,
    deltalog: LogEntry[] = [],
    toAct: readonly string[] = [],
  ): Promise<void> {
    const at = Date.now();
    await this.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('matches')
        .set({
          state_id: state._stateID,
          state: JSON.stringify(state),
          updated_at: at,
          gameover: state.ctx.gameover === undefined ? null : JSON.stringify(state.ctx.gameover),
        })
        .where('id', '=', matchID)
        .where('state_id', '=', state._stateID - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) {
        const stored = await transaction
          .selectFrom('matches')
          .select('state_id')
          .where('id', '=', matchID)
          .executeTakeFirst();
        if (stored === undefined) throw new UnknownMatchError(matchID);
        if (stored.state_id === state._stateID && deltalog.length === 0) return;
        throw new StaleStateError(
          `Match ${matchID} is at state ${stored.state_id}; state ${state._stateID} does not follow it.`,
        );
      }
      if (deltalog.length > 0) {
        await transaction
          .insertInto('log_entries')
          .values(
            deltalog.map((entry, position) => ({
              match_id: matchID,
              state_id: state._stateID,
              position,
              entry: JSON.stringify(entry),
              at,
              to_act: JSON.stringify(toAct),
            })),
          )
          .execute();
      }
    });
  }

  async setMetadata(matchID: string, metadata: MatchData, content?: Snapshot): Promise<void> {
    const { revision = 0 } = metadata;
    const update = (db: Kysely<Tables>) =>
      db
        .updateTable('matches')
        .set({
          metadata: metadataText(metadata),
          unlisted: metadata.unlisted === true ? 1 : 0,
          content: metadata.content ?? null,
          revision: revision + 1,
        })
        .where('id', '=', matchID)
        .where('revision', '=', revision)
        .executeTakeFirst();
    const { numUpdatedRows } = await (content === undefined
      ? update(this.db)
      : this.db.transaction().execute(async (transaction) => {
          await keepContent(transaction, metadata.gameName, content);
          return update(transaction);
        }));
    if (numUpdatedRows > 0n) return;
    const found = await this.db.selectFrom('matches').select('id').where('id', '=', matchID).execute();
    throw found.length === 0 ? new UnknownMatchError(matchID) : new StaleMetadataError(matchID);
  }

  async fetch<Opts extends StorageAPI.FetchOpts>(matchID: string, opts: Opts): Promise<FetchResult<Opts>> {
    // State and metadata are one row, read at once; only what lies in several tables has to be held still meanwhile.
    const isOneRow = opts.log !== true && opts.initialState !== true;
    const found = isOneRow
      ? await read(this.db, matchID, opts)
      : await this.db.transaction().execute((transaction) => read(transaction, matchID, opts));
    if (found.initialState !== undefined) {
      found.initialState = this.withoutSecrets(found.gameName, found.initialState);
    }
    const { gameName: _, ...fields } = found;
    // The interface computes its result type from the options; only the caller knows them.
    return fields as FetchResult<Opts>;
  }

  async wipe(matchID: string): Promise<void> {
    await this.db.deleteFrom('matches').where('id', '=', matchID).execute();
  }

  async listMatches(opts: ListMatchesOpts = {}): Promise<string[]> {
    const rows = await this.listed(opts)
      .select('id')
      .orderBy('updated_at', 'desc')
      .orderBy('id')
      .$if(opts.limit !== undefined, (query) => query.limit(opts.limit ?? 0))
      .execute();
    return rows.map(({ id }) => id);
  }

  async countMatches(opts: ListMatchesOpts = {}): Promise<number> {
    const { count } = await this.listed(opts)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  private listed({ gameName, where = {}, listed, network, after, withoutContent }: ListMatchesOpts) {
    let query = this.db.selectFrom('matches');
    if (gameName !== undefined) query = query.where('game_name', '=', gameName);
    if (where.isGameover === true) query = query.where('gameover', 'is not', null);
    if (where.isGameover === false) query = query.where('gameover', 'is', null);
    if (where.updatedBefore !== undefined) query = query.where('updated_at', '<', where.updatedBefore);
    if (where.updatedAfter !== undefined) query = query.where('updated_at', '>', where.updatedAfter);
    if (network !== undefined) query = query.where('network', '=', network);
    if (listed === true) query = query.where('unlisted', '=', 0);
    if (withoutContent === true) query = query.where('content', 'is', null);
    if (after !== undefined) {
      const { updatedAt, matchID } = after;
      query = query.where(({ eb, or, and }) =>
        or([
          eb('updated_at', '<', updatedAt),
          and([eb('updated_at', '=', updatedAt), eb('id', '>', matchID)]),
        ]),
      );
    }
    return query;
  }

  async fetchContent(gameName: string, hash: string): Promise<unknown> {
    const found = await this.db
      .selectFrom('contents')
      .select('snapshot')
      .where('game_name', '=', gameName)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return found === undefined ? undefined : JSON.parse(found.snapshot);
  }

  async fetchBeginning(matchID: string): Promise<State> {
    const found = await this.db
      .selectFrom('initial_states')
      .select('state')
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    if (found === undefined) throw new UnknownMatchError(matchID);
    return JSON.parse(found.state);
  }

  async fetchPaces(matchID: string): Promise<Pace[]> {
    const rows = await this.db
      .selectFrom('log_entries')
      .select(['at', 'to_act'])
      .where('match_id', '=', matchID)
      .where('position', '=', 0)
      .orderBy('state_id')
      .execute();
    return rows.flatMap(({ at, to_act }) =>
      at === null || to_act === null ? [] : { at, toAct: JSON.parse(to_act) },
    );
  }

  async beginRun(at: number): Promise<number> {
    const { number } = await this.db
      .insertInto('runs')
      .values({ began_at: at, seen_at: at })
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }

  async continueRun(run: number, at: number): Promise<void> {
    await this.db.updateTable('runs').set({ seen_at: at }).where('number', '=', run).execute();
  }

  async fetchAbsences(): Promise<Absence[]> {
    const runs = await this.db.selectFrom('runs').select(['began_at', 'seen_at']).orderBy('number').execute();
    return runs.slice(1).map(({ began_at }, index) => ({ from: runs[index].seen_at, until: began_at }));
  }

  async addChat(matchID: string, room: Room, message: Chat): Promise<void> {
    await this.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('chat_messages')
        .values({ match_id: matchID, room, message: JSON.stringify(message) })
        .execute();
      const tooOld = transaction
        .selectFrom('chat_messages')
        .select('number')
        .where('match_id', '=', matchID)
        .where('room', '=', room)
        .orderBy('number', 'desc')
        .limit(1)
        .offset(KEPT_MESSAGES);
      await transaction
        .deleteFrom('chat_messages')
        .where('match_id', '=', matchID)
        .where('room', '=', room)
        .where('number', '<=', tooOld)
        .execute();
    });
  }

  async fetchChat(matchID: string, rooms: readonly Room[]): Promise<Chat[]> {
    const rows = await this.db
      .selectFrom('chat_messages')
      .select('message')
      .where('match_id', '=', matchID)
      .where('room', 'in', rooms)
      .orderBy('number')
      .execute();
    return rows.map(({ message }) => JSON.parse(message));
  }

  async backup(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    await sql`vacuum into ${path}`.execute(this.db);
  }

  async check(): Promise<void> {
    await sql`select 1`.execute(this.db);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    // All of it into the one file, so that a stopped server can be copied by its file alone.
    await sql`pragma wal_checkpoint(truncate)`.execute(this.db);
    await this.db.destroy();
  }

  /**
   * boardgame.io's `sync` hands the initial state to every client and onlooker as it comes from here, so it leaves as an
   * onlooker may see it. Clients keep it only for the debug panel's time travel.
   */
  private withoutSecrets(gameName: string | undefined, { G, ctx, _stateID }: State): State {
    const known = this.playerViews.has(gameName);
    const playerView = this.playerViews.get(gameName);
    const visible = playerView === undefined ? G : playerView({ G, ctx, playerID: null });
    return { G: known ? visible : {}, ctx, plugins: {}, _undo: [], _redo: [], _stateID };
  }
}

/** Content never changes under its hash: what is kept already stays. */
async function keepContent(
  db: Kysely<Tables>,
  gameName: string,
  { hash, snapshot }: Snapshot,
): Promise<void> {
  await db
    .insertInto('contents')
    .values({ game_name: gameName, hash, snapshot: JSON.stringify(snapshot) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function open(file: string): InstanceType<typeof Libsql> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new Libsql(file);
  // Readers (a backup, an inspection) never wait for the writer, and a commit that returned survives a power cut.
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  return database;
}

/** Without what has a column of its own. */
function metadataText({ gameover: _, updatedAt: __, revision: ___, ...metadata }: MatchData): string {
  return JSON.stringify(metadata);
}

function metadataOf(row: Pick<MatchRow, 'metadata' | 'gameover' | 'updated_at' | 'revision'>): MatchData {
  const metadata: MatchData = {
    ...JSON.parse(row.metadata),
    updatedAt: row.updated_at,
    revision: row.revision,
  };
  if (row.gameover !== null) metadata.gameover = JSON.parse(row.gameover);
  // Seats are looked up by names that come from outside: '__proto__' must find nothing.
  metadata.players = Object.assign(Object.create(null), metadata.players);
  return metadata;
}

async function read(db: Kysely<Tables>, matchID: string, opts: StorageAPI.FetchOpts) {
  const found: Partial<StorageAPI.FetchFields> & { gameName?: string } = {};
  const row = await db
    .selectFrom('matches')
    .select(['game_name', 'metadata', 'gameover', 'updated_at', 'revision'])
    .$if(opts.state === true, (query) => query.select('state'))
    .where('id', '=', matchID)
    .executeTakeFirst();
  if (row === undefined) return found;
  found.gameName = row.game_name;
  if (row.state !== undefined) found.state = JSON.parse(row.state);
  if (opts.metadata) found.metadata = metadataOf(row);
  if (opts.log) {
    const entries = await db
      .selectFrom('log_entries')
      .select('entry')
      .where('match_id', '=', matchID)
      .orderBy('state_id')
      .orderBy('position')
      .execute();
    found.log = entries.map(({ entry }) => JSON.parse(entry));
  }
  if (opts.initialState) {
    const initial = await db
      .selectFrom('initial_states')
      .select('state')
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    if (initial !== undefined) found.initialState = JSON.parse(initial.state);
  }
  return found;
}

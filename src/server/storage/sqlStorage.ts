import type { LogEntry, State } from 'boardgame.io';
import { type Generated, type Kysely, Migrator, sql } from 'kysely';
import groupBy from 'lodash/groupBy';
import type { Snapshot } from '../../game-api/contents';
import type { Chat } from '../../session/protocol';
import { type ChatRoom, type ChatRules, KEPT_MESSAGES } from '../chat/rooms';
import type { Absence, Pace } from '../clocks/clock';
import type { DailyStorage } from '../daily/dailyStorage';
import { type DailyTables, SqlDaily } from '../daily/sqlDaily';
import type { MatchData } from '../matches/matchData';
import { MatchmakingStore, type MatchmakingTables } from '../matchmaking/matchmakingStore';
import { ModerationStore, type ModerationTables } from '../moderation/moderationStore';
import { NotificationStore, type NotificationTables } from '../notifications/notificationStore';
import type { PeopleStorage } from '../people/peopleStorage';
import type { SeatedPeople } from '../people/seatedPeople';
import { type PeopleTables, SqlPeople } from '../people/sqlPeople';
import { RatingStore, type RatingTables } from '../ratings/ratingStore';
import { type Dialect, migrationsIn } from './sql/migrations';
import { createMatch, type Statement, setMetadata, setState, UnchangedError } from './sql/statements';
import {
  type CreateMatchOpts,
  type FetchOpts,
  type FetchResult,
  type ListMatchesOpts,
  type MatchStorage,
  StaleMetadataError,
  StaleStateError,
  type StateChange,
  UnknownMatchError,
} from './storage';

export interface Tables
  extends PeopleTables,
    NotificationTables,
    RatingTables,
    MatchmakingTables,
    ModerationTables,
    DailyTables {
  matches: {
    id: string;
    game_name: string;
    state_id: number;
    /**
     * MatchData without the fields that have their own columns: gameover, updatedAt, revision, network, hasMoves.
     */
    metadata: string;
    revision: number;
    network: string | null;
    /** 1 for a private match. */
    unlisted: number;
    gameover: string | null;
    updated_at: number;
    /** Hash of the match's content. */
    content: string | null;
  };
  contents: { game_name: string; hash: string; snapshot: string };
  initial_states: { match_id: string; state: string };
  /** If `position` is null, the undo step `undo_count` - 1 holds it. */
  positions: { match_id: string; undo_count: number; position: string | null };
  /** Steps before `undo_count` can be undone, those from there on can be redone. */
  undo_steps: { match_id: string; place: number; step: string };
  log_entries: { match_id: string; state_id: number; position: number; entry: string; at: number | null };
  paces: { number: Generated<number>; match_id: string; at: number; to_act: string };
  chat_messages: { number: Generated<number>; match_id: string; room: ChatRoom; message: string };
  /** `muted` is a list as JSON. */
  talk_rules: { match_id: string; host: string | null; muted: string };
  runs: { number: Generated<number>; began_at: number; seen_at: number };
}

type MatchRow = Tables['matches'];

/** Attempts to end a rated match while other matches change the same ratings. */
const RATING_TRIES = 20;

/** Time in ms for which `check` rejects after a disk error. */
const FAULT_FOR = 10_000;

/** Checks for a full, read-only or broken disk, by the error codes of SQLite and PostgreSQL. */
const isDiskFault = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|CORRUPT|NOTADB)|53|58|25006)/.test(String(error.code));

interface SqlOptions {
  readonly db: Kysely<Tables>;
  /** The SQL that differs between databases. */
  readonly dialect: Dialect;
  /** Returns the time to store, in ms since 1970. */
  readonly now: () => number;
}

/** Stores all matches in an SQL database. Subclasses choose the database and how changes are committed. */
export abstract class SqlStorage implements MatchStorage {
  abstract readonly isShared: boolean;

  readonly people: PeopleStorage;
  readonly notifications: NotificationStore;
  readonly ratings: RatingStore;
  readonly matchmaking: MatchmakingStore;
  readonly moderation: ModerationStore;
  readonly daily: DailyStorage;
  private fault: { readonly error: unknown; readonly until: number } | undefined;

  constructor(protected readonly sql: SqlOptions) {
    const write = (statements: readonly Statement[]) => this.write(statements);
    this.people = new SqlPeople(sql.db, write);
    this.notifications = new NotificationStore(sql.db, write);
    this.ratings = new RatingStore(sql.db, write);
    this.matchmaking = new MatchmakingStore(sql.db, write);
    this.moderation = new ModerationStore(sql.db, write);
    this.daily = new SqlDaily(sql.db, write, (...key) => this.notifications.key(...key));
  }

  /**
   * Runs the statements atomically and resolves once they are on the disk. `content` is the one they store. @throws
   * UnchangedError
   */
  protected abstract commit(statements: readonly Statement[], content?: Snapshot): Promise<void>;

  private async write(statements: readonly Statement[], content?: Snapshot): Promise<void> {
    try {
      await this.commit(statements, content);
    } catch (error) {
      if (isDiskFault(error)) this.fault = { error, until: performance.now() + FAULT_FOR };
      throw error;
    }
  }

  /** Returns the schema of the migration tables, or undefined for the default one. */
  protected async schema(): Promise<string | undefined> {
    return undefined;
  }

  abstract close(): Promise<void>;

  /** The tables, for code that copies all their rows. */
  get tables(): Kysely<Tables> {
    return this.sql.db;
  }

  async connect(): Promise<void> {
    const { error } = await new Migrator({
      db: this.sql.db,
      provider: migrationsIn(this.sql.dialect),
      migrationTableSchema: await this.schema(),
    }).migrateToLatest();
    if (error !== undefined) throw error;
  }

  createMatch(matchID: string, match: CreateMatchOpts): Promise<void> {
    return this.write(createMatch(matchID, match), match.content);
  }

  async setState(matchID: string, change: StateChange): Promise<number> {
    const at = Math.max(this.sql.now(), change.notBefore ?? 0);
    const { outcome, state } = change;
    for (let tries = 1; ; tries++) {
      const rating = outcome === undefined ? [] : await this.ratings.statements(matchID, outcome, at);
      try {
        await this.write([...setState(matchID, change, at), ...rating]);
        return at;
      } catch (error) {
        if (!(error instanceof UnchangedError)) throw error;
        const stored = await this.row(matchID);
        // The state may still be the next one: then a match that ended at the same time has changed a rating.
        const mayFollow = stored.state_id === state._stateID - 1 && rating.length > 0;
        if (mayFollow && tries < RATING_TRIES) continue;
        throw new StaleStateError(
          `Match ${matchID} is at state ${stored.state_id}; state ${state._stateID} does not follow it.`,
        );
      }
    }
  }

  async setMetadata(
    matchID: string,
    metadata: MatchData,
    dealt?: State,
    content?: Snapshot,
    people?: SeatedPeople,
  ): Promise<void> {
    try {
      await this.write(setMetadata(matchID, metadata, dealt, content, people), content);
    } catch (error) {
      if (!(error instanceof UnchangedError)) throw error;
      await this.row(matchID);
      throw new StaleMetadataError(matchID);
    }
  }

  private async row(matchID: string): Promise<{ state_id: number }> {
    const query = this.sql.db.selectFrom('matches').select('state_id').where('id', '=', matchID);
    const found = await query.executeTakeFirst();
    if (found === undefined) throw new UnknownMatchError(matchID);
    return found;
  }

  async fetch<Opts extends FetchOpts>(matchID: string, opts: Opts): Promise<FetchResult<Opts>> {
    // A single statement sees one snapshot; several statements need a transaction for that.
    const isOneStatement = opts.log !== true || (opts.state !== true && opts.metadata !== true);
    const found = isOneStatement
      ? await read(this.sql.db, matchID, opts)
      : await this.sql.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((transaction) => read(transaction, matchID, opts));
    // The result type depends on the options, which only the caller has as types.
    return found as FetchResult<Opts>;
  }

  wipe(matchID: string): Promise<void> {
    return this.write([{ sql: 'delete from matches where id = ?', parameters: [matchID] }]);
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

  private listed({ gameName, where = {}, listed, network, share, after, withoutContent }: ListMatchesOpts) {
    let query = this.sql.db.selectFrom('matches');
    if (gameName !== undefined) query = query.where('game_name', '=', gameName);
    if (where.isGameover === true) query = query.where('gameover', 'is not', null);
    if (where.isGameover === false) query = query.where('gameover', 'is', null);
    if (where.updatedBefore !== undefined) query = query.where('updated_at', '<', where.updatedBefore);
    if (where.updatedAfter !== undefined) query = query.where('updated_at', '>', where.updatedAfter);
    if (network !== undefined) query = query.where('network', '=', network);
    if (listed === true) query = query.where('unlisted', '=', 0);
    if (share !== undefined) {
      const { most, own = '' } = share;
      const rank = sql<number>`row_number() over (partition by network order by updated_at desc, id)`.as(
        'rank',
      );
      const ranked = this.listed({ gameName, where, listed }).select(['id', 'network', rank]).as('ranked');
      const shown = this.sql.db
        .selectFrom(ranked)
        .select('ranked.id')
        // Old matches have no network.
        .where(({ eb, or }) =>
          or([eb('rank', '<=', most), eb('network', 'is', null), eb('network', '=', own)]),
        );
      query = query.where('id', 'in', shown);
    }
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
    const found = await this.sql.db
      .selectFrom('contents')
      .select('snapshot')
      .where('game_name', '=', gameName)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return found === undefined ? undefined : JSON.parse(found.snapshot);
  }

  async fetchBeginning(matchID: string): Promise<State> {
    const found = await this.sql.db
      .selectFrom('initial_states')
      .select('state')
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    if (found === undefined) throw new UnknownMatchError(matchID);
    return JSON.parse(found.state);
  }

  async fetchPaces(matchID: string): Promise<Pace[]> {
    const rows = await this.sql.db
      .selectFrom('paces')
      .select(['at', 'to_act'])
      .where('match_id', '=', matchID)
      .orderBy('number')
      .execute();
    return rows.map(({ at, to_act }) => ({ at, toAct: JSON.parse(to_act) }));
  }

  async beginRun(at: number): Promise<number> {
    const { number } = await this.sql.db
      .insertInto('runs')
      .values({ began_at: at, seen_at: at })
      .returning('number')
      .executeTakeFirstOrThrow();
    return number;
  }

  continueRun(run: number, at: number): Promise<void> {
    return this.write([{ sql: 'update runs set seen_at = ? where number = ?', parameters: [at, run] }]);
  }

  async readClock(): Promise<number | undefined> {
    return undefined;
  }

  async latestMoment(): Promise<number> {
    // Two queries, each of which reads only the end of an index.
    const open = this.sql.db.selectFrom('matches').where('gameover', 'is', null);
    const finished = this.sql.db.selectFrom('matches').where('gameover', 'is not', null);
    const runs = this.sql.db.selectFrom('runs').select(({ fn }) => fn.max('seen_at').as('latest'));
    const found = await Promise.all([
      runs.executeTakeFirst(),
      ...[open, finished].map((matches) =>
        matches.select(({ fn }) => fn.max('updated_at').as('latest')).executeTakeFirst(),
      ),
    ]);
    return Math.max(...found.map((row) => row?.latest ?? 0));
  }

  async fetchAbsences(): Promise<Absence[]> {
    const runs = await this.sql.db
      .selectFrom('runs')
      .select(['began_at', 'seen_at'])
      .orderBy('number')
      .execute();
    let seen = runs.at(0)?.seen_at ?? 0;
    return runs.slice(1).map(({ began_at, seen_at }) => {
      const from = seen;
      // With a shared database another server may have run on.
      seen = this.isShared ? Math.max(seen, seen_at) : seen_at;
      return { from, until: began_at };
    });
  }

  addChat(matchID: string, room: ChatRoom, message: Chat): Promise<void> {
    return this.write([
      {
        sql: 'insert into chat_messages (match_id, room, message) values (?, ?, ?)',
        parameters: [matchID, room, JSON.stringify(message)],
      },
      {
        sql: `delete from chat_messages where match_id = ? and room = ? and number <=
          (select number from chat_messages where match_id = ? and room = ? order by number desc limit 1 offset ?)`,
        parameters: [matchID, room, matchID, room, KEPT_MESSAGES],
      },
    ]);
  }

  async fetchChat(matchID: string, rooms: readonly ChatRoom[]): Promise<Chat[]> {
    const rows = await this.sql.db
      .selectFrom('chat_messages')
      .select('message')
      .where('match_id', '=', matchID)
      .where('room', 'in', rooms)
      .orderBy('number')
      .execute();
    return rows.map(({ message }) => JSON.parse(message));
  }

  async fetchChatRules(matchID: string): Promise<ChatRules> {
    const row = await this.sql.db
      .selectFrom('talk_rules')
      .select(['host', 'muted'])
      .where('match_id', '=', matchID)
      .executeTakeFirst();
    return row === undefined ? { host: null, muted: [] } : { host: row.host, muted: JSON.parse(row.muted) };
  }

  async writeChatRules(matchID: string, { host, muted }: ChatRules): Promise<void> {
    const rules = { host, muted: JSON.stringify(muted) };
    await this.sql.db
      .insertInto('talk_rules')
      .values({ match_id: matchID, ...rules })
      .onConflict((conflict) => conflict.column('match_id').doUpdateSet(rules))
      .execute();
  }

  async fetchSteps(matchID: string, from: number, to: number): Promise<LogEntry[][]> {
    const rows = await this.sql.db
      .selectFrom('log_entries')
      .select(['state_id', 'entry'])
      .where('match_id', '=', matchID)
      .where('state_id', '>', from)
      .where('state_id', '<=', to)
      .orderBy('state_id')
      .orderBy('position')
      .execute();
    return Object.values(groupBy(rows, ({ state_id }) => state_id)).map((step) =>
      step.map(({ entry }) => JSON.parse(entry)),
    );
  }

  async fetchVersion(matchID: string): Promise<{ stateID: number; revision: number } | undefined> {
    const row = await this.sql.db
      .selectFrom('matches')
      .select(['state_id', 'revision'])
      .where('id', '=', matchID)
      .executeTakeFirst();
    return row === undefined ? undefined : { stateID: row.state_id, revision: row.revision };
  }

  async check(): Promise<void> {
    await this.sql.db.selectFrom('matches').select('id').limit(1).execute();
    // The value has to change, because SQLite writes nothing if it stays the same.
    const sql = `update runs set seen_at = ? where number = (select max(number) from runs)
      and seen_at < cast(? as bigint)`;
    const now = this.sql.now();
    await this.write([{ sql, parameters: [now, now] }]);
    // This small write may succeed on a disk that is too full for a move.
    if (this.fault !== undefined && performance.now() < this.fault.until) throw this.fault.error;
  }
}

function metadataOf(
  row: Pick<MatchRow, 'metadata' | 'state_id' | 'gameover' | 'updated_at' | 'revision' | 'network'>,
): MatchData {
  const metadata: MatchData = {
    ...JSON.parse(row.metadata),
    updatedAt: row.updated_at,
    revision: row.revision,
  };
  if (row.state_id > 0) metadata.hasMoves = true;
  if (row.network !== null) metadata.network = row.network;
  if (row.gameover !== null) metadata.gameover = JSON.parse(row.gameover);
  // Seats are looked up by names from requests, so '__proto__' must find nothing.
  metadata.players = Object.assign(Object.create(null), metadata.players);
  return metadata;
}

async function read(db: Kysely<Tables>, matchID: string, opts: FetchOpts) {
  const found: { state?: State; metadata?: MatchData; log?: LogEntry[] } = {};
  const row = opts.state ? await readState(db, matchID, found) : await readRow(db, matchID);
  if (row === undefined) return found;
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
  return found;
}

type KnownRow = Parameters<typeof metadataOf>[0];

function readRow(db: Kysely<Tables>, matchID: string): Promise<KnownRow | undefined> {
  return db
    .selectFrom('matches')
    .select(['state_id', 'metadata', 'gameover', 'updated_at', 'revision', 'network'])
    .where('id', '=', matchID)
    .executeTakeFirst();
}

/** Reads a match's row and its newest position in one statement, so that both are from the same snapshot. */
async function readState(
  db: Kysely<Tables>,
  matchID: string,
  found: { state?: State },
): Promise<KnownRow | undefined> {
  interface Part {
    readonly part: 'match' | 'position' | 'step';
    readonly place: number;
    readonly text: string | null;
  }
  const { rows } = await sql<Part & Omit<KnownRow, 'metadata'>>`
    select 'match' as part, 0 as place, metadata as text, state_id, gameover, updated_at, revision, network
      from matches where id = ${matchID}
    union all select 'position', undo_count, position, null, null, null, null, null
      from positions where match_id = ${matchID}
    union all select 'step', place, step, null, null, null, null, null
      from undo_steps where match_id = ${matchID}
    order by part, place`.execute(db);
  const match = rows.find(({ part }) => part === 'match');
  if (match === undefined) return undefined;
  const newest = rows.find(({ part }) => part === 'position');
  if (newest !== undefined) {
    const steps: State['_undo'] = rows.flatMap(({ part, text }) =>
      part === 'step' && text !== null ? JSON.parse(text) : [],
    );
    const undoCount = newest.place;
    const _undo = steps.slice(0, undoCount);
    const { G, ctx, plugins } = newest.text === null ? steps[undoCount - 1] : JSON.parse(newest.text);
    found.state = { G, ctx, plugins, _undo, _redo: steps.slice(undoCount), _stateID: match.state_id };
  }
  return { ...match, metadata: match.text ?? '' };
}

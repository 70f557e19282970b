import type { LogEntry, State } from 'boardgame.io';
import { type Kysely, Migrator, sql } from 'kysely';
import groupBy from 'lodash/groupBy';
import type { Snapshot } from '../../game-api/contents';
import type { Chat } from '../../session/protocol';
import { type ChatRoom, type ChatRules, KEPT_MESSAGES } from '../chat/rooms';
import type { Absence, Pace } from '../clocks/clock';
import type { DailyStorage } from '../daily/dailyStorage';
import { SqlDaily } from '../daily/sqlDaily';
import type { MatchData } from '../matches/matchData';
import { MatchmakingStore } from '../matchmaking/matchmakingStore';
import { ModerationStore } from '../moderation/moderationStore';
import { NotificationStore } from '../notifications/notificationStore';
import type { PeopleStorage } from '../people/peopleStorage';
import type { SeatedPeople } from '../people/seatedPeople';
import { SqlPeople } from '../people/sqlPeople';
import { RatingStore } from '../ratings/ratingStore';
import { type Dialect, migrationsIn } from './sql/migrations';
import { readMatch } from './sql/readMatch';
import { createMatch, type Statement, setMetadata, setState, UnchangedError } from './sql/statements';
import type { Tables } from './sql/tables';
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
      ? await readMatch(this.sql.db, matchID, opts)
      : await this.sql.db
          .transaction()
          .setIsolationLevel('repeatable read')
          .execute((transaction) => readMatch(transaction, matchID, opts));
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

import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Snapshot } from '../../game-api/contents';
import { postgresDialect } from './sql/migrations';
import { type Statement, UnchangedError } from './sql/statements';
import type { Tables } from './sql/tables';
import { SqlStorage } from './sqlStorage';

/** Thrown if `DATABASE_URL` is malformed. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
  constructor() {
    // The message omits the URL, which may contain a password.
    super('DATABASE_URL must be an address like postgres://user:password@127.0.0.1:5432/kontor.');
  }
}

/** Maximum number of connections. A move needs one for a few ms. */
const CONNECTIONS = 10;

/** Connection timeout in ms. */
const CONNECT_WITHIN = 5_000;

const INT8 = 20;
/** Safe: all times and counts are below 2^53. */
const numbers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * The timeout rolls back the write of a server that hangs in the middle of it, which would lock the match for all
 * servers.
 */
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '4s'";
const LOCK = 'select pg_advisory_xact_lock(hashtext($1))';

/** Codes of a deadlock and a serialization failure, after which the write is retried. */
const AGAIN: readonly unknown[] = ['40P01', '40001'];
/** Codes of a missing table, schema or column: all three occur while another process drops a table. */
const DROPPED: readonly unknown[] = ['42P01', '3F000', '42703'];
const TRIES = 5;
const CONNECT_TRIES = 20;

const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

interface PostgresOptions {
  readonly url: string;
  /** Returns the time to store, in ms since 1970. */
  readonly now?: () => number;
  /** Called when a connection is lost. The next query opens a new one. */
  readonly onLost?: (error: Error) => void;
}

/** Stores matches in a PostgreSQL database, which several servers may share. */
export class PostgresStorage extends SqlStorage {
  readonly isShared = true;
  private readonly pool: pg.Pool;
  private closed: Promise<void> | undefined;

  /** @throws DatabaseUrlError */
  constructor({ url, now = Date.now, onLost = () => undefined }: PostgresOptions) {
    const pool = new pg.Pool({
      ...connectionTo(url),
      max: CONNECTIONS,
      // Sends queries without waiting for the results of earlier ones.
      pipeline: true,
      connectionTimeoutMillis: CONNECT_WITHIN,
      types: numbers,
      // Idle connections don't keep the process alive.
      allowExitOnIdle: true,
    });
    // A checked-out client has no other error listener, and an unhandled 'error' event would crash the process.
    pool.on('connect', (client) => client.on('error', onLost));
    pool.on('error', () => undefined);
    super({
      db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
      dialect: postgresDialect,
      now,
    });
    this.pool = pool;
  }

  /**
   * Retries the migrations when another process drops a table: kysely lists the tables of all schemas, which fails
   * then.
   */
  override async connect(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await super.connect();
      } catch (error) {
        if (!hasCode(error, DROPPED) || tries === CONNECT_TRIES) throw error;
      }
    }
  }

  /**
   * Runs the statements in a transaction. The first one locks the match's row, so that other writes to the match
   * wait.
   */
  protected async commit(statements: readonly Statement[], content?: Snapshot): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.writeOnce(statements, content);
      } catch (error) {
        if (!hasCode(error, AGAIN) || tries === TRIES) throw error;
      }
    }
  }

  private async writeOnce(statements: readonly Statement[], content: Snapshot | undefined): Promise<void> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      // Sent together, so that a move costs two round trips. After an error PostgreSQL skips the other statements.
      const asked = [
        client.query(BEGIN),
        // Keeps the content from being deleted as unused before this match exists (sql/migrations.ts).
        ...(content === undefined ? [] : [client.query(LOCK, [content.hash])]),
        ...statements.map((statement, index) => run(client, statement, index)),
      ];
      const results = await Promise.allSettled(asked);
      const failed = results.find((result) => result.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  /**
   * Returns the first schema of the search path. Other schemas of the database may have tables of the same names.
   */
  protected override async schema(): Promise<string | undefined> {
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(this.tables);
    return rows.at(0)?.schema;
  }

  override async readClock(): Promise<number | undefined> {
    const now = sql<{ now: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`;
    return (await now.execute(this.tables)).rows.at(0)?.now;
  }

  close(): Promise<void> {
    this.closed ??= this.tables.destroy();
    return this.closed;
  }
}

/** @throws DatabaseUrlError */
function connectionTo(url: string): pg.ClientConfig {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed === undefined || !/^postgres(ql)?:$/.test(parsed.protocol) || parsed.pathname.length < 2) {
    throw new DatabaseUrlError();
  }
  // An acknowledged move is on the disk, whatever the database's default is.
  const options = [parsed.searchParams.get('options'), '-c synchronous_commit=on'];
  parsed.searchParams.set('options', options.filter(Boolean).join(' '));
  return { connectionString: parsed.href };
}

async function run(
  client: pg.PoolClient,
  { sql: text, parameters, mustChange = false }: Statement,
  index: number,
): Promise<void> {
  const { rowCount } = await client.query({ ...prepared(text), values: [...parameters] });
  if (mustChange && rowCount === 0) throw new UnchangedError(`Statement ${index} changed nothing.`);
}

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const known = new Map<string, Prepared>();

/**
 * Returns the statement with PostgreSQL's parameter names. The texts are few and constant, so each connection
 * prepares them once.
 */
function prepared(sql: string): Prepared {
  const found = known.get(sql);
  if (found !== undefined) return found;
  let count = 0;
  const made = { name: `write ${known.size}`, text: sql.replaceAll('?', () => `$${++count}`) };
  known.set(sql, made);
  return made;
}

/** Returns a database's address without user and password. */
export function shownDatabase(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}

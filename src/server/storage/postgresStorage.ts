import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Snapshot } from '../../game-api/contents';
import { postgresSays } from './sql/migrations';
import { type Statement, UnchangedError } from './sql/statements';
import { SqlStorage, type Tables } from './sqlStorage';

/** `DATABASE_URL` is none that can be used. */
export class DatabaseUrlError extends Error {
  override name = 'DatabaseUrlError';
  constructor() {
    // Not what it says: a password may be in it.
    super('DATABASE_URL must be an address like postgres://user:password@127.0.0.1:5432/kontor.');
  }
}

/** Connections at the same time: a move needs one for some milliseconds. */
const CONNECTIONS = 10;

/** Milliseconds after which a database that does not answer is away. */
const CONNECT_WITHIN = 5_000;

const INT8 = 20;
/** Times and counts are below 2^53. */
const numbers: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/** A server that hangs in the middle of a write must not keep its match from the others: after this its write is taken back. */
const BEGIN = "begin; set local idle_in_transaction_session_timeout = '4s'";
const LOCK = 'select pg_advisory_xact_lock(hashtext($1))';

/** Two writes waited for each other, or met: as if this one had come a little later. */
const AGAIN: readonly unknown[] = ['40P01', '40001'];
/** A table or a schema is gone. */
const DROPPED: readonly unknown[] = ['42P01', '3F000'];
const TRIES = 5;
const CONNECT_TRIES = 20;

const hasCode = (error: unknown, codes: readonly unknown[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(error.code);

interface PostgresOptions {
  readonly url: string;
  /** `now`: milliseconds since 1970, for what is written. */
  readonly now?: () => number;
  /** A connection was lost; the next question opens another. */
  readonly onLost?: (error: Error) => void;
}

/** All matches in a PostgreSQL database, which several servers may share. */
export class PostgresStorage extends SqlStorage {
  readonly isShared = true;
  private readonly pool: pg.Pool;
  private closed: Promise<void> | undefined;

  /** @throws DatabaseUrlError */
  constructor({ url, now = Date.now, onLost = () => undefined }: PostgresOptions) {
    const pool = new pg.Pool({
      ...connectionTo(url),
      max: CONNECTIONS,
      // What is asked before an answer has come is sent at once, and answered in turn.
      pipeline: true,
      connectionTimeoutMillis: CONNECT_WITHIN,
      types: numbers,
      // A server that only waits for nothing may end.
      allowExitOnIdle: true,
    });
    // Of the client itself, since one that is at work has no other listener, and an error nobody hears of ends the program.
    pool.on('connect', (client) => client.on('error', onLost));
    pool.on('error', () => undefined);
    super({ db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), say: postgresSays, now });
    this.pool = pool;
  }

  /** kysely lists the tables of all schemas; one that is dropped by others meanwhile fails that. */
  override async connect(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await super.connect();
      } catch (error) {
        if (!hasCode(error, DROPPED) || tries === CONNECT_TRIES) throw error;
      }
    }
  }

  /** One transaction. Its first statement takes the match's row, so that whoever writes to the match at the same time waits. */
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
      // All at once: a move costs two round trips, not one a statement. After a failure PostgreSQL passes over the rest.
      const asked = [
        client.query(BEGIN),
        // Nobody drops it for want of matches before this one is there (sql/migrations.ts).
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

  /** The first of the search path: other schemas of the database may hold other tables of these names. */
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
  // An acknowledged move is on the disk, whatever the database's own setting is.
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

/** With PostgreSQL's names for parameters. The texts are few and constant: each connection parses and plans one once. */
function prepared(sql: string): Prepared {
  const found = known.get(sql);
  if (found !== undefined) return found;
  let count = 0;
  const made = { name: `write ${known.size}`, text: sql.replaceAll('?', () => `$${++count}`) };
  known.set(sql, made);
  return made;
}

/** A database's address without who may open it. */
export function shownDatabase(url: string): string {
  if (!URL.canParse(url)) return 'the database';
  const { host, pathname } = new URL(url);
  return `the database ${host}${pathname}`;
}

import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteAdapter, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { sqliteDialect } from './sql/migrations';
import type { Statement } from './sql/statements';
import type { Tables } from './sql/tables';
import { Writer } from './sqlite/writer';
import { SqlStorage } from './sqlStorage';

/** Returns the path of the database in the data folder. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'matches.sqlite');

/** Readers, such as backups, never wait for the writer, and a finished commit survives a power cut. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000'];

/** Runs all migrations in one transaction, so that a crash leaves no half-migrated database. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true;
      }
    })();
  }
}

/** Stores all matches in one SQLite file. Reads in this thread and writes in another. */
export class SqliteStorage extends SqlStorage {
  readonly isShared = false;
  private readonly writer: Writer;
  private isClosed = false;

  /** `now` returns the time to store, in ms since 1970. */
  constructor({ file, now = Date.now }: { readonly file: string; readonly now?: () => number }) {
    const dialect = new TransactionalSqlite({ database: async () => open(file) });
    super({ db: new Kysely<Tables>({ dialect }), dialect: sqliteDialect, now });
    this.writer = new Writer({ file, pragmas: PRAGMAS });
  }

  protected commit(statements: readonly Statement[]): Promise<void> {
    return this.writer.write(statements);
  }

  /** Writes a complete, consistent copy to a new file. Matches can go on. */
  async backup(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    // `vacuum into` accepts an empty file and keeps its permissions.
    closeSync(openSync(path, 'wx', 0o600));
    await sql`vacuum into ${path}`.execute(this.tables);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.writer.close();
    // Merges the write-ahead log, so that copying the one file of a stopped server is enough. If the disk is too
    // full for that, nothing is lost: the data stay in the log file.
    await sql`pragma wal_checkpoint(truncate)`.execute(this.tables).catch(() => undefined);
    await this.tables.destroy();
  }
}

function open(file: string): InstanceType<typeof Libsql> {
  mkdirSync(dirname(file), { recursive: true });
  // The file holds other people's games and the key that signs push messages. SQLite gives its companion files the
  // same permissions.
  closeSync(openSync(file, 'a', 0o600));
  for (const kept of [file, `${file}-wal`, `${file}-shm`]) makePrivate(kept);
  const database = new Libsql(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  return database;
}

/** Makes a file, if it exists, readable and writable only by its owner. */
function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // A file of another user is their responsibility.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}

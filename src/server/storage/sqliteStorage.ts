import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Kysely, SqliteDialect, sql } from 'kysely';
import Libsql from 'libsql';
import { sqliteSays } from './sql/migrations';
import type { Statement } from './sql/statements';
import { Writer } from './sqlite/writer';
import { SqlStorage, type Tables } from './sqlStorage';

/** Where the server keeps its matches. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'matches.sqlite');

/** Readers (a backup, an inspection) never wait for the writer, and a commit that returned survives a power cut. */
const PRAGMAS = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000'];

/** All matches in one SQLite file: read here, written in a thread. */
export class SqliteStorage extends SqlStorage {
  readonly isShared = false;
  private readonly writer: Writer;
  private isClosed = false;

  /** `now`: milliseconds since 1970, for what is written. */
  constructor({ file, now = Date.now }: { readonly file: string; readonly now?: () => number }) {
    const dialect = new SqliteDialect({ database: async () => open(file) });
    super({ db: new Kysely<Tables>({ dialect }), say: sqliteSays, now });
    this.writer = new Writer({ file, pragmas: PRAGMAS });
  }

  protected commit(statements: readonly Statement[]): Promise<void> {
    return this.writer.write(statements);
  }

  /** Writes a whole, consistent copy to a new file, while matches go on. */
  async backup(path: string): Promise<void> {
    mkdirSync(dirname(path), { recursive: true });
    // An empty file is written to, and takes its permissions along.
    closeSync(openSync(path, 'wx', 0o600));
    await sql`vacuum into ${path}`.execute(this.tables);
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    await this.writer.close();
    // All of it into the one file, so that a stopped server can be copied by its file alone. A full disk has no room for that;
    // the file beside it then keeps what was written.
    await sql`pragma wal_checkpoint(truncate)`.execute(this.tables).catch(() => undefined);
    await this.tables.destroy();
  }
}

function open(file: string): InstanceType<typeof Libsql> {
  mkdirSync(dirname(file), { recursive: true });
  // It holds other people's games and the key that signs push messages. SQLite makes the files beside it with its permissions.
  closeSync(openSync(file, 'a', 0o600));
  for (const kept of [file, `${file}-wal`, `${file}-shm`]) makePrivate(kept);
  const database = new Libsql(file);
  for (const pragma of PRAGMAS) database.pragma(pragma);
  return database;
}

/** Lets only its owner read and write a file, where there is one. */
function makePrivate(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // A file that belongs to another user is for them to protect.
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}

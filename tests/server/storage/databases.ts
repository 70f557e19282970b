/** Databases for tests of the storage: SQLite, and PostgreSQL if it is available. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Database, openStorage } from '../../../src/server/storage/openStorage';
import type { SqlStorage } from '../../../src/server/storage/sqlStorage';

/** A new, empty database. */
export interface TestDatabase {
  readonly database: Database;
  open(): SqlStorage;
  dispose(): Promise<void>;
}

const LOCAL = ['postgres://postgres@127.0.0.1:5432/test', 'postgres://postgres@127.0.0.1:5432/postgres'];
const ANSWERS_WITHIN = 3000;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWERS_WITHIN });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL from the environment must respond; the default one is optional. */
async function findPostgres(): Promise<string | undefined> {
  const { TEST_DATABASE_URL: asked } = process.env;
  if (asked !== undefined && asked !== '') return asked;
  for (const url of LOCAL) if (await answers(url)) return url;
  console.info(
    'No PostgreSQL answers on 127.0.0.1:5432 and TEST_DATABASE_URL is not set: only SQLite was tested.',
  );
  return undefined;
}

/** undefined if no PostgreSQL responds. */
export const postgresUrl = await findPostgres();

/** `remove` removes the database after its storages are closed. */
function testDatabase(database: Database, remove: () => unknown): TestDatabase {
  const opened: SqlStorage[] = [];
  return {
    database,
    open: () => {
      const storage = openStorage(database);
      opened.push(storage);
      return storage;
    },
    dispose: async () => {
      for (const storage of opened) await storage.close();
      await remove();
    },
  };
}

export async function sqliteDatabase(): Promise<TestDatabase> {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const database = { file: join(folder, 'matches.sqlite') };
  return testDatabase(database, () => rmSync(folder, { recursive: true }));
}

/** Creates a schema for each test, so that parallel tests don't interfere. */
const inPostgres = (url: string) => async (): Promise<TestDatabase> => {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create schema ${schema}`);
  const address = new URL(url);
  address.searchParams.set('options', `-c search_path=${schema}`);
  const database = { url: address.href };
  return testDatabase(database, () => run(`drop schema ${schema} cascade`));
};

export const postgresDatabase = postgresUrl === undefined ? undefined : inPostgres(postgresUrl);

/** The available databases by name. */
export const databases: readonly (readonly [name: string, make: () => Promise<TestDatabase>])[] = [
  ['SQLite', sqliteDatabase],
  ...(postgresDatabase === undefined ? [] : ([['PostgreSQL', postgresDatabase]] as const)),
];

import type { Settings } from '../ops/settings';
import { PostgresStorage, shownDatabase } from './postgresStorage';
import { databaseFile, SqliteStorage } from './sqliteStorage';
import type { SqlStorage } from './sqlStorage';

/** A SQLite file or the URL of a PostgreSQL database. */
export type Database = { readonly file: string } | { readonly url: string };

export const databaseOf = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Database =>
  databaseUrl === undefined ? { file: databaseFile(dataDir) } : { url: databaseUrl };

/** Returns a description for people, without the password. */
export const shownAs = (database: Database): string =>
  'url' in database ? shownDatabase(database.url) : `the database ${database.file}`;

interface OpenOptions {
  /** Returns the time to store, in ms since 1970. */
  readonly now?: () => number;
  /** Called when a connection is lost. The next query opens a new one. */
  readonly onLost?: (error: Error) => void;
}

/** @throws DatabaseUrlError */
export function openStorage(database: Database, { now, onLost }: OpenOptions = {}): SqlStorage {
  if ('url' in database) return new PostgresStorage({ url: database.url, now, onLost });
  return new SqliteStorage({ file: database.file, now });
}

import type { Settings } from '../ops/settings';
import { PostgresStorage, shownDatabase } from './postgresStorage';
import { databaseFile, SqliteStorage } from './sqliteStorage';
import type { SqlStorage } from './sqlStorage';

/** Where matches are kept: a file of SQLite, or a PostgreSQL database by its address. */
export type Database = { readonly file: string } | { readonly url: string };

export const databaseOf = ({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Database =>
  databaseUrl === undefined ? { file: databaseFile(dataDir) } : { url: databaseUrl };

/** For people, without a password. */
export const shownAs = (database: Database): string =>
  'url' in database ? shownDatabase(database.url) : `the database ${database.file}`;

interface OpenOptions {
  /** Milliseconds since 1970, for what is written. */
  readonly now?: () => number;
  /** A connection was lost; the next question opens another. */
  readonly onLost?: (error: Error) => void;
}

/** @throws DatabaseUrlError */
export function openStorage(database: Database, { now, onLost }: OpenOptions = {}): SqlStorage {
  if ('url' in database) return new PostgresStorage({ url: database.url, now, onLost });
  return new SqliteStorage({ file: database.file, now });
}

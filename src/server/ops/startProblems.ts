/** Explains in one sentence why the server can't start and what to do. */

import { MissingAppError } from '../http/static';
import { ConductFileError } from '../moderation/conduct';
import { databaseOf, shownAs } from '../storage/openStorage';
import { DatabaseUrlError } from '../storage/postgresStorage';
import { DataFolderTakenError } from '../storage/sqlite/lock';
import { databaseFile } from '../storage/sqliteStorage';
import type { Settings } from './settings';

/** Compared by name, because its class is loaded only if there is a Redis (`cluster/redis.ts`). */
const REDIS_START = 'RedisStartError';

/** Exit codes for invalid settings and for other failures. */
const WRONG_SETTINGS = 2;
const FAILED = 1;

export interface StartProblem {
  readonly sentence: string;
  readonly exitCode: typeof WRONG_SETTINGS | typeof FAILED;
}

/** Returns undefined if the error is a bug, not a problem of the machine or the settings. */
export function startProblem(error: unknown, settings: Settings): StartProblem | undefined {
  const { port, host, dataDir } = settings;
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  const code = 'code' in error ? error.code : undefined;
  const isListening = 'syscall' in error && error.syscall === 'listen';
  const file = databaseFile(dataDir);
  const setting = (sentence: string) => ({ sentence, exitCode: WRONG_SETTINGS }) as const;
  const failed = (sentence: string) => ({ sentence, exitCode: FAILED }) as const;

  if (
    error instanceof MissingAppError ||
    error instanceof DataFolderTakenError ||
    error instanceof DatabaseUrlError ||
    error.name === REDIS_START
  )
    return failed(message);
  if (error instanceof ConductFileError) return setting(message);
  if (code === 'EADDRINUSE')
    return setting(`PORT ${port} is taken by another program. Set another: PORT=8001`);
  const database = shownAs(databaseOf(settings));
  if (/previously executed migration \S+ is missing/.test(message))
    return failed(
      `${capital(database)} was written by a newer version of this server. Update it, or put back the backup from before.`,
    );
  if (settings.databaseUrl !== undefined && !isListening) {
    const why = databaseProblem(String(code), message);
    if (why !== undefined) return failed(`${capital(database)} ${why}`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return setting(`HOST ${host} is not an address of this machine. Set another: HOST=127.0.0.1`);
  if (code === 'EACCES' && isListening)
    return setting(`No permission to use PORT ${port}. Set one above 1023: PORT=8000`);
  if (code === 'EISDIR')
    return setting(
      `${file} is a folder, and the database should be there. Move it away, or set another DATA_DIR.`,
    );
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return setting(
      `DATA_DIR ${dataDir} is no folder: a file is in its place. Move it away, or set another folder.`,
    );
  if (
    ['EACCES', 'EPERM', 'EROFS', 'SQLITE_READONLY', 'SQLITE_CANTOPEN'].includes(String(code)) ||
    /Unable to open/.test(message)
  )
    return setting(
      `DATA_DIR ${dataDir} can't be written. Give this user the right to, or set another folder.`,
    );
  if (code === 'ENOSPC' || code === 'SQLITE_FULL')
    return failed(`There is no space left for ${dataDir}. Make some, or set another DATA_DIR.`);
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT')
    return failed(`The database ${file} is damaged. Move it away and put a backup in its place.`);
  return undefined;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Error codes of an unreachable database. */
const NOT_THERE = [
  'ECONNREFUSED',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
];

/** Describes a problem of a PostgreSQL database by its error code, or returns undefined if it is unknown. */
function databaseProblem(code: string, message: string): string | undefined {
  // The driver's own errors about lost connections have no code.
  if (NOT_THERE.includes(code) || /timeout|terminated|not queryable/i.test(message))
    return 'does not answer. Start it, or correct DATABASE_URL.';
  if (code.startsWith('28') || /password|SASL/.test(message))
    return 'does not let this user in. Correct user and password in DATABASE_URL.';
  if (code === '3D000') return 'is not there. Create it, or correct DATABASE_URL.';
  if (code === '42501' || code === '25006')
    return 'can’t be written by this user. Give them the right to create tables, or set another in DATABASE_URL.';
  if (code === '42P07' || code === '42723')
    return 'holds tables of another program with the same names. Set a database of its own in DATABASE_URL.';
  if (code === '53100') return 'has no space left. Make some.';
  return undefined;
}

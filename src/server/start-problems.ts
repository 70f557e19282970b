/** Why a server can't start, and what to do about it, in one sentence. */
import type { Settings } from './settings';
import { DataFolderTakenError } from './sqlite/lock';
import { databaseFile } from './sqlite-storage';
import { MissingAppError } from './static';

/** The end of a program that was told something wrong, and of one that can't go on. */
const WRONG_SETTINGS = 2;
const FAILED = 1;

export interface StartProblem {
  readonly sentence: string;
  readonly exitCode: typeof WRONG_SETTINGS | typeof FAILED;
}

/** undefined: not a problem of the machine or the settings, but a fault of the program. */
export function startProblem(error: unknown, { port, host, dataDir }: Settings): StartProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message } = error;
  const code = 'code' in error ? error.code : undefined;
  const isListening = 'syscall' in error && error.syscall === 'listen';
  const file = databaseFile(dataDir);
  const setting = (sentence: string) => ({ sentence, exitCode: WRONG_SETTINGS }) as const;
  const failed = (sentence: string) => ({ sentence, exitCode: FAILED }) as const;

  if (error instanceof MissingAppError || error instanceof DataFolderTakenError) return failed(message);
  if (code === 'EADDRINUSE')
    return setting(`PORT ${port} is taken by another program. Set another: PORT=8001`);
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
  if (/previously executed migration \S+ is missing/.test(message))
    return failed(
      `The database ${file} was written by a newer version of this server. Update it, or put back the backup from before.`,
    );
  return undefined;
}

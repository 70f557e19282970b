import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/** Thrown if another server uses this data folder. */
export class DataFolderTakenError extends Error {
  override name = 'DataFolderTakenError';
  constructor(folder: string) {
    super(`Another server runs on the data folder ${folder}. Stop it, or set another DATA_DIR.`);
  }
}

/**
 * Makes this process the only server on a data folder until the returned function is called or the process ends,
 * even by a crash. The lock is an exclusive transaction on a separate database, so backups and inspections are not
 * blocked.
 * @throws DataFolderTakenError
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  const database = new Libsql(file);
  try {
    // Nothing is ever written, so no journal file is needed.
    database.pragma('journal_mode = memory');
    database.pragma('busy_timeout = 0');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    const isTaken = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
    throw isTaken ? new DataFolderTakenError(folder) : error;
  }
  return () => {
    database.exec('rollback');
    database.close();
  };
}

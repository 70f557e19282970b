import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';

/** Another server runs on this data folder. */
export class DataFolderTakenError extends Error {
  override name = 'DataFolderTakenError';
  constructor(folder: string) {
    super(`Another server runs on the data folder ${folder}. Stop it, or set another DATA_DIR.`);
  }
}

/**
 * Makes this process the only server on a data folder until the function it returns is called or the process ends,
 * however it ends: an exclusive transaction on a database of its own. Backups and inspections, which don't ask for it,
 * read on.
 * @throws DataFolderTakenError
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  closeSync(openSync(file, 'a', 0o600));
  const database = new Libsql(file);
  try {
    // Nothing is ever written: no journal beside it.
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

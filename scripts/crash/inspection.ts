import Libsql from 'libsql';
import { SqliteStorage } from '../../src/server/storage/sqliteStorage';
import type { MatchStorage } from '../../src/server/storage/storage';
import { readTable, tableFaults } from '../online/checkTable';
import type { Match } from './match';

/** Returns the faults of the matches on disk, as a process other than the server reads them. */
export async function faultsOnDisk(file: string, matches: readonly Match[]): Promise<string[]> {
  const storage = new SqliteStorage({ file });
  const faults: string[] = [];
  for (const match of matches) faults.push(...(await faultsOf(storage, match)));
  await storage.close();
  const database = new Libsql(file);
  const integrity = JSON.stringify(database.pragma('integrity_check'));
  database.close();
  if (integrity !== '[{"integrity_check":"ok"}]') faults.push(`The database is broken: ${integrity}`);
  return faults;
}

/** Returns a fault for each state that a client received but that is not on disk. No server may be running. */
export async function clientFaults(file: string, matches: readonly Match[]): Promise<string[]> {
  const storage = new SqliteStorage({ file });
  const faults: string[] = [];
  for (const { key, heard } of matches) {
    const { state } = await storage.fetch(key.matchID, { state: true });
    if (heard > state._stateID) {
      faults.push(
        `${key.matchID}: state ${heard} was sent and is lost; the match is at state ${state._stateID}.`,
      );
    }
  }
  await storage.close();
  return faults;
}

/** Compares a stored match with its clients' records. */
export async function faultsOf(storage: MatchStorage, { record }: Pick<Match, 'record'>): Promise<string[]> {
  try {
    return tableFaults(record, await readTable(storage, record.matchID));
  } catch (error) {
    return [`${record.matchID} can't be read: ${error}`];
  }
}

import Libsql from 'libsql';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { game, SEATS } from '../online/game';
import type { Match } from './match';

/** What is wrong with the matches on the disk, read by another process than the one that wrote them. */
export async function faultsOnDisk(file: string, matches: readonly Match[]): Promise<string[]> {
  const storage = new SqliteStorage({ file, games: [game] });
  const faults: string[] = [];
  for (const match of matches) faults.push(...(await faultsOf(storage, match)));
  await storage.close();
  const database = new Libsql(file);
  const integrity = JSON.stringify(database.pragma('integrity_check'));
  database.close();
  if (integrity !== '[{"integrity_check":"ok"}]') faults.push(`The database is broken: ${integrity}`);
  return faults;
}

async function faultsOf(storage: SqliteStorage, { key, acknowledged }: Match): Promise<string[]> {
  const { matchID } = key;
  try {
    const { state, metadata, log } = await storage.fetch(matchID, { state: true, metadata: true, log: true });
    const faults: string[] = [];
    if (Object.keys(metadata.players).length !== SEATS.length) faults.push(`${matchID}: seats are missing.`);
    const written = new Set(
      log.map(({ _stateID, action: { payload } }) =>
        JSON.stringify([_stateID + 1, payload.playerID, payload.type, payload.args]),
      ),
    );
    for (const { stateID, move } of acknowledged) {
      const isKept = written.has(JSON.stringify([stateID, move.playerID, move.move, move.args]));
      if (stateID > state._stateID || !isKept) {
        faults.push(`${matchID}: move ${stateID} was acknowledged and is lost; it is at ${state._stateID}.`);
      }
    }
    return faults;
  } catch (error) {
    return [`${matchID} can't be read: ${error}`];
  }
}

import Libsql from 'libsql';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import type { MatchStorage } from '../../src/server/storage';
import { SEATS } from '../online/game';
import type { Match } from './match';

/** What is wrong with the matches on the disk, read by another process than the one that wrote them. */
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

/** What somebody was told of a match and the disk does not have. To be asked while no server runs. */
export async function faultsHeard(file: string, matches: readonly Match[]): Promise<string[]> {
  const storage = new SqliteStorage({ file });
  const faults: string[] = [];
  for (const { key, heard } of matches) {
    const { state } = await storage.fetch(key.matchID, { state: true });
    if (heard > state._stateID) {
      faults.push(`${key.matchID}: state ${heard} was told and is lost; it is at ${state._stateID}.`);
    }
  }
  await storage.close();
  return faults;
}

/** What a storage lacks of what was acknowledged in a match, or has twice. */
export async function faultsOf(
  storage: MatchStorage,
  { key, acknowledged }: Pick<Match, 'key' | 'acknowledged'>,
): Promise<string[]> {
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
    const states = acknowledged.map(({ stateID }) => stateID);
    if (new Set(states).size < states.length) faults.push(`${matchID}: two moves were acknowledged as one.`);
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

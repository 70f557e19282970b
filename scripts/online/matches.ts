import type { Server, State } from 'boardgame.io';
import { hashCredentials } from '../../src/server/credentials';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { game, gameName, SEATS, type SeatID } from './game';

export interface MatchKey {
  readonly matchID: string;
  readonly credentials: Readonly<Record<SeatID, string>>;
}

/** Writes matches of four seats, one for each position, into a database that no server has open. */
export async function writeMatches(
  file: string,
  positions: readonly State[],
  name = 'match',
): Promise<MatchKey[]> {
  const storage = new SqliteStorage({ file, games: [game] });
  await storage.connect();
  const keys = positions.map((_, number) => keyOf(`${name}-${number}`));
  for (const [number, initialState] of positions.entries()) {
    await storage.createMatch(keys[number].matchID, { initialState, metadata: metadataFor(keys[number]) });
  }
  await storage.close();
  return keys;
}

function keyOf(matchID: string): MatchKey {
  const credentials = (seat: SeatID) => `credentials-of-${matchID}-${seat}`;
  return {
    matchID,
    credentials: { 0: credentials('0'), 1: credentials('1'), 2: credentials('2'), 3: credentials('3') },
  };
}

function metadataFor({ credentials }: MatchKey): Server.MatchData {
  const players: Server.MatchData['players'] = {};
  for (const seat of SEATS) {
    const id = Number(seat);
    players[id] = { id, name: `Player ${seat}`, credentials: hashCredentials(credentials[seat]) };
  }
  const now = Date.now();
  return { gameName, players, setupData: undefined, createdAt: now, updatedAt: now };
}

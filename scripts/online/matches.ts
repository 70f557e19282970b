import type { Server, State } from 'boardgame.io';
import { itemAt } from '../../src/rules-kit/indexed';
import { hashCredentials } from '../../src/server/matches/credentials';
import type { MatchData } from '../../src/server/matches/matchData';
import { SqliteStorage } from '../../src/server/storage/sqliteStorage';
import type { MatchStorage } from '../../src/server/storage/storage';
import { beginning, gameName, SEATS, type SeatID } from './game';

export interface MatchKey {
  readonly matchID: string;
  readonly credentials: Readonly<Record<SeatID, string>>;
}

interface Others {
  readonly bots: readonly SeatID[];
  readonly empty: readonly SeatID[];
}

/** Writes matches of four seats, one for each position, into a database that no server has open. */
export async function writeMatches(
  file: string,
  positions: readonly State[],
  name = 'match',
  othersOf: (number: number) => Others = () => ({ bots: [], empty: [] }),
): Promise<MatchKey[]> {
  const storage = new SqliteStorage({ file });
  await storage.connect();
  const keys = await writeMatchesTo(storage, positions, name, othersOf);
  await storage.close();
  return keys;
}

/** Writes such matches into an open storage. */
export async function writeMatchesTo(
  storage: MatchStorage,
  positions: readonly State[],
  name: string,
  othersOf: (number: number) => Others = () => ({ bots: [], empty: [] }),
): Promise<MatchKey[]> {
  const keys = positions.map((_, number) => keyOf(`${name}-${number}`));
  for (const [number, initialState] of positions.entries()) {
    await storage.createMatch(itemAt(keys, number).matchID, {
      initialState,
      content: beginning.content,
      metadata: metadataFor(itemAt(keys, number), othersOf(number)),
    });
  }
  return keys;
}

function keyOf(matchID: string): MatchKey {
  const credentials = (seat: SeatID) => `credentials-of-${matchID}-${seat}`;
  return {
    matchID,
    credentials: { 0: credentials('0'), 1: credentials('1'), 2: credentials('2'), 3: credentials('3') },
  };
}

function metadataFor({ credentials }: MatchKey, { bots, empty }: Others): MatchData {
  const players: Server.MatchData['players'] = {};
  for (const seat of SEATS) {
    const id = Number(seat);
    if (empty.includes(seat)) players[id] = { id };
    else players[id] = { id, name: `Player ${seat}`, credentials: hashCredentials(credentials[seat]) };
    if (bots.includes(seat)) players[id].data = { bot: 'easy' };
  }
  const now = Date.now();
  const { rulesVersion, content } = beginning;
  return {
    gameName,
    players,
    setupData: undefined,
    rulesVersion,
    content: content?.hash,
    createdAt: now,
    updatedAt: now,
  };
}

/** Tables on a running server, one for each state that an online page can show. */
import { setTimeout as wait } from 'node:timers/promises';
import { Table } from '../load/table';
import { seededRandom } from '../simulate/randomGame';
import { gameName, SEATS, type SeatID } from './game';
import type { MatchKey } from './matches';
import { Wire } from './wire';

const PEOPLE: Readonly<Record<SeatID, readonly [name: string, colour: string]>> = {
  0: ['Mika', 'plum'],
  1: ['Jonas', 'copper'],
  2: ['Aino', 'ink'],
  3: ['Pavel', 'ivory'],
};
const MOST_MOVES = 5000;

export type Rooms = {
  /** Two of four seats are taken. */
  readonly waiting: MatchKey;
  /** Under way, and something was said. */
  readonly running: MatchKey;
  readonly finished: MatchKey;
};

async function ask(url: string, path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${url}/games/${gameName}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

async function seatPeople(url: string, seats: readonly SeatID[]): Promise<MatchKey> {
  const { matchID } = await ask(url, 'create', { numPlayers: SEATS.length, setupData: {} });
  const credentials = { 0: '', 1: '', 2: '', 3: '' };
  for (const playerID of seats) {
    const [playerName, colour] = PEOPLE[playerID];
    const joined = await ask(url, `${matchID}/join`, { playerID, playerName, data: { colour } });
    credentials[playerID] = joined.playerCredentials;
  }
  return { matchID, credentials };
}

/** Random moves, as far as asked or to the end. */
async function play(url: string, key: MatchKey, moves: number): Promise<void> {
  const errors = new Map<string, number>();
  const table = new Table(url, key, seededRandom(`rooms/${moves}`), { latencies: [], bytes: [], errors });
  await table.sit();
  for (let made = 0; made < moves && !table.isOver; made++) {
    await table.move(false);
    // What the move changed is on its way to the other seats.
    await wait(1);
  }
  table.leave();
  errors.delete('disconnected');
  for (const [error, times] of errors) throw new Error(`${times} × ${error}`);
}

async function say(url: string, { matchID, credentials }: MatchKey, texts: readonly string[]): Promise<void> {
  const wire = await Wire.open(url);
  await wire.ask('sync', matchID, '1', credentials['1']);
  for (const [id, payload] of texts.entries())
    await wire.ask('chat', matchID, { id: String(id), sender: '1', payload }, credentials['1']);
  wire.close();
}

export async function setUpRooms(url: string): Promise<Rooms> {
  const waiting = await seatPeople(url, ['0', '1']);
  const running = await seatPeople(url, SEATS);
  await play(url, running, 150);
  await say(url, running, ['Good luck, everyone!', '北の毛皮は高く売れます。']);
  const finished = await seatPeople(url, SEATS);
  await play(url, finished, MOST_MOVES);
  await ask(url, `${finished.matchID}/playAgain`, {
    playerID: '1',
    credentials: finished.credentials['1'],
  });
  return { waiting, running, finished };
}

/** What the browser of whoever has this seat keeps (src/app/online/keptSeats.ts). */
export const keptSeats = (keys: readonly MatchKey[], playerID: SeatID): string =>
  JSON.stringify(
    keys.map(({ matchID, credentials }) => ({
      matchID,
      playerID,
      credentials: credentials[playerID],
      seen: 0,
    })),
  );

/** Tables on a running server, one for each state that an online page can show */
import { setTimeout as wait } from 'node:timers/promises';
import { newKey, personOf } from '../../src/app/online/person/personKey';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { seededRandom } from '../simulate/randomGame';
import { gameName, SEATS, type SeatID } from './game';
import { HonestPlayer } from './honestPlayer';
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
  /** In progress, with chat messages */
  readonly running: MatchKey;
  readonly finished: MatchKey;
  /**
   * The key of a person who has played in the finished game, looks for tables, was invited to one, and has blocked
   * somebody
   */
  readonly personKey: string;
};

const ask = (url: string, path: string, body: object): Promise<Record<string, string>> =>
  post(url, `games/${gameName}/${path}`, body);

async function post(url: string, path: string, body: object): Promise<Record<string, string>> {
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

/** Seats people at a new table. `tokens` are the tokens of people's keys by seat. */
async function seatPeople(
  url: string,
  seats: readonly SeatID[],
  tokens: Partial<Record<SeatID, string>> = {},
): Promise<MatchKey> {
  const created = await ask(url, 'create', { numPlayers: SEATS.length, setupData: {} });
  const matchID = entryOf(created, 'matchID');
  const credentials = { 0: '', 1: '', 2: '', 3: '' };
  for (const playerID of seats) {
    const [playerName, colour] = PEOPLE[playerID];
    const joined = await ask(url, `${matchID}/join`, {
      playerID,
      playerName,
      data: { colour },
      person: tokens[playerID],
    });
    credentials[playerID] = entryOf(joined, 'playerCredentials');
  }
  return { matchID, credentials };
}

/** Plays random moves of these seats until `isEnough` or the end of the game. */
async function playUntil(
  url: string,
  key: MatchKey,
  seats: readonly SeatID[],
  isEnough: (people: HonestPlayer) => boolean,
): Promise<void> {
  const people = new HonestPlayer(key, seats, seededRandom(`rooms/${seats.join()}`));
  await people.sit(url);
  while (!isEnough(people) && !people.isOver) {
    const answer = await people.play();
    // The last move may not have reached the acting seat yet.
    if (answer === undefined || answer.reason === 'stale') await wait(1);
    else if (!answer.ok) throw new Error(`A legal move was refused: ${JSON.stringify(answer)}`);
  }
  people.leave();
}

const play = (url: string, key: MatchKey, moves: number): Promise<void> =>
  playUntil(url, key, SEATS, ({ taken }) => taken.length >= moves);

export const playToEnd = (url: string, key: MatchKey): Promise<void> => play(url, key, MOST_MOVES);

/** Plays to a phase of a round, at a table that may have bots. */
export const playToPhase = (
  url: string,
  key: MatchKey,
  seats: readonly SeatID[],
  round: number,
  phase: string,
): Promise<void> =>
  playUntil(url, key, seats, (people) => {
    const view = people.view(itemAt(seats, 0));
    return view !== undefined && (view.G as G).round === round && view.ctx.phase === phase;
  });

async function say(url: string, { matchID, credentials }: MatchKey, texts: readonly string[]): Promise<void> {
  const wire = await Wire.open(url);
  await wire.ask('sync', matchID, '1', credentials['1']);
  for (const [id, payload] of texts.entries())
    await wire.ask('chat', matchID, { id: String(id), sender: '1', payload }, credentials['1']);
  wire.close();
}

export async function setUpRooms(url: string): Promise<Rooms> {
  // New people each time: a server may get several such tables, and one of these people blocks another.
  const personKey = newKey();
  const [own, other, blocked] = await Promise.all(
    [personKey, newKey(), newKey()].map(async (key) => {
      const { token } = await personOf(key);
      await post(url, 'people/create', { key: token });
      return token;
    }),
  );
  const tokens = { 0: own, 1: other, 2: blocked };
  const waiting = await seatPeople(url, ['0', '1']);
  const running = await seatPeople(url, SEATS);
  await play(url, running, 150);
  await say(url, running, ['Good luck, everyone!', '北の毛皮は高く売れます。']);
  const finished = await seatPeople(url, SEATS, tokens);
  await playToEnd(url, finished);
  await ask(url, `${finished.matchID}/playAgain`, {
    playerID: '1',
    credentials: finished.credentials['1'],
  });
  await ask(url, `${finished.matchID}/block`, { key: own, seat: '2' });
  await lookForPlayers(url, own, other, tokens);
  return { waiting, running, finished, personKey };
}

/** Adds wishes of one person, and an invitation from the other. */
async function lookForPlayers(
  url: string,
  own: string | undefined,
  other: string | undefined,
  tokens: Partial<Record<SeatID, string>>,
): Promise<void> {
  const any = { players: null, pace: null, language: null, ratingFrom: null, ratingTo: null, bots: null };
  const wishes = [
    { ...any, games: [gameName], players: 4, pace: 'days', language: 'ja', bots: false },
    { ...any, games: [gameName, 'kilia'], ratingFrom: 900, ratingTo: 1200 },
  ];
  for (const wish of wishes) await post(url, 'people/wishes/add', { key: own, wish });
  const { people } = (await post(url, 'people/companions', { key: other })) as unknown as {
    people: readonly { readonly id: string }[];
  };
  const { matchID, credentials } = await seatPeople(url, ['1'], tokens);
  await ask(url, `${matchID}/invite`, {
    playerID: '1',
    credentials: credentials['1'],
    key: other,
    person: itemAt(people, 0).id,
  });
}

/** Returns what the browser of the player in this seat stores (src/app/online/seats/savedSeats.ts). */
export const storedSeats = (keys: readonly MatchKey[], playerID: SeatID): string =>
  JSON.stringify(
    keys.map(({ matchID, credentials }) => ({
      game: gameName,
      matchID,
      playerID,
      credentials: credentials[playerID],
      seen: 0,
    })),
  );

/** Rated tables from the lobby to the public profile. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BOT_RATINGS } from '../../../src/bots/botRatings';
import { itemAt } from '../../../src/rules-kit/indexed';
import { hashCredentials } from '../../../src/server/matches/credentials';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { NEW_RATING, type Rating } from '../../../src/session/ratings';
import { Harness } from '../harness';
import { expectedRatings } from './likelihood';

let harness: Harness;
let places: Record<string, { place: number; score: number }>;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  harness = new Harness(
    {},
    {
      placesOf: () => places,
      bots: { levels: ['easy', 'hard'], choose: async () => ({ move: 'play', args: [0] }) },
    },
  );
  await harness.start();
  for (const key of KEYS) await ask('people/create', { key });
});
afterEach(() => harness.end());

const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43));
const keyOf = (seat: number) => itemAt(KEYS, seat);

async function ask(path: string, body?: object) {
  const response = await fetch(`${harness.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

const join = (matchID: string, seat: number, person?: string) =>
  harness.request(`/${matchID}/join`, { playerID: String(seat), playerName: `P${seat}`, person });
const own = async (seat: number) => (await ask('people/ratings', { key: keyOf(seat) })).body;

async function table(numPlayers: number, { isRated = true, ...options }: Record<string, unknown> = {}) {
  const { body } = await harness.request('/create', { numPlayers, rated: isRated, ...options });
  return String(body.matchID);
}

async function seated(numPlayers: number, options: Record<string, unknown> = {}) {
  const matchID = await table(numPlayers, options);
  const credentials: string[] = [];
  for (let seat = 0; seat < numPlayers; seat++)
    credentials.push((await join(matchID, seat, keyOf(seat))).body.playerCredentials);
  return { matchID, credentials };
}

/** Plays the five cards of a game. `ranks` are the places by seat. */
async function play(matchID: string, credentials: readonly string[], ranks: readonly number[], from = 0) {
  places = Object.fromEntries(ranks.map((place, seat) => [seat, { place, score: 100 - place }]));
  const wire = await harness.wire();
  for (let move = from; move < 5; move++) {
    const seat = move % ranks.length;
    const playerID = String(seat);
    const answer = await wire.play({ matchID, playerID, credentials: itemAt(credentials, seat) }, move, 0);
    expect(answer).toMatchObject({ ok: true });
  }
  wire.socket.close();
}

/** Reads the database file as it is. */
async function rows() {
  const storage = new SqliteStorage({ file: harness.databaseFile });
  const { tables } = storage;
  const found = {
    people: await tables.selectFrom('match_people').selectAll().execute(),
    games: await tables.selectFrom('rated_games').selectAll().orderBy('number').execute(),
    seats: await tables.selectFrom('rated_seats').selectAll().orderBy('seat').execute(),
    ratings: await tables.selectFrom('ratings').selectAll().orderBy('hash').execute(),
    profiles: await tables.selectFrom('profiles').selectAll().execute(),
  };
  await storage.close();
  return found;
}

describe('a rated game', () => {
  test.each([
    [2, [1, 2]],
    [2, [1, 1]],
    [3, [2, 1, 2]],
    [4, [3, 1, 3, 2]],
  ])('of %i players with places %j changes their ratings', async (count, ranks) => {
    const { matchID, credentials } = await seated(count);
    await play(matchID, credentials, ranks);
    const expected = expectedRatings(ranks.map((place) => ({ rating: NEW_RATING, place })));
    for (const [seat, { mu, sigma }] of expected.entries()) {
      const { ratings, games } = await own(seat);
      expect(ratings).toMatchObject([{ game: 'sample', games: 1 }]);
      expect(ratings[0].mu).toBeCloseTo(mu, 4);
      expect(ratings[0].sigma).toBeCloseTo(sigma, 4);
      expect(games).toMatchObject([{ game: 'sample', matchID, place: ranks[seat] }]);
    }
  });

  test('against a bot leaves the fixed rating of its level as it is', async () => {
    const matchID = await table(2, { bots: { 1: { level: 'hard' } } });
    places = { 0: { place: 1, score: 9 }, 1: { place: 2, score: 8 } };
    const { playerCredentials: credentials } = (await join(matchID, 0, keyOf(0))).body;
    const wire = await harness.wire();
    for (const move of [0, 2, 4]) {
      await vi.waitFor(async () =>
        expect((await harness.server.storage.fetchVersion(matchID))?.stateID).toBe(move),
      );
      await wire.play({ matchID, playerID: '0', credentials }, move, 0);
    }
    const [person] = expectedRatings([
      { rating: NEW_RATING, place: 1 },
      { rating: BOT_RATINGS.hard, place: 2 },
    ]);
    const { ratings, games } = await own(0);
    expect(ratings[0].mu).toBeCloseTo(person?.mu ?? 0, 5);
    expect(games[0].opponents).toEqual([{ level: 'hard', place: 2, score: 8 }]);
    const { seats } = await rows();
    expect(seats.find(({ level }) => level === 'hard')).toMatchObject(BOT_RATINGS.hard);
  });

  test('writes nothing about ratings before its end', async () => {
    const { matchID, credentials } = await seated(2);
    const wire = await harness.wire();
    await wire.play({ matchID, playerID: '0', credentials: itemAt(credentials, 0) }, 0, 0);
    const { games, seats, ratings } = await rows();
    expect([games, seats, ratings]).toEqual([[], [], []]);
    await ask('people/profile', { key: keyOf(0), name: 'Anna' });
    expect(await own(0)).toMatchObject({ games: [], ratings: [] });
    const { profile } = await own(0);
    expect((await ask(`people/profiles/${profile.id}`)).body).toMatchObject({ games: [], headToHead: [] });
  });

  test('shows nobody at the table which person sits there', async () => {
    const { matchID, credentials } = await seated(2);
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', itemAt(credentials, 0));
    const seen = wire.text + JSON.stringify(await harness.request(`/${matchID}`));
    for (const key of KEYS) {
      expect(seen).not.toContain(key);
      expect(seen).not.toContain(hashCredentials(key));
    }
    expect((await harness.request(`/${matchID}`)).body).toMatchObject({ rated: true });
  });

  test('counts for a person who left, whoever plays on', async () => {
    const { matchID, credentials } = await seated(2);
    const wire = await harness.wire();
    await wire.play({ matchID, playerID: '0', credentials: itemAt(credentials, 0) }, 0, 0);
    const leaver = { playerID: '1', credentials: itemAt(credentials, 1) };
    await harness.request(`/${matchID}/leave`, leaver);
    await harness.request(`/${matchID}/leave`, leaver);
    places = { 0: { place: 1, score: 9 }, 1: { place: 2, score: 8 } };
    const bot = { playerID: '0', credentials: itemAt(credentials, 0), seat: '1', level: 'easy' };
    expect((await harness.request(`/${matchID}/bot`, bot)).status).toBe(200);
    for (const move of [2, 4]) {
      await vi.waitFor(async () =>
        expect((await harness.server.storage.fetchVersion(matchID))?.stateID).toBe(move),
      );
      await wire.play({ matchID, playerID: '0', credentials: itemAt(credentials, 0) }, move, 0);
    }
    expect((await own(1)).games).toMatchObject([{ place: 2 }]);
  });

  test('counts for nobody who left before the deal', async () => {
    const matchID = await table(3);
    const { playerCredentials: credentials } = (await join(matchID, 0, keyOf(0))).body;
    await join(matchID, 1, keyOf(1));
    await harness.request(`/${matchID}/leave`, { playerID: '0', credentials });
    expect((await rows()).people).toMatchObject([{ match_id: matchID, seat: '1' }]);
  });

  test('is followed by a rated rematch of the same people', async () => {
    const { matchID, credentials } = await seated(2);
    await play(matchID, credentials, [1, 2]);
    const { body } = await harness.request(`/${matchID}/playAgain`, {
      playerID: '0',
      credentials: itemAt(credentials, 0),
    });
    await play(body.nextMatchID, credentials, [2, 1]);
    expect(await own(0)).toMatchObject({ ratings: [{ games: 2 }], games: [{ place: 2 }, { place: 1 }] });
  });
});

describe('an unrated table', () => {
  test('writes nothing about ratings, even if a key is sent', async () => {
    const { matchID, credentials } = await seated(2, { isRated: false });
    await play(matchID, credentials, [1, 2]);
    expect(await rows()).toMatchObject({ games: [], seats: [], ratings: [], profiles: [] });
    expect(await own(0)).toEqual({ ratings: [], games: [], next: null, profile: null });
  });
});

describe('a rated table refuses', () => {
  test('a person without a key, with an unknown one, and twice the same', async () => {
    const matchID = await table(3);
    expect(await join(matchID, 0)).toEqual({
      status: 400,
      body: { error: 'This table is rated: whoever sits down sends a personal key as person.' },
    });
    expect(await join(matchID, 0, 'x'.repeat(43))).toEqual({
      status: 404,
      body: { error: 'This personal key is unknown here.' },
    });
    expect((await join(matchID, 0, keyOf(0))).status).toBe(200);
    expect(await join(matchID, 1, keyOf(0))).toEqual({
      status: 409,
      body: { error: 'You have a seat at this rated table already.' },
    });
  });

  test('to exchange its bots after the deal', async () => {
    const matchID = await table(3, { bots: { 2: { level: 'hard' } } });
    const { playerCredentials: credentials } = (await join(matchID, 0, keyOf(0))).body;
    const change = (level: string | null) =>
      harness.request(`/${matchID}/bot`, { playerID: '0', credentials, seat: '2', level });
    expect((await change('easy')).status).toBe(200);
    await join(matchID, 1, keyOf(1));
    for (const level of ['hard', null])
      expect(await change(level)).toEqual({
        status: 409,
        body: { error: 'The bots of a rated game stay until its end.' },
      });
  });

  test('a single player', async () => {
    expect((await harness.request('/create', { numPlayers: 1, rated: true })).status).toBe(400);
  });
});

test('replaying the rated games of the database gives the same ratings', async () => {
  for (const [count, ranks] of [
    [2, [1, 2]],
    [3, [2, 1, 2]],
    [4, [3, 1, 3, 2]],
    [2, [2, 1]],
  ] as const) {
    const { matchID, credentials } = await seated(count);
    await play(matchID, credentials, ranks);
  }
  const replayed = async () => {
    const { games, seats, ratings } = await rows();
    const known = new Map<string, Rating>();
    for (const { match_id, seats: count } of games) {
      const sat = seats.filter((seat) => seat.match_id === match_id);
      const after =
        sat.length < count
          ? // Somebody was erased: the game counts as it was rated then.
            sat
          : expectedRatings(
              sat.map(({ hash, level, place }) => ({
                place,
                rating:
                  level === null
                    ? (known.get(String(hash)) ?? NEW_RATING)
                    : BOT_RATINGS[level as keyof typeof BOT_RATINGS],
              })),
            );
      for (const [index, { hash }] of sat.entries()) if (hash !== null) known.set(hash, itemAt(after, index));
    }
    for (const { hash, mu, sigma } of ratings) {
      expect(known.get(hash)?.mu).toBeCloseTo(mu, 4);
      expect(known.get(hash)?.sigma).toBeCloseTo(sigma, 4);
    }
    return ratings.length;
  };
  expect(await replayed()).toBe(4);
  await ask('people/erase', { key: keyOf(2) });
  expect(await replayed()).toBe(3);
});

describe('a public profile', () => {
  test('shows name, games, ratings and results against others, and others only if they are public', async () => {
    const { matchID, credentials } = await seated(2);
    await play(matchID, credentials, [1, 2]);
    const { profile } = (await ask('people/profile', { key: keyOf(0), name: 'Anna' })).body;
    const shown = async () => (await ask(`people/profiles/${profile.id}`)).body;
    expect(await shown()).toMatchObject({
      name: 'Anna',
      ratings: [{ game: 'sample', games: 1 }],
      games: [{ matchID, place: 1, opponents: [{ place: 2, score: 98 }] }],
      headToHead: [],
    });
    expect(JSON.stringify(await shown())).not.toMatch(/P0|P1|sha256/);
    const other = (await ask('people/profile', { key: keyOf(1), name: 'Boris' })).body.profile;
    expect(await shown()).toMatchObject({
      games: [{ opponents: [{ profile: other }] }],
      headToHead: [{ profile: other, won: 1, tied: 0, lost: 0 }],
    });
  });

  test('contains no id of a private match', async () => {
    const { matchID, credentials } = await seated(2, { unlisted: true });
    await play(matchID, credentials, [1, 2]);
    const { profile } = (await ask('people/profile', { key: keyOf(0), name: 'Anna' })).body;
    expect(JSON.stringify((await ask(`people/profiles/${profile.id}`)).body)).not.toContain(matchID);
    expect((await own(0)).games).toMatchObject([{ matchID }]);
  });

  test('keeps its games when their matches are deleted', async () => {
    const { matchID, credentials } = await seated(2);
    await play(matchID, credentials, [1, 2]);
    await harness.server.storage.wipe(matchID);
    const { games } = await own(0);
    expect(games).toMatchObject([{ place: 1 }]);
    expect(games[0].matchID).toBeUndefined();
  });

  test('that is unknown or was switched off is refused with one sentence', async () => {
    const { profile } = (await ask('people/profile', { key: keyOf(0), name: 'Anna' })).body;
    await ask('people/profile', { key: keyOf(0), name: null });
    for (const id of [profile.id, 'nobody', '__proto__'])
      expect(await ask(`people/profiles/${id}`)).toEqual({
        status: 404,
        body: { error: 'There is no such profile. It was never public, or it was erased.' },
      });
    const again = (await ask('people/profile', { key: keyOf(0), name: 'Anna' })).body.profile;
    expect(again.id).not.toBe(profile.id);
  });

  test.each([
    ['people/ratings', {}, 'The key must be 43 letters and digits, as a page makes it.'],
    ['people/profile', { key: KEYS[0], name: '' }, 'The player name is empty.'],
    ['people/profile', { key: KEYS[0] }, 'The player name must be a text.'],
    ['people/ratings', { key: KEYS[0], before: 'x' }, 'The before must be the next of a page.'],
  ])('refuses %s %j: %s', async (path, body, error) => {
    expect(await ask(path, body)).toEqual({ status: 400, body: { error } });
  });
});

test('an erased person is nowhere in the database', async () => {
  const { matchID, credentials } = await seated(2);
  await play(matchID, credentials, [1, 2]);
  const running = await seated(2);
  expect(running.matchID).toBeDefined();
  await ask('people/profile', { key: keyOf(0), name: 'Anna of the profile' });
  expect((await ask('people/erase', { key: keyOf(0) })).status).toBe(200);
  const hash = hashCredentials(keyOf(0));
  expect(JSON.stringify(await rows())).not.toContain(hash);
  expect((await rows()).games).toHaveLength(1);
  await ask('people/erase', { key: keyOf(1) });
  expect(await rows()).toMatchObject({ games: [], seats: [], ratings: [], profiles: [] });
  const storage = new SqliteStorage({ file: harness.databaseFile });
  const copy = `${harness.folder}/copy.sqlite`;
  await storage.backup(copy);
  await storage.close();
  const file = readFileSync(copy, 'latin1');
  for (const gone of [hash, keyOf(0), 'Anna of the profile']) expect(file).not.toContain(gone);
});

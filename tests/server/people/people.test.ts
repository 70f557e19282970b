/** The seats that the server keeps under a person's key. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Harness } from '../harness';

let harness: Harness;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  harness = new Harness({ LIMIT_NEW_KEYS: '2/3600' });
  await harness.start();
});
afterEach(() => harness.end());

const KEY = 'k'.repeat(43);
const OTHER = 'o'.repeat(43);
const SEAT = 'n'.repeat(22);
const DONE = { status: 200, body: {} };
const UNKNOWN = {
  status: 404,
  body: { error: 'No seats are stored under this key. It was never used here, or it was erased.' },
};

async function ask(what: string, body: unknown) {
  const response = await fetch(`${harness.url}/people/${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

describe('a person’s key', () => {
  test('stores, returns and removes seats, and is erased', async () => {
    expect(await ask('create', { key: KEY })).toEqual(DONE);
    expect(await ask('keep', { key: KEY, seat: SEAT, sealed: 'sealed-text' })).toEqual(DONE);
    const kept = { seats: [{ seat: SEAT, sealed: 'sealed-text' }] };
    expect(await ask('seats', { key: KEY })).toEqual({ status: 200, body: kept });
    expect(await ask('forget', { key: KEY, seat: SEAT })).toEqual(DONE);
    expect(await ask('seats', { key: KEY })).toEqual({ status: 200, body: { seats: [] } });
    expect(await ask('erase', { key: KEY })).toEqual(DONE);
    expect(await ask('seats', { key: KEY })).toEqual(UNKNOWN);
  });

  test('is unknown to all requests after it was erased, like a new one', async () => {
    await ask('create', { key: KEY });
    await ask('erase', { key: KEY });
    for (const key of [KEY, OTHER]) {
      expect(await ask('seats', { key })).toEqual(UNKNOWN);
      expect(await ask('keep', { key, seat: SEAT, sealed: 'x' })).toEqual(UNKNOWN);
      expect(await ask('forget', { key, seat: SEAT })).toEqual(UNKNOWN);
      expect(await ask('erase', { key })).toEqual(UNKNOWN);
    }
  });

  test('gives the same answer when it is created again', async () => {
    expect(await ask('create', { key: KEY })).toEqual(DONE);
    await ask('keep', { key: KEY, seat: SEAT, sealed: 'x' });
    expect(await ask('create', { key: KEY })).toEqual(DONE);
    expect((await ask('seats', { key: KEY })).body.seats).toHaveLength(1);
  });

  test('never affects the seats of another key', async () => {
    for (const key of [KEY, OTHER]) {
      await ask('create', { key });
      await ask('keep', { key, seat: SEAT, sealed: `of-${key}` });
    }
    const kept = { status: 200, body: { seats: [{ seat: SEAT, sealed: `of-${OTHER}` }] } };
    expect(await ask('seats', { key: OTHER })).toEqual(kept);
    expect(await ask('forget', { key: KEY, seat: SEAT })).toEqual(DONE);
    expect(await ask('seats', { key: OTHER })).toEqual(kept);
    expect(await ask('erase', { key: KEY })).toEqual(DONE);
    expect(await ask('seats', { key: OTHER })).toEqual(kept);
  });

  test('stores, returns and removes finished games, and erases them with the key', async () => {
    const two = 't'.repeat(22);
    expect(await ask('games', { key: KEY })).toEqual(UNKNOWN);
    await ask('create', { key: KEY });
    for (const game of [SEAT, two])
      expect(await ask('games/keep', { key: KEY, game, sealed: 'x'.repeat(60_000) })).toEqual(DONE);
    expect((await ask('games', { key: KEY })).body).toEqual({ games: [SEAT, two] });
    const { body } = await ask('games/read', { key: KEY, games: [two] });
    expect(body).toEqual({ games: [{ game: two, sealed: 'x'.repeat(60_000) }] });
    expect(await ask('games/forget', { key: KEY, games: [SEAT] })).toEqual(DONE);
    expect((await ask('games', { key: KEY })).body).toEqual({ games: [two] });
    await ask('erase', { key: KEY });
    await ask('create', { key: KEY });
    expect((await ask('games', { key: KEY })).body).toEqual({ games: [] });
  });

  test.each([
    ['seats', {}, 'The key must be 43 letters and digits, as a page makes it.'],
    ['create', { key: 'short' }, 'The key must be 43 letters and digits, as a page makes it.'],
    ['erase', { key: 7 }, 'The key must be 43 letters and digits, as a page makes it.'],
    [
      'keep',
      { key: KEY, seat: 'x', sealed: 'x' },
      'The seat must be 22 letters and digits, as a page makes it.',
    ],
    ['keep', { key: KEY, seat: SEAT }, 'The sealed must be at most 1000 letters and digits.'],
    [
      'keep',
      { key: KEY, seat: SEAT, sealed: 'x'.repeat(1001) },
      'The sealed must be at most 1000 letters and digits.',
    ],
    ['forget', { key: KEY, seat: null }, 'The seat must be 22 letters and digits, as a page makes it.'],
    ['seats', [KEY], 'The body must be an object.'],
    ['games/read', { key: KEY, games: [] }, 'The games must be 1 to 10 names of games.'],
    ['games/forget', { key: KEY, games: SEAT }, 'The games must be 1 to 500 names of games.'],
    [
      'games/keep',
      { key: KEY, game: SEAT, sealed: '' },
      'The sealed must be at most 60000 letters and digits.',
    ],
  ])('refuses %s %j: %s', async (what, body, error) => {
    expect(await ask(what, body)).toEqual({ status: 400, body: { error } });
  });

  test('can be read when the limit of new keys is reached', async () => {
    await ask('create', { key: KEY });
    await ask('create', { key: OTHER });
    expect((await ask('create', { key: 'x'.repeat(43) })).status).toBe(429);
    expect((await ask('seats', { key: KEY })).status).toBe(200);
  });

  test('is neither in the database nor in the log', async () => {
    await ask('create', { key: KEY });
    await ask('keep', { key: KEY, seat: SEAT, sealed: 'the-sealed-text' });
    await ask('seats', { key: OTHER });
    await ask('seats', { key: `${KEY}!` });
    await harness.server.close();
    harness.stopped();
    const file = readFileSync(harness.databaseFile, 'latin1');
    expect(file).toContain('the-sealed-text');
    expect(file).not.toContain(KEY);
    expect(JSON.stringify(harness.logged)).not.toContain(KEY.slice(0, 20));
  });
});

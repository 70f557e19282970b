/** History requests share the one thread that replays. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HistoryQuery } from '../../../src/server/history/history';
import { HistoryRequests } from '../../../src/server/history/historyRequests';
import { OtherVersionError } from '../../../src/server/storage/otherVersion';
import { UnknownMatchError } from '../../../src/server/storage/storage';
import type { History } from '../../../src/session/protocol';
import { Harness } from '../harness';

const historyOf = (steps: number): History => ({
  first: { G: {}, ctx: {} as History['first']['ctx'] },
  steps: Array.from({ length: steps }, () => ({ operations: [], entry: {} as never })),
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Returns requests whose replays end only when the test ends them. */
function requests({ steps = 1, allowed = Number.POSITIVE_INFINITY } = {}) {
  const begun: HistoryQuery[] = [];
  const ends: ((error?: Error) => void)[] = [];
  const versions = new Map<string, number>();
  let taken = 0;
  const replay = <Result>(match: Omit<HistoryQuery, 'playerID'>, result: Result) =>
    new Promise<Result>((resolve, reject) => {
      begun.push({ playerID: null, ...match });
      ends.push((error) => (error === undefined ? resolve(result) : reject(error)));
    });
  const histories = new HistoryRequests({
    past: {
      history: (lookBack) => replay(lookBack, historyOf(steps)),
      check: (match) => replay(match, undefined),
    },
    storage: {
      fetchVersion: async (matchID) =>
        matchID === 'unknown' ? undefined : { stateID: versions.get(matchID) ?? 0, revision: 0 },
    },
    limits: {
      take: async () => {
        taken += 1;
        return taken > allowed ? 7 : 0;
      },
    },
  });
  const ask = (network: string, matchID: string, playerID: string | null = null, isOver = false) => {
    const asked = histories.history({ gameName: 'sample', matchID, playerID, isOver }, network);
    asked.catch(() => undefined);
    return asked;
  };
  /** Ends the current replay and lets the next one begin. */
  const endOne = async (error?: Error) => {
    ends.shift()?.(error);
    await settled();
  };
  const matchesBegun = () => begun.map(({ matchID }) => matchID);
  return { histories, ask, endOne, begun, matchesBegun, versions };
}

test('lets another network wait for one replay however many one network requests', async () => {
  const { ask, endOne, matchesBegun } = requests();
  for (let match = 0; match < 25; match++) ask('many', `m${match}`);
  const other = ask('other', 'theirs');
  await settled();
  expect(matchesBegun()).toEqual(['m0']);
  await endOne();
  expect(matchesBegun()).toEqual(['m0', 'theirs']);
  await endOne();
  await expect(other).resolves.toMatchObject({ steps: [{}] });
});

test('includes the checks of saves in the same turns', async () => {
  const { histories, ask, endOne, matchesBegun } = requests();
  for (let match = 0; match < 5; match++)
    void histories.check({ gameName: 'sample', matchID: `s${match}` }, 'many');
  ask('other', 'theirs');
  await settled();
  await endOne();
  expect(matchesBegun()).toEqual(['s0', 'theirs']);
});

test('replays once per viewer until the next move', async () => {
  const { ask, endOne, begun, versions } = requests();
  const all = [ask('a', 'm', '0'), ask('a', 'm', '0'), ask('b', 'm', '0')];
  await settled();
  await endOne();
  await Promise.all(all);
  await ask('c', 'm', '0');
  expect(begun).toHaveLength(1);
  versions.set('m', 1);
  const later = ask('a', 'm', '0');
  await settled();
  await endOne();
  await later;
  expect(begun).toHaveLength(2);
});

test('keeps the results of different viewers apart while the game runs', async () => {
  const { ask, endOne, begun } = requests();
  for (const viewer of ['0', '1', null]) {
    const asked = ask('a', 'm', viewer);
    await settled();
    await endOne();
    await asked;
  }
  expect(begun.map(({ playerID }) => playerID)).toEqual(['0', '1', null]);
  for (const viewer of ['0', '1', null]) {
    const asked = ask('a', 'over', viewer, true);
    await settled();
    await endOne();
    await asked;
  }
  expect(begun).toHaveLength(4);
});

test('refuses only requests from a network with too many waiting', async () => {
  const { ask, endOne, begun } = requests();
  const many = Array.from({ length: 40 }, (_, match) => ask('many', `m${match}`));
  await settled();
  const results = Promise.allSettled(many);
  await expect(ask('many', 'one more')).rejects.toMatchObject({ status: 429 });
  const other = ask('other', 'theirs');
  await settled();
  for (let end = 0; end < 40; end++) await endOne();
  await expect(other).resolves.toBeDefined();
  expect((await results).filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  expect(begun).toHaveLength(31);
});

test('applies the rate limit of a network and rejects unknown matches', async () => {
  const { ask } = requests({ allowed: 1 });
  await expect(ask('a', 'unknown')).rejects.toThrow(UnknownMatchError);
  await expect(ask('a', 'm')).rejects.toMatchObject({ status: 429, retryAfter: 7 });
});

test('caches that a match belongs to another version, but no other error', async () => {
  const { ask, endOne, begun } = requests();
  for (const [error, count] of [
    [new Error('out of memory'), 1],
    [new OtherVersionError(), 2],
    [new Error('not asked again'), 2],
  ] as const) {
    const asked = ask('a', 'm');
    await settled();
    await endOne(error);
    await expect(asked).rejects.toThrow();
    expect(begun).toHaveLength(count);
  }
});

test('drops the least recently used results when the cache is too large', async () => {
  const { ask, endOne, begun } = requests({ steps: 4000 });
  const replayed = async (matchID: string) => {
    const before = begun.length;
    const asked = ask('a', matchID);
    await settled();
    await endOne();
    await asked;
    return begun.length > before;
  };
  for (const matchID of ['one', 'two']) expect(await replayed(matchID)).toBe(true);
  expect(await replayed('one')).toBe(false);
  expect(await replayed('three')).toBe(true);
  expect(await replayed('one')).toBe(false);
  expect(await replayed('two')).toBe(true);
});

describe('a server', () => {
  let harness: Harness;
  beforeEach(async () => {
    for (const stream of ['error', 'log', 'warn'] as const)
      vi.spyOn(console, stream).mockImplementation(() => undefined);
    harness = new Harness({ TRUST_PROXY: '1' });
    await harness.start();
  });
  afterEach(() => harness.end());

  /** Returns a match with this many moves, none of them secret. */
  async function longMatch(moves: number) {
    const { matchID, credentials } = await harness.match(3);
    const wire = await harness.wire();
    const payload = { type: 'think', args: [], playerID: '0', credentials: credentials[0] };
    for (let move = 0; move < moves; move++)
      await wire.ask('update', { type: 'MAKE_MOVE', payload }, move, matchID, '0');
    return { matchID, credentials };
  }

  test('answers others while 90 sockets of one address request histories', async () => {
    const matches = [];
    for (let match = 0; match < 10; match++) matches.push(await longMatch(match === 0 ? 150 : 60));
    const many = [];
    for (let index = 0; index < 90; index++) {
      const { matchID, credentials } = matches[index % 10] ?? (await longMatch(1));
      const socket = await harness.wire({ 'x-forwarded-for': '192.0.2.1' });
      const seat = ((index / 10) % 3) | 0;
      await socket.ask('sync', matchID, String(seat), credentials[seat]);
      many.push({ socket, matchID });
    }
    const own = await longMatch(150);
    const other = await harness.wire({ 'x-forwarded-for': '192.0.2.2' });
    await other.ask('sync', own.matchID, '0', own.credentials[0]);

    const answered: string[] = [];
    const flood = many.map(async ({ socket, matchID }) => {
      const { ok } = await socket.ask('history', matchID);
      if (ok) answered.push('many');
    });
    const answer = await other.ask('history', own.matchID);
    expect(answer).toMatchObject({ ok: true, history: { steps: { length: 150 } } });
    // The replay that was running, and those that ended before the request arrived.
    expect(answered.length).toBeLessThan(10);
    await Promise.all(flood);
    expect(answered.length).toBeGreaterThan(10);
  });
});

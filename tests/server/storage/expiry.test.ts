import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ServerTime } from '../../../src/server/clocks/time';
import { Harness, soon } from '../harness';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const sources = { wall: () => wall, elapsed: () => elapsed };
let wall: number;
let elapsed: number;
let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Only the timer of the hourly check is fake. Sockets and the database use real timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  [wall, elapsed] = [Date.parse('2026-01-01'), 0];
  harness = new Harness(
    { EXPIRE_UNSTARTED: '2', EXPIRE_RUNNING: '10', EXPIRE_FINISHED: '30' },
    {
      // Creates a new time for each start of the server.
      get time() {
        return new ServerTime(sources);
      },
    },
  );
  await harness.start();
});
afterEach(async () => {
  vi.useRealTimers();
  await harness.end();
});

async function played(moves: number): Promise<string> {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  for (let move = 0; move < moves; move++) {
    const playerID = String(move % 2);
    await wire.play({ matchID, playerID, credentials: credentials[move % 2] }, move, 0);
  }
  wire.socket.close();
  return matchID;
}

/** Lets days pass, with a check every hour. */
function pass(days: number): void {
  wall += days * DAY;
  elapsed += days * DAY;
  vi.advanceTimersByTime(HOUR);
}

async function restart(whileAway: () => void): Promise<void> {
  const { port } = harness;
  await harness.server.close();
  harness.stopped();
  whileAway();
  await harness.start(port);
}

/** Resolves once an hourly check is done. */
async function looked(): Promise<void> {
  const look = vi.spyOn(harness.server.storage, 'listMatches');
  vi.advanceTimersByTime(HOUR);
  await soon(() => expect(look.mock.results.length).toBeGreaterThanOrEqual(2));
  await Promise.all(look.mock.results.map(({ value }) => value));
  look.mockRestore();
}

const left = async () => new Set(await harness.server.storage.listMatches());

test('deletes unstarted, running and finished matches each after their own time', async () => {
  const [unstarted, running, finished] = [await played(0), await played(1), await played(5)];
  pass(1);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await left()).toEqual(new Set([unstarted, running, finished]));
  pass(2);
  await soon(async () => expect(await left()).toEqual(new Set([running, finished])));
  pass(8);
  await soon(async () => expect(await left()).toEqual(new Set([finished])));
  pass(20);
  await soon(async () => expect(await left()).toEqual(new Set()));
  const expired = () =>
    harness.logged.filter(({ event }) => event === 'match expired').map(({ fields }) => fields);
  await soon(async () =>
    expect(expired()).toEqual([
      { match: unstarted, kind: 'unstarted' },
      { match: running, kind: 'running' },
      { match: finished, kind: 'finished' },
    ]),
  );
});

test('keeps a match when somebody moves at the last moment', async () => {
  const { matchID, credentials } = await harness.match();
  const { storage } = harness.server;
  const list = storage.listMatches.bind(storage);
  vi.spyOn(storage, 'listMatches').mockImplementation(async (opts) => {
    const found = await list(opts);
    if (opts?.where?.updatedBefore !== undefined && found.length > 0) {
      const wire = await harness.wire();
      await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    }
    return found;
  });
  pass(3);
  await soon(async () => {
    const { state } = await storage.fetch(matchID, { state: true });
    expect(state._stateID).toBe(1);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await list()).toEqual([matchID]);
});

test('keeps matches forever with 0 days', async () => {
  await harness.server.close();
  harness.stopped();
  const lasting = new Harness(
    { EXPIRE_UNSTARTED: '0', EXPIRE_RUNNING: '0', EXPIRE_FINISHED: '0' },
    { time: new ServerTime(sources) },
  );
  await lasting.start();
  await lasting.match();
  wall += 9000 * DAY;
  elapsed += 9000 * DAY;
  vi.advanceTimersByTime(HOUR);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await lasting.server.storage.listMatches()).toHaveLength(1);
  await lasting.end();
});

describe('a change of the system clock', () => {
  const moved = () => harness.logged.filter(({ event }) => event.startsWith('wall clock'));

  test.each([HOUR, -HOUR, 400 * DAY, -400 * DAY])(
    'by %i ms while the server runs deletes no match and is logged once',
    async (by) => {
      const matches = new Set([await played(0), await played(1), await played(5)]);
      wall += by;
      await looked();
      await looked();
      expect(await left()).toEqual(matches);
      expect(moved()).toEqual([{ event: 'wall clock moved', fields: { seconds: by / 1000 } }]);
      await restart(() => undefined);
      await looked();
      expect(await left()).toEqual(matches);
    },
  );

  test.each([400 * DAY, -400 * DAY])(
    'by %i ms while the server is down deletes no match before it has run for the set time',
    async (by) => {
      const matches = new Set([await played(0), await played(1), await played(5)]);
      const before = Math.max(...(await everyUpdate()));
      await restart(() => {
        wall += by;
      });
      await looked();
      expect(await left()).toEqual(matches);
      // New matches come after old ones, whatever the system clock shows.
      const late = await played(0);
      expect(Math.max(...(await everyUpdate()))).toBeGreaterThanOrEqual(before);
      pass(1);
      await looked();
      expect(await left()).toEqual(new Set([...matches, late]));
      pass(2);
      await soon(async () => expect((await left()).size).toBe(2));
      expect(moved().map(({ event }) => event)).toEqual(by < 0 ? ['wall clock behind'] : []);
    },
  );

  test.each([400 * DAY, -400 * DAY])('by %i ms ends no clock and hands over no seat', async (by) => {
    const { matchID } = await harness.lobby.createMatch('sample', {
      numPlayers: 2,
      clock: { minutes: 10 },
    } as never);
    const [zero, one] = [await seat(matchID, '0'), await seat(matchID, '1')];
    const wire = await harness.wire();
    await wire.play({ matchID, playerID: '0', credentials: zero }, 0, 0);
    const untimed = await played(1);
    wall += by;
    await wire.ask('sync', matchID, '1', one);
    const news = () => wire.events('table').at(-1);
    await soon(() => expect(news()?.[2]).toMatchObject({ clock: { left: { 1: 600_000 } }, replaceable: [] }));
    await restart(() => {
      wall += by;
    });
    const again = await harness.wire();
    await again.ask('sync', matchID, '1', one);
    await soon(() =>
      expect(again.events('table').at(-1)?.[2]).toMatchObject({
        clock: { left: { 1: expect.toSatisfy((ms) => ms > 590_000 && ms <= 600_000) } },
        replaceable: [],
      }),
    );
    await again.ask('sync', untimed, null);
    await soon(() =>
      expect(again.events('table').at(-1)).toMatchObject(['table', untimed, { replaceable: [] }]),
    );
  });
});

async function seat(matchID: string, playerID: string): Promise<string> {
  const joined = await harness.lobby.joinMatch('sample', matchID, { playerID, playerName: `P${playerID}` });
  return joined.playerCredentials;
}

async function everyUpdate(): Promise<number[]> {
  const { storage } = harness.server;
  const ids = await storage.listMatches();
  return Promise.all(ids.map(async (id) => (await storage.fetch(id, { metadata: true })).metadata.updatedAt));
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness, soon } from './harness';

const DAY = 86_400_000;
let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  // Dates and the hourly look only: sockets and the database keep their own time.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date('2026-01-01') });
  harness = new Harness({ EXPIRE_UNSTARTED: '2', EXPIRE_RUNNING: '10', EXPIRE_FINISHED: '30' });
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

/** Days go by as they do: with a look every hour. */
function pass(days: number): void {
  vi.setSystemTime(Date.now() + days * DAY);
  vi.advanceTimersByTime(3_600_000);
}

const left = async () => new Set(await harness.server.storage.listMatches());

test('a match nobody started, one left alone and a finished one each go after their own time', async () => {
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
  const expired = harness.logged.filter(({ event }) => event === 'match expired').map(({ fields }) => fields);
  expect(expired).toEqual([
    { match: unstarted, kind: 'unstarted' },
    { match: running, kind: 'running' },
    { match: finished, kind: 'finished' },
  ]);
});

test('a match that is moved in at the last moment stays', async () => {
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

test('0 days: for ever', async () => {
  await harness.server.close();
  harness.stopped();
  const lasting = new Harness({ EXPIRE_UNSTARTED: '0', EXPIRE_RUNNING: '0', EXPIRE_FINISHED: '0' });
  await lasting.start();
  await lasting.match();
  vi.setSystemTime(Date.now() + 9000 * DAY);
  vi.advanceTimersByTime(3_600_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await lasting.server.storage.listMatches()).toHaveLength(1);
  await lasting.end();
});

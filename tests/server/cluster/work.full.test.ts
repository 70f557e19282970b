/** The jobs of workers: bots' moves, which begin turns that people are notified of, and expiry. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { BotRunner } from '../../../src/server/bots/botSeats';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import { type Harness, soon } from '../harness';
import { ManualTime } from '../notifications/manualTime';
import { startNotificationServer } from '../notifications/notificationServer';
import { type HttpReceiver, httpReceiver } from '../notifications/receivers';
import { type ClusterHarness, canCluster, startCluster } from './harness';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

describe.skipIf(!canCluster)('a worker', { timeout: 120_000 }, () => {
  let cluster: ClusterHarness;
  let clock: ManualTime;
  let hooks: HttpReceiver;
  const harnesses: Harness[] = [];

  beforeEach(async () => {
    cluster = await startCluster();
    clock = new ManualTime();
    hooks = await httpReceiver();
  }, 60_000);
  afterEach(async () => {
    for (const harness of harnesses.splice(0)) await harness.end();
    hooks.close();
    await cluster.end();
  }, 60_000);

  const later = () => ({ time: clock.time, setAlarm: clock.setAlarm });

  test("makes a bot's move and leads to one notification for the next player", async () => {
    const calling = await startNotificationServer(cluster.env(), clock, {
      bots: { levels: ['easy'], choose: () => Promise.reject(new Error('the worker is to think')) },
    });
    const { harness } = calling;
    harnesses.push(harness);
    let moves = 0;
    const bots: BotRunner = {
      levels: ['easy'],
      choose: async () => {
        moves += 1;
        return { move: 'play', args: [0] };
      },
    };
    await cluster.work({ bots, ...later() });
    const created = await harness.request('/create', { numPlayers: 2, bots: { 1: { level: 'easy' } } });
    const { matchID } = created.body;
    const joined = await harness.request(`/${matchID}/join`, { playerID: '0', playerName: 'Anna' });
    const seat = { playerID: '0', credentials: joined.body.playerCredentials };
    await calling.add(matchID, seat, { kind: 'webhook', url: hooks.url, format: 'json' });
    const told = () => hooks.received.map(({ body }) => JSON.parse(String(body)));
    await calling.page(told()[0].confirm, true);
    // Notifications were turned on after the deal, so they start with the next turn.
    await calling.play(matchID, [seat], 0);
    await soon(async () => {
      const { state } = await harness.server.storage.fetch(matchID, { state: true });
      expect(state._stateID).toBe(2);
    });
    expect(moves).toBe(1);
    await clock.advance(NOTIFY_AFTER - 1);
    expect(told()).toHaveLength(1);
    // Servers check the shared database every ten seconds.
    await clock.advance(10_001);
    expect(told().slice(1)).toMatchObject([{ event: 'turn', text: 'It is your turn.' }]);
    await clock.advance(10 * MINUTE);
    expect(told()).toHaveLength(2);
  });

  test('deletes unused matches and keys in its hourly job', async () => {
    const env = { EXPIRE_UNSTARTED: '2', EXPIRE_RUNNING: '10', EXPIRE_KEYS: '30' };
    const server = await cluster.start(undefined, env, later());
    await cluster.work(later(), env);
    const key = 'k'.repeat(43);
    const people = (what: string) =>
      fetch(`${server.url}/people/${what}`, {
        method: 'POST',
        body: JSON.stringify({ key }),
        headers: { 'content-type': 'application/json' },
      }).then(({ status }) => status);
    const unstarted = (await server.match()).matchID;
    const { matchID: running, credentials } = await server.match();
    const wire = await server.wire();
    await wire.play({ matchID: running, playerID: '0', credentials: credentials[0] }, 0, 0);
    expect(await people('create')).toBe(200);

    const jobs = await cluster.jobs();
    /** Runs the hourly job. */
    const look = async () => {
      const job = itemAt(
        await soon(async () => {
          const found = (await jobs.getDelayed()).filter(({ name }) => name === 'expire');
          expect(found).toHaveLength(1);
          return found;
        }),
        0,
      );
      await job.promote();
      await soon(async () => expect(await job.getState()).toBe('unknown'));
    };
    const left = () => server.server.storage.listMatches();
    await look();
    expect(new Set(await left())).toEqual(new Set([unstarted, running]));
    await clock.advance(3 * DAY);
    await look();
    expect(await left()).toEqual([running]);
    expect(await people('seats')).toBe(200);
    await clock.advance(31 * DAY);
    await look();
    expect(await left()).toEqual([]);
    expect(await people('seats')).toBe(404);
  });
});

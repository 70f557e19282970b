/** Timeouts on several servers with Redis. `timeUp.test.ts` covers a single server. */
import type { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import { type ClusterHarness, canCluster, startCluster } from '../cluster/harness';
import { soon } from '../harness';
import { ManualTime } from './manualTime';
import type { NotificationServer } from './notificationServer';
import { withTimedMatches } from './timedMatches';

const MINUTE = 60_000;

const { start, timed, timesTold, endServers } = withTimedMatches();

describe.skipIf(!canCluster)('with Redis', { timeout: 120_000 }, () => {
  let cluster: ClusterHarness;
  let jobs: Queue;
  let clock: ManualTime;

  beforeEach(async () => {
    cluster = await startCluster();
    jobs = await cluster.jobs();
    clock = new ManualTime();
  }, 60_000);
  afterEach(async () => {
    await endServers();
    await cluster.end();
  }, 60_000);

  const calling = () => start(cluster.env(), clock);

  /** Returns the delayed jobs. */
  const waiting = async () => (await jobs.getDelayed()).filter(({ name }) => name === 'clock');

  /** Starts seat 1's turn with `ms` left of its 10 minutes. */
  async function almostOut(server: NotificationServer, ms: number) {
    const match = await timed(server, { minutes: 10 });
    await server.play(match.matchID, match.seats, 0);
    await clock.advance(10 * MINUTE - ms);
    await server.play(match.matchID, match.seats, 1);
    await clock.advance(MINUTE);
    await server.play(match.matchID, match.seats, 2);
    return match;
  }

  test('checks a timeout by a job without game data, on a worker if there is one', async () => {
    const server = await calling();
    const { time, setAlarm } = clock;
    await cluster.work({ time, setAlarm });
    const { matchID } = await almostOut(server, 2000);
    const at = clock.time.now() + 2000;
    const job = await soon(async () => {
      const found = (await waiting()).find(({ data }) => data.at === at);
      if (found === undefined) throw new Error('no job yet');
      return found;
    });
    expect(job.data).toEqual({ game: 'sample', matchID, seat: '1', at });
    expect(job.opts.delay).toBe(2000);
    await clock.advance(2000);
    // Only the job can report it, because this server has set no alarm.
    await soon(async () => {
      await clock.advance(10_000);
      expect(timesTold()).toHaveLength(2);
    });
    await clock.advance(10 * MINUTE);
    expect(timesTold()).toHaveLength(2);
  });

  test("delays a job again when it comes too early by the server's clock", async () => {
    const server = await calling();
    await almostOut(server, 1500);
    const at = clock.time.now() + 1500;
    // The manual clock does not advance, so each check comes too early.
    await soon(async () => expect((await waiting()).some(({ data }) => data.at === at)).toBe(true));
    const attempts = async () => (await waiting()).find(({ data }) => data.at === at)?.attemptsStarted ?? 0;
    await soon(async () => expect(await attempts()).toBeGreaterThan(1));
    expect(timesTold()).toEqual([]);
    await clock.advance(1500);
    await soon(async () => {
      await clock.advance(10_000);
      expect(timesTold()).toHaveLength(2);
    });
  });

  test('keeps the job of a server that ends, and reports the timeout once with two servers', async () => {
    const [one, other] = [await calling(), await calling()];
    await almostOut(one, 3000);
    await soon(async () => expect(await waiting()).not.toEqual([]));
    await one.stop();
    await clock.advance(3000);
    await soon(async () => {
      await clock.advance(10_000);
      expect(timesTold()).toHaveLength(2);
    });
    await other.stop();
    await other.start();
    await clock.advance(10 * MINUTE);
    expect(timesTold()).toHaveLength(2);
  });

  test("uses the server's own alarm while Redis is down", async () => {
    const { relay, url } = await cluster.redisRelay();
    const server = await start(cluster.env(url), clock);
    const { matchID, seats } = await timed(server, { minutes: 10 });
    relay.cut();
    await soon(() => expect(server.harness.logged.map(({ event }) => event)).toContain('redis away'));
    await server.play(matchID, seats, 0);
    await clock.advance(10 * MINUTE);
    await clock.advance(NOTIFY_AFTER);
    expect(timesTold()).toHaveLength(2);
  });
});

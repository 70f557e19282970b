/** Several servers with Redis: somebody's time runs out. `timeUp.test.ts` has what one server does. */
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

  /** The jobs that wait for their time. */
  const waiting = async () => (await jobs.getDelayed()).filter(({ name }) => name === 'clock');

  /** Seat 1 has `ms` left of its 10 minutes, and its turn has begun. */
  async function almostOut(server: NotificationServer, ms: number) {
    const match = await timed(server, { minutes: 10 });
    await server.play(match.matchID, match.seats, 0);
    await clock.advance(10 * MINUTE - ms);
    await server.play(match.matchID, match.seats, 1);
    await clock.advance(MINUTE);
    await server.play(match.matchID, match.seats, 2);
    return match;
  }

  test('a job rings at the time, at a worker where there is one, and holds nothing of the match', async () => {
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
    // What rings is the job: this server has set no alarm of its own.
    await soon(async () => {
      await clock.advance(10_000);
      expect(timesTold()).toHaveLength(2);
    });
    await clock.advance(10 * MINUTE);
    expect(timesTold()).toHaveLength(2);
  });

  test('one that rings too early, by another clock, waits on', async () => {
    const server = await calling();
    await almostOut(server, 1500);
    const at = clock.time.now() + 1500;
    // The clock by which it is looked at stands still: each ring is too early.
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

  test('it outlives the server that took the move, and two servers tell it once', async () => {
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

  test('while Redis is away the server rings by itself', async () => {
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

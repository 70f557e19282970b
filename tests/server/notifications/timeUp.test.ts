/** Somebody's time runs out: the pages at the table hear of it, and whoever may be called is called. */
import type { Queue } from 'bullmq';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CALL_AFTER } from '../../../src/server/notifications/scheduler';
import type { TableNews } from '../../../src/session/protocol';
import { type ClusterHarness, canCluster, startCluster } from '../cluster/harness';
import { soon } from '../harness';
import { SECRET } from '../sampleGame';
import { HandTime } from './manualTime';
import { type CallServer, type Seat, startCalling } from './notificationServer';
import { type HttpReceiver, httpReceiver } from './receivers';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday. */
const MONDAY = Date.UTC(2030, 0, 14, 12);

let hooks: HttpReceiver;
const servers: CallServer[] = [];

beforeEach(async () => {
  for (const stream of ['error', 'log'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  hooks = await httpReceiver();
});
afterEach(async () => {
  for (const { harness } of servers.splice(0)) await harness.end();
  hooks.close();
});

async function start(...options: Parameters<typeof startCalling>): Promise<CallServer> {
  const server = await startCalling(...options);
  servers.push(server);
  return server;
}

const messages = () => hooks.received.map(({ path, body }) => ({ path, ...JSON.parse(String(body)) }));
const timesTold = () => messages().filter(({ event }) => event === 'time');

/** A match of two with a clock, in which both are called by webhooks of their own. */
async function timed(server: CallServer, clock: object): Promise<{ matchID: string; seats: Seat[] }> {
  const { body } = await server.harness.request('/create', { numPlayers: 2, clock });
  const { matchID } = body;
  const seats: Seat[] = [];
  for (const playerID of ['0', '1']) {
    const joined = await server.harness.request(`/${matchID}/join`, {
      playerID,
      playerName: `P${playerID}`,
    });
    const seat = { playerID, credentials: joined.body.playerCredentials };
    seats.push(seat);
    await server.add(matchID, seat, { kind: 'webhook', url: `${hooks.url}/${playerID}`, format: 'json' });
    await server.page(messages().at(-1).confirm, true);
  }
  return { matchID, seats };
}

test('both are called, each in words of their own, once, and not before; the seat is still theirs', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  await server.play(matchID, seats, 0);
  await server.clock.advance(10 * MINUTE - 1);
  expect(timesTold()).toEqual([]);
  await server.clock.advance(CALL_AFTER);
  expect(timesTold()).toEqual([]);
  await server.clock.advance(1);
  const url = `${server.harness.url}/online/sample/t/${matchID}`;
  expect(timesTold()).toHaveLength(2);
  expect(timesTold()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: '/1',
        text: 'Your time is up. Until you move, the others may hand your seat to a bot; it is kept for you.',
        table: 'At the table: P0',
        url,
      }),
      expect.objectContaining({
        path: '/0',
        text: 'Somebody’s time is up. You may hand their seat to a bot, or wait.',
        table: 'Out of time: P1',
        url,
      }),
    ]),
  );
  const all = JSON.stringify(messages());
  for (const secret of [SECRET, ...seats.map(({ credentials }) => credentials)])
    expect(all).not.toContain(secret);
  await server.clock.advance(DAY);
  expect(timesTold()).toHaveLength(2);
  // Nothing else has happened: seat 1 moves, with no time, and its next turn is no news.
  for (const move of [1, 2]) await server.play(matchID, seats, move);
  await server.clock.advance(CALL_AFTER);
  expect(timesTold()).toHaveLength(2);
});

test('pages at the table are told at that moment, and who looks is not called', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  const page = await server.harness.wire();
  await page.ask('sync', matchID, '0', seats[0].credentials);
  await server.play(matchID, seats, 0);
  const replaceable = () => (page.events('table').at(-1)?.[2] as TableNews | undefined)?.replaceable;
  await server.clock.advance(10 * MINUTE - 1);
  expect(replaceable()).toEqual([]);
  await server.clock.advance(1);
  await soon(() => expect(replaceable()).toEqual(['1']));
  await server.clock.advance(CALL_AFTER);
  expect(timesTold().map(({ path }) => path)).toEqual(['/1']);
});

test('a turn that ends before, or within the half minute after, is no call', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { turnHours: 24, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(23 * HOUR);
  await server.play(matchID, seats, 1);
  await server.clock.advance(23 * HOUR);
  await server.play(matchID, seats, 2);
  await server.clock.advance(24 * HOUR + CALL_AFTER - 1);
  await server.play(matchID, seats, 3);
  await server.clock.advance(HOUR);
  expect(timesTold()).toEqual([]);
});

test('days: each turn whose time runs out is told, a weekend and a vacation put it off', async () => {
  const server = await start({}, new HandTime(MONDAY));
  const { matchID, seats } = await timed(server, { turnHours: 24, weekendsOff: true, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(DAY + CALL_AFTER);
  expect(timesTold()).toHaveLength(2);
  await server.play(matchID, seats, 1);
  // Seat 0 goes away for three days an hour after its turn began.
  await server.clock.advance(HOUR);
  expect((await server.harness.request(`/${matchID}/vacation`, { ...seats[0], days: 3 })).status).toBe(200);
  const agreed = { ...seats[1], seat: '0', agree: true };
  expect((await server.harness.request(`/${matchID}/vacation/answer`, agreed)).status).toBe(200);
  // From Tuesday 13:00 to Friday 13:00; then 11 hours until the weekend, and 12 hours on Monday.
  await server.clock.advance(Date.UTC(2030, 0, 21, 12) - MONDAY - DAY - 2 * CALL_AFTER - HOUR);
  expect(timesTold()).toHaveLength(2);
  await server.clock.advance(4 * CALL_AFTER);
  expect(timesTold()).toHaveLength(4);
  await server.clock.advance(DAY);
  expect(timesTold()).toHaveLength(4);
});

test('a restart forgets no time that runs out, and tells none twice', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { turnHours: 1, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(30 * MINUTE);
  await server.stop();
  await server.start();
  const looked = () => server.clock.advance(1).then(() => timesTold());
  await server.clock.advance(29 * MINUTE);
  expect(timesTold()).toEqual([]);
  await soon(async () => {
    await server.clock.advance(MINUTE);
    expect(await looked()).toHaveLength(2);
  });
  await server.stop();
  await server.start();
  await server.clock.advance(HOUR);
  expect(timesTold()).toHaveLength(2);
});

test('bots and empty seats have no time that anybody is told of', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  await server.play(matchID, seats, 0);
  await server.harness.request(`/${matchID}/leave`, seats[1]);
  await server.clock.advance(HOUR);
  expect(timesTold()).toEqual([]);
});

describe.skipIf(!canCluster)('with Redis', { timeout: 120_000 }, () => {
  let cluster: ClusterHarness;
  let jobs: Queue;
  let clock: HandTime;

  beforeEach(async () => {
    cluster = await startCluster();
    jobs = await cluster.jobs();
    clock = new HandTime();
  }, 60_000);
  afterEach(async () => {
    for (const { harness } of servers.splice(0)) await harness.end();
    await cluster.end();
  }, 60_000);

  const calling = () => start(cluster.env(), clock);

  /** The jobs that wait for their time. */
  const waiting = async () => (await jobs.getDelayed()).filter(({ name }) => name === 'clock');

  /** Seat 1 has `ms` left of its 10 minutes, and its turn has begun. */
  async function almostOut(server: CallServer, ms: number) {
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
    servers.splice(servers.indexOf(one), 1);
    await one.harness.end();
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
    await clock.advance(CALL_AFTER);
    expect(timesTold()).toHaveLength(2);
  });
});

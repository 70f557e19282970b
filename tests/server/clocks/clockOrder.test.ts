/** No clock shows too much time, however wrong the clocks of machines are. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockAt, inOrder } from '../../../src/server/clocks/clock';
import { daysClockAt } from '../../../src/server/clocks/correspondence/daysClock';
import { runningTimes } from '../../../src/server/clocks/correspondence/timeouts';
import { ServerTime } from '../../../src/server/clocks/time';
import type { Clock } from '../../../src/session/protocol';
import { Harness } from '../harness';
import { databases, type TestDatabase } from '../storage/databases';
import { newMatch } from '../storage/samples';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const FIVE_MINUTES_BEHIND = { wall: () => Date.now() - 5 * MINUTE, elapsed: () => performance.now() };

describe('paces out of order', () => {
  const paces = [
    { at: 100_000, toAct: ['0'] },
    { at: 40_000, toAct: ['1'] },
    { at: 130_000, toAct: ['0', '1'] },
    { at: 120_000, toAct: ['0'] },
  ];

  test('are counted with non-decreasing times', () => {
    expect(inOrder(paces, 50_000)).toEqual({
      paces: [100_000, 100_000, 130_000, 130_000].map((at, index) => ({ ...paces[index], at })),
      now: 130_000,
    });
    expect(inOrder([], 5)).toEqual({ paces: [], now: 5 });
  });

  test('give no seat extra minutes', () => {
    for (const now of [0, 50_000, 125_000, 140_000]) {
      const { left, at } = clockAt(paces, [], ['0', '1'], 1, now);
      expect(left).toEqual({ 0: MINUTE - Math.max(0, now - 130_000), 1: MINUTE - 30_000 });
      expect(at).toBe(Math.max(130_000, now));
    }
  });

  test('give no turn extra hours', () => {
    const rules = { turnHours: 1, reserveHours: 1, weekendsOff: false, timeZone: 'UTC' };
    const counted = { seats: ['0', '1'], paces, absences: [], vacations: [] };
    const { left, days } = daysClockAt(rules, { ...counted, now: 0 });
    expect(left).toEqual({ 0: 2 * HOUR, 1: 2 * HOUR });
    expect(days.deadlines).toEqual({ 0: 130_000 + 2 * HOUR });
  });

  test('delay no timeout', () => {
    const match = { ...newMatch().metadata, clock: { minutes: 1 } };
    match.players[0] = { id: 0, name: 'P0' };
    const last = [{ at: 100_000, toAct: ['0'] }];
    expect(runningTimes(match, { paces: last, absences: [], now: 0 })).toMatchObject([
      { seat: '0', endsAt: 100_000 + MINUTE },
    ]);
  });

  test('count overlapping downtimes once', () => {
    const absences = [
      { from: 10_000, until: 30_000 },
      { from: 20_000, until: 40_000 },
    ];
    expect(clockAt([{ at: 0, toAct: ['0'] }], absences, ['0'], 1, 50_000).left).toEqual({
      0: MINUTE - 20_000,
    });
  });
});

describe.each(databases)('servers on %s', (_, make) => {
  let database: TestDatabase;
  let servers: Harness[];

  beforeEach(async () => {
    for (const stream of ['error', 'log', 'warn'] as const)
      vi.spyOn(console, stream).mockImplementation(() => undefined);
    database = await make();
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.end();
    await database.dispose();
  });

  async function start(time: ServerTime): Promise<Harness> {
    const env: Record<string, string> =
      'url' in database.database ? { DATABASE_URL: database.database.url } : {};
    const server = new Harness(env, { time });
    servers.push(server);
    await server.start();
    return server;
  }

  const clockAtServer = async (server: Harness, matchID: string): Promise<Clock> =>
    (await server.request(`/${matchID}/turn`)).body.clock;

  /** Returns a table of two with five minutes each. */
  async function timedMatch(server: Harness) {
    const { body } = await server.request('/create', { numPlayers: 2, clock: { minutes: 5 } });
    const matchID: string = body.matchID;
    const seats = [];
    for (const playerID of ['0', '1']) {
      const joined = await server.request(`/${matchID}/join`, { playerID, playerName: `P${playerID}` });
      seats.push({ matchID, playerID, credentials: joined.body.playerCredentials });
    }
    return { matchID, seats };
  }

  test("write no move with an earlier time when a server's clock goes back", async () => {
    let elapsed = 0;
    const server = await start(new ServerTime({ wall: Date.now, elapsed: () => elapsed }));
    const { matchID, seats } = await timedMatch(server);
    const wire = await server.wire();
    for (const [move, moment] of [0, 2 * MINUTE, -10 * MINUTE, 3 * MINUTE, MINUTE].entries()) {
      elapsed = moment;
      const seat = seats[move % 2];
      if (seat === undefined) throw new Error('there are two seats');
      expect(await wire.play(seat, move, 0)).toMatchObject({ ok: true });
      const { left } = await clockAtServer(server, matchID);
      for (const ms of Object.values(left)) expect(ms).toBeLessThanOrEqual(5 * MINUTE);
    }
    const moments = (await server.server.storage.fetchPaces(matchID)).map(({ at }) => at);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  });
});

test.each(databases.filter(([name]) => name === 'PostgreSQL'))(
  'shows the same time as the others when its own clock is behind, on %s',
  async (_, make) => {
    const database = await make();
    const servers: Harness[] = [];
    try {
      const env: Record<string, string> =
        'url' in database.database ? { DATABASE_URL: database.database.url } : {};
      // The server with the wrong clock starts first, so the database holds no later time.
      for (const time of [new ServerTime(FIVE_MINUTES_BEHIND), new ServerTime()]) {
        const server = new Harness(env, { time });
        servers.push(server);
        await server.start();
      }
      const [behind, right] = servers;
      if (right === undefined || behind === undefined) throw new Error('two servers were started');
      const { body } = await right.request('/create', { numPlayers: 2, clock: { minutes: 5 } });
      const matchID: string = body.matchID;
      const seats = [];
      for (const playerID of ['0', '1']) {
        const joined = await right.request(`/${matchID}/join`, { playerID, playerName: `P${playerID}` });
        seats.push({ matchID, playerID, credentials: joined.body.playerCredentials });
      }
      for (const [move, server] of [right, behind, behind, right].entries()) {
        const wire = await server.wire();
        const seat = seats[move % 2];
        if (seat === undefined) throw new Error('there are two seats');
        expect(await wire.play(seat, move, 0)).toMatchObject({ ok: true });
        const clocks = [];
        for (const each of servers) clocks.push((await each.request(`/${matchID}/turn`)).body.clock.at);
        expect(Math.abs(clocks[0] - clocks[1])).toBeLessThan(2 * MINUTE);
      }
    } finally {
      for (const server of servers) await server.end();
      await database.dispose();
    }
  },
);

test('adopts the shared time at the start but never sets injected sources back', () => {
  const own = new ServerTime();
  own.beginWith(1_000_000);
  expect(own.now()).toBeLessThan(1_060_000);
  const given = new ServerTime({ wall: () => 5_000, elapsed: () => 0 });
  given.beginWith(4_000);
  expect(given.now()).toBe(5_000);
  given.beginWith(6_000);
  expect(given.now()).toBe(6_000);
});

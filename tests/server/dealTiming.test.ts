/** A match is dealt once: nobody can look at a hand and then cause another deal. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameServerOptions } from '../../src/server/gameServer';
import { Harness } from './harness';
import { databases, type TestDatabase } from './storage/databases';

const bots = { levels: ['slow', 'quick'], choose: () => new Promise<never>(() => undefined) };

let database: TestDatabase;
let servers: Harness[];

async function start(options: Partial<GameServerOptions> = {}): Promise<Harness> {
  const env: Record<string, string> =
    'url' in database.database ? { DATABASE_URL: database.database.url } : {};
  const server = new Harness(env, { bots, ...options });
  servers.push(server);
  await server.start();
  return server;
}

async function stored(server: Harness, matchID: string) {
  const { storage } = server.server;
  const { state, metadata } = await storage.fetch(matchID, { state: true, metadata: true });
  return { state, metadata, beginning: await storage.fetchBeginning(matchID) };
}

/** Returns a table of two with a bot in seat 1. The game was dealt when seat 0 was taken. */
async function tableWithBot(server: Harness) {
  const { body } = await server.request('/create', { numPlayers: 2, bots: { 1: { level: 'slow' } } });
  const matchID: string = body.matchID;
  const joined = await server.request(`/${matchID}/join`, { playerID: '0', playerName: 'P0' });
  const seated = { playerID: '0', credentials: joined.body.playerCredentials };
  const seatBot = (level: string | null) =>
    server.request(`/${matchID}/bot`, { ...seated, seat: '1', level });
  return { matchID, seated, seatBot };
}

beforeEach(() => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end();
  await database.dispose();
});

describe.each(databases)('on %s, before the first move', (_, make) => {
  beforeEach(async () => {
    database = await make();
  });

  test('keeps the deal when somebody leaves a seat and comes back to it', async () => {
    const server = await start();
    const { matchID, credentials } = await server.match();
    const before = await stored(server, matchID);
    const leave = { playerID: '1', credentials: credentials[1] };
    const wire = await server.wire();
    for (let time = 0; time < 3; time++) {
      expect((await server.request(`/${matchID}/leave`, leave)).status).toBe(200);
      expect(await stored(server, matchID)).toMatchObject({
        state: before.state,
        beginning: before.beginning,
      });
      expect(await wire.ask('sync', matchID, '1', credentials[1])).toEqual({ ok: true });
    }
    expect(await stored(server, matchID)).toMatchObject({
      state: before.state,
      beginning: before.beginning,
      metadata: { players: before.metadata.players },
    });
  });

  test('keeps the deal when a bot is removed and put back', async () => {
    const server = await start();
    const { matchID, seatBot } = await tableWithBot(server);
    const { state } = await stored(server, matchID);
    for (const level of ['slow', 'quick', 'slow']) {
      expect((await seatBot(null)).status).toBe(200);
      expect((await stored(server, matchID)).state).toEqual(state);
      expect((await seatBot(level)).status).toBe(200);
      expect((await stored(server, matchID)).state).toEqual(state);
    }
  });

  test('admits no newcomer to a seat whose hand somebody has seen', async () => {
    const server = await start();
    const { matchID, credentials } = await server.match(3);
    const leave = { playerID: '1', credentials: credentials[1] };
    await server.request(`/${matchID}/leave`, leave);
    const join = (playerID?: string) =>
      server.request(`/${matchID}/join`, { playerID, playerName: 'Another name' });
    expect(await join('1')).toEqual({ status: 409, body: { error: 'The seat is held for P1.' } });
    expect((await join()).status).toBe(409);
    // A seat given up for good stays closed, also after a bot.
    await server.request(`/${matchID}/leave`, leave);
    const bot = { playerID: '0', credentials: credentials[0], seat: '1' };
    for (const level of ['slow', null]) {
      expect((await join('1')).status).toBe(409);
      expect((await server.request(`/${matchID}/bot`, { ...bot, level })).status).toBe(200);
    }
    expect((await join('1')).status).toBe(409);
    expect((await server.request(`/${matchID}`)).body.players[1]).toMatchObject({ closed: true });
  });

  test("shows a bot's hand to the first newcomer only, with the same deal", async () => {
    const server = await start();
    const { matchID, seatBot } = await tableWithBot(server);
    const { state } = await stored(server, matchID);
    await seatBot(null);
    const join = () => server.request(`/${matchID}/join`, { playerID: '1', playerName: 'P1' });
    const { status, body } = await join();
    expect(status).toBe(200);
    expect((await stored(server, matchID)).state).toEqual(state);
    const leave = { playerID: '1', credentials: body.playerCredentials };
    for (let time = 0; time < 2; time++) {
      await server.request(`/${matchID}/leave`, leave);
      expect((await join()).status).toBe(409);
    }
    await seatBot('slow');
    await seatBot(null);
    expect((await join()).status).toBe(409);
  });

  test('accepts no move and waits for nobody while a seat is empty', async () => {
    const server = await start();
    const { matchID, seated, seatBot } = await tableWithBot(server);
    await seatBot(null);
    const wire = await server.wire();
    await wire.ask('sync', matchID, '0', seated.credentials);
    expect(wire.events('sync')).toHaveLength(1);
    expect(await wire.play({ matchID, ...seated }, 0, 0)).toMatchObject({
      reason: 'illegal',
      message: 'The game begins once all seats are taken.',
    });
    expect((await server.request(`/${matchID}/turn`)).body).toEqual({ toAct: [] });
    await seatBot('quick');
    expect(await wire.play({ matchID, ...seated }, 0, 0)).toMatchObject({ ok: true });
  });

  test('keeps the deal for a newcomer when no hand is hidden', async () => {
    const server = await start({ hasOpenHands: () => true });
    const { matchID, credentials } = await server.match();
    const { state } = await stored(server, matchID);
    await server.request(`/${matchID}/leave`, { playerID: '1', credentials: credentials[1] });
    const joined = await server.request(`/${matchID}/join`, { playerID: '1', playerName: 'New' });
    expect(joined.status).toBe(200);
    expect((await stored(server, matchID)).state).toEqual(state);
  });

  test('deletes the match with its deal when everybody has left', async () => {
    const server = await start();
    const { matchID, credentials } = await server.match();
    for (const [seat, secret] of credentials.entries())
      await server.request(`/${matchID}/leave`, { playerID: String(seat), credentials: secret });
    expect((await server.request(`/${matchID}`)).status).toBe(404);
  });
});

test.each(databases.filter(([name]) => name === 'PostgreSQL'))(
  'keeps the deal when a seat is left at one of two servers on %s and taken at the other',
  async (_, make) => {
    database = await make();
    const [one, two] = [await start(), await start()];
    const { matchID, credentials } = await one.match();
    const { state } = await stored(one, matchID);
    const bot = { playerID: '0', credentials: credentials[0], seat: '1' };
    for (const server of [two, one]) {
      await server.request(`/${matchID}/leave`, { playerID: '1', credentials: credentials[1] });
      await server.request(`/${matchID}/bot`, { ...bot, level: 'slow' });
      await server.request(`/${matchID}/bot`, { ...bot, level: null });
      const wire = await server.wire();
      expect(await wire.ask('sync', matchID, '1', credentials[1])).toEqual({ ok: true });
      expect((await stored(server, matchID)).state).toEqual(state);
    }
  },
);

/**
 * Nobody can learn a hand by taking seats: the game is dealt when the last seat is taken, and seats are reserved
 * for their owners.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { ServerTime } from '../../src/server/clocks/time';
import type { Player } from '../../src/session/protocol';
import { Harness, soon, type Wire } from './harness';
import { SECRET } from './sampleGame';

let harness: Harness;
/** ms that have passed for the server. */
let passed: number;

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  passed = 0;
  harness = new Harness(
    {},
    {
      time: new ServerTime({ wall: Date.now, elapsed: () => performance.now() + passed }),
      bots: { levels: ['slow'], choose: () => new Promise(() => undefined) },
    },
  );
  await harness.start();
});
afterEach(async () => {
  await harness.end();
});

const post = (path: string, body: object) => harness.request(path, body);
const stored = (matchID: string) => harness.server.storage.fetch(matchID, { state: true, metadata: true });
const create = async (body: object = {}): Promise<string> =>
  (await post('/create', { numPlayers: 2, ...body })).body.matchID;
const join = (matchID: string, playerID: string) =>
  post(`/${matchID}/join`, { playerID, playerName: `P${playerID}` });
const players = (wire: Wire) => wire.events('matchData').at(-1)?.[2] as Player[];

describe('before the last seat is taken', () => {
  test('shows no hand to a host who joins, looks and leaves each seat', async () => {
    const matchID = await create({ numPlayers: 3 });
    const host = await harness.wire();
    await join(matchID, '0');
    for (const seat of ['1', '2', '1', '2']) {
      const { playerCredentials } = (await join(matchID, seat)).body;
      expect(await host.ask('sync', matchID, seat, playerCredentials)).toEqual({ ok: true });
      await post(`/${matchID}/leave`, { playerID: seat, credentials: playerCredentials });
    }
    expect(host.text).not.toContain(SECRET);
    expect(host.events('sync')).toEqual([]);
    expect((await stored(matchID)).state).toBeUndefined();
    await expect(harness.server.storage.fetchBeginning(matchID)).rejects.toThrow();
  });

  test('sends everyone the position with the deal, in both kinds of client', async () => {
    const matchID = await create();
    const zero = (await join(matchID, '0')).body.playerCredentials;
    const [seat, onlooker] = [await harness.wire(), await harness.wire()];
    const client = harness.client({ matchID, playerID: '0', credentials: zero });
    expect(await seat.ask('sync', matchID, '0', zero)).toEqual({ ok: true });
    expect(await onlooker.ask('sync', matchID, null)).toEqual({ ok: true });
    for (const wire of [seat, onlooker]) {
      expect(wire.events('sync')).toEqual([]);
      expect(wire.events('chats')).toHaveLength(1);
      expect(wire.events('table').at(-1)?.[2]).toMatchObject({ clock: null, replaceable: [] });
      expect(players(wire)).toMatchObject([{ name: 'P0' }, { id: 1 }]);
    }
    expect(client.getState()).toBeNull();
    const early = await seat.play({ matchID, playerID: '0', credentials: zero }, 0, 0);
    expect(early).toMatchObject({ ok: false, reason: 'illegal' });
    expect(await seat.ask('history', matchID)).toMatchObject({ ok: false, reason: 'illegal' });

    await join(matchID, '1');
    for (const wire of [seat, onlooker]) await soon(() => expect(wire.events('sync')).toHaveLength(1));
    const { G } = (await stored(matchID)).state;
    expect(itemAt(seat.events('sync'), 0)[2]).toMatchObject({ state: { G: { hands: { 0: G.hands['0'] } } } });
    for (const card of [...G.hands['1'], ...G.deck]) expect(seat.text).not.toContain(`"${card}"`);
    expect(onlooker.text).not.toContain(SECRET);
    await soon(() => expect(client.getState()?.G.hands['0']).toEqual(G.hands['0']));
    expect(await seat.play({ matchID, playerID: '0', credentials: zero }, 0, 0)).toMatchObject({ ok: true });
  });

  test('is not dealt again when somebody leaves and comes back', async () => {
    const matchID = await create({ bots: { 1: { level: 'slow' } } });
    await join(matchID, '0');
    const before = (await stored(matchID)).state;
    const bot = { playerID: '0', seat: '1', level: 'slow', name: 'Другой' };
    const { playerCredentials: credentials } = (await join(matchID, '0')).body;
    expect(credentials).toBeUndefined();
    await post(`/${matchID}/bot`, { ...bot, credentials });
    expect((await stored(matchID)).state).toEqual(before);
  });

  test('keeps a waiting table through a restart and deals afterwards', async () => {
    const matchID = await create();
    const zero = (await join(matchID, '0')).body.playerCredentials;
    await harness.server.close();
    harness.stopped();
    await harness.start();
    const wire = await harness.wire();
    expect(await wire.ask('sync', matchID, '0', zero)).toEqual({ ok: true });
    await join(matchID, '1');
    await soon(() => expect(wire.events('sync')).toHaveLength(1));
  });

  test('deals a rematch at once when all seats are kept', async () => {
    const { matchID, credentials } = await harness.match();
    await harness.finish(matchID, credentials);
    const seated = { playerID: '0', credentials: credentials[0] };
    const { nextMatchID } = (await post(`/${matchID}/playAgain`, seated)).body;
    expect((await stored(nextMatchID)).state._stateID).toBe(0);
  });
});

describe('a seat whose time ran out', () => {
  /** Returns a match in which seat 1 ran out of time and a bot took over. */
  async function handedOver() {
    const matchID = await create({ clock: { minutes: 1 } });
    const credentials: string[] = [];
    for (const seat of ['0', '1']) credentials.push((await join(matchID, seat)).body.playerCredentials);
    const wire = await harness.wire();
    await wire.ask('sync', matchID, '0', credentials[0]);
    await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    passed += 61_000;
    const bot = { playerID: '0', credentials: credentials[0], seat: '1', level: 'slow' };
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
    return { matchID, credentials, wire, bot };
  }

  test('shows no hand to an opponent who gives the seat to a bot, removes the bot and tries to join', async () => {
    const { matchID, credentials, wire, bot } = await handedOver();
    expect((await join(matchID, '1')).status).toBe(409);
    expect((await post(`/${matchID}/bot`, { ...bot, level: null })).status).toBe(200);
    const refused = await join(matchID, '1');
    expect(refused).toMatchObject({ status: 409, body: { error: 'The seat is held for P1.' } });
    const anySeat = await post(`/${matchID}/join`, { playerName: 'anyone' });
    expect(anySeat).toMatchObject({ status: 409 });
    expect(players(wire)).toMatchObject([{ name: 'P0' }, { id: 1, heldFor: 'P1' }]);
    expect(itemAt(players(wire), 1).name).toBeUndefined();
    for (const guess of [
      credentials[0],
      '',
      entryOf((await stored(matchID)).metadata.players, '1').held?.credentials,
    ]) {
      expect(await wire.ask('sync', matchID, '1', guess)).toMatchObject({ reason: 'unauthorized' });
    }
    expect((await harness.request(`/${matchID}`)).body.players[1]).toEqual({
      id: 1,
      data: {},
      heldFor: 'P1',
    });
    expect(JSON.stringify(wire.frames)).not.toContain('sha256');
    // Another bot may take the seat.
    expect((await post(`/${matchID}/bot`, bot)).status).toBe(200);
  });

  test.each(['the bot', 'nobody'])('goes back from %s to its owner with the old credentials', async (who) => {
    const { matchID, credentials, wire, bot } = await handedOver();
    if (who === 'nobody') await post(`/${matchID}/bot`, { ...bot, level: null });
    const owner = await harness.wire();
    expect(await owner.ask('sync', matchID, '1', credentials[1])).toEqual({ ok: true });
    const { G } = (await stored(matchID)).state;
    expect(itemAt(owner.events('sync'), 0)[2]).toMatchObject({
      state: { G: { hands: { 1: G.hands['1'] } } },
    });
    await soon(() => expect(players(wire)[1]).toMatchObject({ id: 1, name: 'P1', isConnected: true }));
    expect(itemAt(players(wire), 1).heldFor).toBeUndefined();
    expect(await owner.play({ matchID, playerID: '1', credentials: credentials[1] }, 1, 0)).toMatchObject({
      ok: true,
    });
  });

  test('can be given up by its owner from afar', async () => {
    const { matchID, credentials, bot } = await handedOver();
    const leave = { playerID: '1', credentials: credentials[1] };
    expect((await post(`/${matchID}/leave`, leave)).status).toBe(200);
    expect((await post(`/${matchID}/bot`, { ...bot, level: null })).status).toBe(200);
    // Its hand must not go to anybody else.
    expect((await join(matchID, '1')).status).toBe(409);
    expect(await harness.request(`/${matchID}`)).toMatchObject({ body: { players: [{}, { closed: true }] } });
  });
});

/** Two servers while Redis, the database or one of them is cut off or hangs. */
import type { Socket } from 'node:net';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { type Harness, soon } from '../harness';
import { canCluster } from './harness';
import { cluster, pair, players, position, seated, start, steps, withCluster } from './twoServers';

describe.skipIf(!canCluster)('two servers', { timeout: 120_000 }, () => {
  withCluster();

  test('keep playing without Redis and miss nothing after reconnecting', async () => {
    const { relay, url } = await cluster.redisRelay();
    const both = [await start(url), await start()];
    const { matchID, credentials, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    relay.cut();
    const events = () => itemAt(both, 0).logged.map(({ event }) => event);
    await soon(() => expect(events()).toContain('redis away'));
    for (let move = 0; move < 4; move++) {
      const seat = move % 2;
      await soon(() => expect(position(itemAt(wires, seat))?._stateID).toBe(move));
      expect(await itemAt(wires, seat).play(key(seat), move, 0)).toMatchObject({ ok: true });
    }
    for (const seat of [0, 1]) {
      const message = { id: String(seat), sender: String(seat), payload: `said ${seat}` };
      expect(await itemAt(wires, seat).ask('chat', matchID, message, credentials[seat])).toEqual({
        ok: true,
      });
    }
    expect(await (await fetch(`${itemAt(both, 0).url}/healthz`)).json()).toEqual({ status: 'ok' });
    relay.mend();
    await soon(() => expect(events()).toContain('redis back'));
    for (const wire of wires) {
      await soon(() => expect(position(wire)?._stateID).toBe(4));
      await soon(() =>
        expect([wire.text.includes('said 0'), wire.text.includes('said 1')]).toEqual([true, true]),
      );
      expect(steps(wire)).toEqual([
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 4],
      ]);
      await soon(() => expect(players(wire)?.map(({ isConnected }) => isConnected)).toEqual([true, true]));
    }
    expect(await itemAt(wires, 0).play(key(0), 4, 0)).toMatchObject({ ok: true });
    await soon(() => expect(position(itemAt(wires, 1))?._stateID).toBe(5));
  });

  test('deliver chat messages written while a server was briefly cut off from Redis', async () => {
    const { relay, url } = await cluster.redisRelay();
    const both = [await start(url), await start()];
    const { matchID, credentials, wires } = await pair(itemAt(both, 0), itemAt(both, 1));
    const events = () => itemAt(both, 0).logged.map(({ event }) => event);
    relay.cut();
    await soon(() => expect(events()).toContain('redis away'));
    const message = { id: 'a', sender: '1', payload: 'said meanwhile' };
    expect(await itemAt(wires, 1).ask('chat', matchID, message, credentials[1])).toEqual({ ok: true });
    relay.mend();
    await soon(() => expect(itemAt(wires, 0).text).toContain('said meanwhile'));
  });

  test('deliver a move after the database was unreachable at its announcement', async () => {
    const address = new URL(entryOf(cluster.env(), 'DATABASE_URL'));
    const { relay, port } = await cluster.relay(Number(address.port || 5432));
    address.host = `127.0.0.1:${port}`;
    const both = [await start(undefined, { DATABASE_URL: address.href }), await start()];
    const { wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    expect(await itemAt(wires, 0).play(key(0), 0, 0)).toMatchObject({ ok: true });
    await soon(() => expect(position(itemAt(wires, 1))?._stateID).toBe(1));
    relay.cut();
    expect(await itemAt(wires, 1).play(key(1), 1, 0)).toMatchObject({ ok: true });
    await soon(() => expect(itemAt(both, 0).logged.map(({ event }) => event)).toContain('following failed'));
    relay.mend();
    await soon(() => expect(position(itemAt(wires, 0))?._stateID).toBe(2));
  });

  test('leave no gap when the database disconnects between a move and its log', async () => {
    let isAway = false;
    const DATABASE_URL = await cluster.databaseRelay((client, server) =>
      client.on('data', (data) => {
        if (!isAway || !data.includes('from "log_entries"')) return;
        isAway = false;
        server.destroy();
      }),
    );
    const both = [await start(undefined, { DATABASE_URL }), await start()];
    const { wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    expect(await itemAt(wires, 0).play(key(0), 0, 0)).toMatchObject({ ok: true });
    await soon(() => expect(position(itemAt(wires, 1))?._stateID).toBe(1));
    isAway = true;
    expect(await itemAt(wires, 1).play(key(1), 1, 0)).toMatchObject({ ok: true });
    await soon(() => expect(isAway).toBe(false));
    await soon(() => expect(position(itemAt(wires, 0))?._stateID).toBe(2));
    expect(steps(itemAt(wires, 0))).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('deliver a stored move whose acknowledgement was lost', async () => {
    const ends: [client: Socket, server: Socket][] = [];
    let isDealt = false;
    const DATABASE_URL = await cluster.databaseRelay((client, server) =>
      client.on('data', (data) => {
        // The response to the commit is dropped.
        if (!isDealt || !data.includes('commit\0')) return;
        server.unpipe(client);
        ends.push([client, server]);
      }),
    );
    const [one, other] = [await start(undefined, { DATABASE_URL }), await start()];
    const { matchID, wires, key } = await pair(one, other);
    const database = new pg.Client(cluster.env().DATABASE_URL);
    await database.connect();
    isDealt = true;
    const answer = itemAt(wires, 0).play(key(0), 0, 0);
    await soon(() => expect(ends).toHaveLength(1));
    isDealt = false;
    await soon(async () => {
      const { rows } = await database.query('select state_id::int from matches where id = $1', [matchID]);
      expect(rows).toEqual([{ state_id: 1 }]);
    });
    await database.end();
    for (const sockets of ends) for (const socket of sockets) socket.destroy();
    expect(await answer).toMatchObject({ ok: false, reason: 'internal' });
    for (const wire of wires) await soon(() => expect(position(wire)?._stateID).toBe(1));
  });

  test('refuse moves of a player who left at the other server before any announcement', async () => {
    const { relay, url } = await cluster.redisRelay();
    const both = [await start(url, {}, { beat: 60_000 }), await start()];
    const { matchID, credentials, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    expect(await itemAt(wires, 0).play(key(0), 0, 0)).toMatchObject({ ok: true });
    await soon(() => expect(position(itemAt(wires, 1))?._stateID).toBe(1));
    expect(await itemAt(wires, 1).play(key(1), 1, 0)).toMatchObject({ ok: true });
    await soon(() => expect(position(itemAt(wires, 0))?._stateID).toBe(2));
    relay.cut();
    await soon(() => expect(itemAt(both, 0).logged.map(({ event }) => event)).toContain('redis away'));
    await itemAt(both, 1).request(`/${matchID}/leave`, { playerID: '0', credentials: credentials[0] });
    expect(await itemAt(wires, 0).play(key(0), 2, 0)).toMatchObject({ ok: false, reason: 'unauthorized' });
    expect(position(itemAt(wires, 1))?._stateID).toBe(2);
  });

  test('show the players of a silent server as disconnected', async () => {
    const { relay, url } = await cluster.redisRelay();
    const both = [await start(url), await start()];
    const { wires } = await pair(itemAt(both, 0), itemAt(both, 1));
    await soon(() => expect(players(itemAt(wires, 1))?.[0]).toMatchObject({ isConnected: true }));
    relay.cut();
    await soon(() => expect(players(itemAt(wires, 1))?.[0]).toMatchObject({ isConnected: false }));
    relay.mend();
    await soon(() => expect(players(itemAt(wires, 1))?.[0]).toMatchObject({ isConnected: true }));
  });

  test('release a match within seconds when a server hangs in the middle of a write', async () => {
    const hanging: Socket[] = [];
    let isDealt = false;
    // The rest of the move is held back.
    const DATABASE_URL = await cluster.databaseRelay((client) =>
      client.on('data', (data) => {
        if (!isDealt || !data.includes('insert into paces')) return;
        client.pause();
        hanging.push(client);
      }),
    );
    const both = [await start(undefined, { DATABASE_URL }), await start()];
    const { matchID, credentials, wires, key } = await pair(itemAt(both, 0), itemAt(both, 1));
    isDealt = true;
    const lost = itemAt(wires, 0)
      .play(key(0), 0, 0)
      .catch(() => undefined);
    await soon(() => expect(hanging).toHaveLength(1));
    const again = await seated(itemAt(both, 1), matchID, '0', itemAt(credentials, 0));
    expect(await again.play(key(0), 0, 0)).toEqual({ ok: true, stateID: 1 });
    for (const client of hanging) client.destroy();
    expect(await lost).toMatchObject({ ok: false });
    await soon(() => expect(position(itemAt(wires, 0))?._stateID).toBe(1));
    expect(await itemAt(wires, 1).play(key(1), 1, 0)).toMatchObject({ ok: true });
  });

  test('share limits, and count alone while Redis is down', async () => {
    const { relay, url } = await cluster.redisRelay();
    const few = { LIMIT_NEW_MATCHES: '3/600' };
    const both = [await start(url, few), await start(undefined, few)];
    const create = async (server: Harness) => (await server.request('/create', { numPlayers: 2 })).status;
    expect([
      await create(itemAt(both, 0)),
      await create(itemAt(both, 1)),
      await create(itemAt(both, 0)),
    ]).toEqual([200, 200, 200]);
    expect([await create(itemAt(both, 0)), await create(itemAt(both, 1))]).toEqual([429, 429]);
    relay.cut();
    await soon(() => expect(itemAt(both, 0).logged.map(({ event }) => event)).toContain('redis away'));
    expect(await create(itemAt(both, 0))).toBe(200);
    expect(await create(itemAt(both, 1))).toBe(429);
  });
});

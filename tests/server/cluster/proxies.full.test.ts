/** nginx and Caddy with the configurations in docs/operations, in front of two servers. */
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ProxyKind, proxyKinds, ReverseProxy } from '../../../scripts/cluster/proxies';
import { addRoutingHints } from '../../../src/app/online/connection/routingHints';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Answer } from '../../../src/session/protocol';
import { firstTwo } from '../../firstOf';
import { roomyLimits } from '../harness';
import { run, withPrograms } from '../programs';
import { type ClusterHarness, canCluster, startCluster } from './harness';

withPrograms();

/** Waits longer than usual, because programs may start slowly on a busy machine. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 });

/** The probability that all of them go to the same server is one in a million. */
const MATCHES = 21;

/**
 * On a busy machine a server may respond late, and a proxy then avoids it for a moment. So a few matches may be
 * split between the servers.
 */
const TOGETHER = 18;

/** Time in ms that nginx waits for a server, from the file in docs/operations. */
const NGINX_WAITS = 15_000;

for (const kind of proxyKinds.filter((kind) => !ReverseProxy.isThere(kind)))
  console.info(`${kind} is not installed: docs/operations' file for it was not run.`);

interface Key {
  readonly playerID: string;
  readonly credentials: string;
}

const installed = proxyKinds.filter(ReverseProxy.isThere);

describe.skipIf(!canCluster || installed.length === 0)('behind a proxy', { timeout: 400_000 }, () => {
  let cluster: ClusterHarness;
  let proxy: ReverseProxy | undefined;
  let sockets: Socket[];

  beforeEach(async () => {
    cluster = await startCluster();
    sockets = [];
  }, 60_000);
  afterEach(async () => {
    for (const socket of sockets) socket.close();
    await proxy?.stop();
    await cluster.end();
  }, 60_000);

  async function servers() {
    const env = { ...cluster.env(), ...roomyLimits };
    const programs = [run(env), run(env)];
    for (const program of programs) await eventually(() => expect(program.out).toMatch(/is ready/));
    return programs.map((program) => ({ ...program, port: Number(new URL(program.url()).port) }));
  }

  /** Returns the servers that announced presence or a change of the match. */
  const said = (matchID: string, kind: 'here' | 'changed'): { from: string; seats: string[] }[] =>
    cluster.passed
      .map((message) => JSON.parse(message))
      .filter((news) => news.kind === kind && news.matchID === matchID);
  const saidBy = (...what: Parameters<typeof said>) => said(...what).map(({ from }) => from);
  const placesOf = (matchID: string) => new Set(saidBy(matchID, 'here'));

  /** Connects like a page, by the given transport, and reconnects automatically. */
  function sit(url: string, matchID: string, playerID: string, credentials: string, transport: string) {
    const socket = io(`${url}/sample`, {
      transports: [transport],
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    addRoutingHints(socket, () => matchID);
    sockets.push(socket);
    const seat = { socket, stateID: -1, lostAt: 0, backAfter: 0 };
    socket.on('connect', () => {
      seat.backAfter = performance.now() - seat.lostAt;
      socket.emit('sync', matchID, playerID, credentials);
    });
    socket.on('disconnect', (reason) => {
      seat.lostAt = performance.now();
      if (reason === 'io server disconnect') socket.connect();
    });
    socket.on('sync', (_matchID, { state }) => {
      seat.stateID = state._stateID;
    });
    socket.on('update', (_matchID, state) => {
      seat.stateID = state._stateID;
    });
    socket.connect();
    return seat;
  }
  type Table = { matchID: string; seats: (ReturnType<typeof sit> & Key)[] };

  async function tablesAt(url: string): Promise<Table[]> {
    const lobby = new LobbyClient({ server: url });
    const tables: Table[] = [];
    for (let number = 0; number < MATCHES; number++) {
      const { matchID } = await lobby.createMatch('sample', { numPlayers: 2 });
      const seats: Table['seats'] = [];
      for (const playerID of ['0', '1']) {
        const joined = await lobby.joinMatch('sample', matchID, { playerID, playerName: `P${playerID}` });
        const transport = (number + Number(playerID)) % 2 === 0 ? 'websocket' : 'polling';
        const credentials = joined.playerCredentials;
        seats.push(
          Object.assign(sit(url, matchID, playerID, credentials, transport), { playerID, credentials }),
        );
      }
      tables.push({ matchID, seats });
    }
    const seated = (matchID: string) => {
      const last = new Map(said(matchID, 'here').map(({ from, seats }) => [from, seats]));
      return [...last.values()].flat().toSorted();
    };
    for (const { matchID } of tables) await eventually(() => expect(seated(matchID)).toEqual(['0', '1']));
    return tables;
  }

  /** Moves in the seat whose turn it is and waits until both seats have the move. */
  async function play({ matchID, seats }: Table, stateID = 0) {
    const { socket, playerID, credentials } = itemAt(seats, stateID);
    const payload = { type: 'play', args: [0], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    await vi.waitFor(
      async () => {
        // The move was stored although its answer was lost.
        if (seats.some((seat) => seat.stateID > stateID)) return;
        const answer: Answer = await socket
          .timeout(5_000)
          .emitWithAck('update', action, stateID, matchID, playerID);
        expect(answer).toMatchObject({ ok: true });
      },
      { timeout: 120_000 },
    );
    const next = stateID + 1;
    await eventually(() => expect(seats.map((seat) => seat.stateID)).toEqual([next, next]));
  }

  test.each(installed)(
    '%s: keeps a match at one server, and moves it to the other when that is killed',
    async (kind: ProxyKind) => {
      const [one, other] = firstTwo(await servers());
      proxy = new ReverseProxy(kind);
      const url = await proxy.start([one.port, other.port]);
      expect((await fetch(`${url}/metrics`)).status).toBe(404);

      const tables = await tablesAt(url);
      // Lobby changes of the match went to the same server too.
      const together = tables.filter(({ matchID }) => {
        const [at, ...elsewhere] = placesOf(matchID);
        const joined = saidBy(matchID, 'changed').filter((from) => from === at);
        return elsewhere.length === 0 && joined.length >= 2;
      });
      expect(together.length).toBeGreaterThanOrEqual(TOGETHER);
      expect(new Set(tables.flatMap(({ matchID }) => [...placesOf(matchID)])).size).toBe(2);

      one.child.kill('SIGKILL');
      await one.ended;
      await Promise.all(tables.map((table) => play(table)));
    },
  );

  test.each(installed)('%s: routes nobody to a server that hangs', async (kind: ProxyKind) => {
    const [one, other] = firstTwo(await servers());
    proxy = new ReverseProxy(kind);
    const tables = await tablesAt(await proxy.start([one.port, other.port]));
    one.child.kill('SIGSTOP');
    await Promise.all(tables.map((table) => play(table)));
    expect(one.child.signalCode).toBe(null);
  });

  test.each(installed)(
    "%s: leads players back at once when a server hangs that is not the match's own",
    async (kind: ProxyKind) => {
      const [one, other] = firstTwo(await servers());
      proxy = new ReverseProxy(kind);
      const tables = await tablesAt(await proxy.start([one.port, other.port]));
      const seats = tables.flatMap((table) => table.seats);
      one.child.kill('SIGKILL');
      await one.ended;
      await Promise.all(tables.map((table) => play(table)));
      const again = run({ ...cluster.env(), ...roomyLimits, PORT: String(one.port) });
      await again.ready();
      for (const seat of seats) seat.backAfter = 0;
      other.child.kill('SIGSTOP');
      await Promise.all(tables.map((table) => play(table, 1)));
      // Nobody waited for nginx's timeout again.
      for (const { backAfter } of seats) expect(backAfter).toBeLessThan(NGINX_WAITS);
    },
  );
});

/** One of two servers shuts down or is killed while two people play through a proxy. */
import { setTimeout as wait } from 'node:timers/promises';
import { LobbyClient } from 'boardgame.io/client';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { Answer } from '../../../src/session/protocol';
import { run, withPrograms } from '../programs';
import { type ClusterHarness, canCluster, startCluster } from './harness';

withPrograms();

/** Waits longer than usual, because programs may start slowly on a busy machine. */
const eventually = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 120_000 });

interface View {
  readonly _stateID: number;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}

/** A seat whose socket reconnects automatically, like the app's. */
class Person {
  readonly socket: Socket;
  /** Numbers of the states that acknowledged moves of this seat led to. */
  readonly acknowledged: number[] = [];
  view: View | undefined;

  constructor(
    url: string,
    private readonly key: {
      readonly matchID: string;
      readonly playerID: string;
      readonly credentials: string;
    },
  ) {
    const { matchID, playerID, credentials } = key;
    this.socket = io(`${url}/sample`, {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelay: 50,
      reconnectionDelayMax: 200,
    });
    this.socket.on('connect', () => this.socket.emit('sync', matchID, playerID, credentials));
    this.socket.on('disconnect', (reason) => {
      this.view = undefined;
      if (reason === 'io server disconnect') this.socket.connect();
    });
    this.socket.on('sync', (_matchID, { state }: { state: View }) => this.show(state));
    this.socket.on('update', (_matchID, state: View) => this.show(state));
  }

  private show(state: View): void {
    if (state._stateID >= (this.view?._stateID ?? 0)) this.view = state;
  }

  /** Makes a move if it is this seat's turn. If the answer is lost, the next position shows the outcome. */
  async move(name: 'think' | 'play'): Promise<void> {
    const { view } = this;
    const { matchID, playerID, credentials } = this.key;
    if (view?.ctx.currentPlayer !== playerID || view.ctx.gameover !== undefined) return;
    const payload = { type: name, args: name === 'play' ? [0] : [], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    try {
      const answer: Answer = await this.socket
        .timeout(5000)
        .emitWithAck('update', action, view._stateID, matchID, playerID);
      if (answer.ok) this.acknowledged.push(answer.stateID ?? -1);
      else expect(['stale', 'closing', 'internal']).toContain(answer.reason);
    } catch {
      this.view = undefined;
      this.socket.emit('sync', matchID, playerID, credentials);
    }
  }
}

describe.skipIf(!canCluster)('when one of two servers ends', { timeout: 400_000 }, () => {
  let cluster: ClusterHarness;
  let people: Person[];

  beforeEach(async () => {
    cluster = await startCluster();
    people = [];
  }, 60_000);
  afterEach(async () => {
    for (const { socket } of people) socket.close();
    await cluster.end();
  }, 60_000);

  async function program() {
    const started = run(cluster.env());
    await eventually(() => expect(started.out).toMatch(/is ready/));
    return Object.assign(started, { port: Number(new URL(started.url()).port) });
  }

  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s: both people play on and every acknowledged move is there once',
    async (signal) => {
      const servers = await Promise.all([program(), program()]);
      const ports = servers.map(({ port }) => port);
      // Each person starts at a different server and is redirected to the other when theirs ends.
      const ways = [await cluster.relay(...ports), await cluster.relay(...ports.toReversed())];
      const lobby = new LobbyClient({ server: `http://127.0.0.1:${itemAt(ways, 1).port}` });
      const { matchID } = await lobby.createMatch('sample', { numPlayers: 2 });
      for (const [seat, { port }] of ways.entries()) {
        const playerID = String(seat);
        const joined = await lobby.joinMatch('sample', matchID, { playerID, playerName: `P${seat}` });
        const key = { matchID, playerID, credentials: joined.playerCredentials };
        people.push(new Person(`http://127.0.0.1:${port}`, key));
      }
      let isOver = false;
      let name: 'think' | 'play' = 'think';
      const playing = people.map(async (person) => {
        while (!isOver) {
          await person.move(name);
          await wait(1);
        }
      });
      const count = () => people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await eventually(() => expect(count()).toBeGreaterThan(10));
      servers[0].child.kill(signal);
      expect(await servers[0].ended).toBe(signal === 'SIGTERM' ? 0 : signal);
      const before = count();
      await eventually(() => expect(count()).toBeGreaterThan(before + 10));
      // Both have to move until the game ends.
      name = 'play';
      for (const person of people) await eventually(() => expect(person.view?.ctx.gameover).toBeDefined());
      isOver = true;
      await Promise.all(playing);

      const storage = cluster.database.open();
      const { state, log } = await storage.fetch(matchID, { state: true, log: true });
      const made = log.filter(({ automatic }) => automatic !== true).map(({ _stateID }) => _stateID + 1);
      expect(made).toEqual(Array.from({ length: state._stateID }, (_, index) => index + 1));
      const acknowledged = people.flatMap((person) => person.acknowledged);
      expect(new Set(acknowledged).size).toBe(acknowledged.length);
      for (const stateID of acknowledged) expect(made).toContain(stateID);
    },
  );
});

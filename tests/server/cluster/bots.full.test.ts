/** Bots on several servers: each move is computed once, by a worker if there is one. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { BotRunner, BotTurn } from '../../../src/server/bots/botSeats';
import { readSettings } from '../../../src/server/ops/settings';
import { startWorker } from '../../../src/server/worker';
import { type Harness, soon } from '../harness';
import { SECRET, sampleGame } from '../sampleGame';
import { type ClusterHarness, canCluster, startCluster } from './harness';

/** Plays the first card of its hand and records the requests. */
function firstCard(name: string, turns: (BotTurn & { readonly by: string })[]): BotRunner {
  return {
    levels: ['easy'],
    async choose(turn) {
      turns.push({ ...turn, by: name });
      return { move: 'play', args: [0] };
    },
  };
}

describe.skipIf(!canCluster)('bots of several servers', { timeout: 120_000 }, () => {
  let cluster: ClusterHarness;
  let turns: (BotTurn & { readonly by: string })[];
  const closings: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    cluster = await startCluster();
    turns = [];
  }, 60_000);
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
    await cluster.end();
  }, 60_000);

  const server = (name: string, url?: string) => cluster.start(url, {}, { bots: firstCard(name, turns) });

  async function worker(name: string) {
    const settings = readSettings(cluster.env());
    if (settings.redis === undefined) throw new Error('no REDIS_URL');
    const { redis } = settings;
    const bots = firstCard(name, turns);
    const logged: string[] = [];
    const log = (event: string) => void logged.push(event);
    const started = await startWorker({ games: [sampleGame], settings, redis, bots, log, beat: 200 });
    const close = async () => {
      closings.splice(closings.indexOf(close), 1);
      await started.close();
    };
    closings.push(close);
    return { close };
  }

  /** Returns a match of a person and a bot. The person has a socket at each server. */
  async function match(at: readonly Harness[]) {
    const { matchID } = await itemAt(at, 0).lobby.createMatch('sample', {
      numPlayers: 2,
      bots: { 1: { level: 'easy' } },
    } as Parameters<(typeof at)[0]['lobby']['createMatch']>[1]);
    const { playerCredentials } = await itemAt(at, 0).lobby.joinMatch('sample', matchID, {
      playerID: '0',
      playerName: 'Player 0',
    });
    const wires = [];
    for (const each of at) {
      const wire = await each.wire();
      await wire.ask('sync', matchID, '0', playerCredentials);
      wires.push(wire);
    }
    const reached = async (stateID: number) =>
      soon(async () => {
        const { state } = await itemAt(at, 0).server.storage.fetch(matchID, { state: true });
        expect(state._stateID).toBe(stateID);
      });
    const key = { matchID, playerID: '0', credentials: playerCredentials };
    return { matchID, wires, key, reached };
  }

  const asked = () => turns.map(({ matchID, playerID, stateID }) => `${matchID} ${playerID} ${stateID}`);

  test('compute each move on one server, whichever stored the previous move', async () => {
    const both = [await server('one'), await server('other')];
    const { wires, key, reached } = await match(both);
    for (const stateID of [0, 2]) {
      expect(await itemAt(wires, (stateID / 2) % 2).play(key, stateID, 0)).toMatchObject({ ok: true });
      await reached(stateID + 2);
    }
    for (const wire of wires)
      await soon(() => expect(wire.events('update').at(-1)?.[2]).toMatchObject({ _stateID: 4 }));
    expect(asked()).toEqual([...new Set(asked())]);
    expect(turns.map(({ stateID }) => stateID)).toEqual([1, 3]);
  });

  test('compute a move once while people connect to both servers', async () => {
    let answer: (chosen: { move: string; args: readonly unknown[] }) => void = () => undefined;
    const chosen = new Promise<{ move: string; args: readonly unknown[] }>((resolve) => {
      answer = resolve;
    });
    const states: number[] = [];
    const bots: BotRunner = {
      levels: ['easy'],
      choose: ({ stateID }) => {
        states.push(stateID);
        return chosen;
      },
    };
    const both = [await cluster.start(undefined, {}, { bots }), await cluster.start(undefined, {}, { bots })];
    const { matchID, wires, key, reached } = await match(both);
    expect(await itemAt(wires, 0).play(key, 0, 0)).toMatchObject({ ok: true });
    await soon(() => expect(states).toEqual([1]));
    for (const server of [...both, ...both]) {
      const wire = await server.wire();
      expect(await wire.ask('sync', matchID, null)).toEqual({ ok: true });
    }
    answer({ move: 'play', args: [0] });
    await reached(2);
    expect(await itemAt(wires, 1).play(key, 2, 0)).toMatchObject({ ok: true });
    await reached(4);
    expect(states).toEqual([1, 3]);
  });

  test("run on a worker with the seat's view only, and on servers without it", async () => {
    const one = await server('server');
    const { close } = await worker('worker');
    const { wires, key, reached } = await match([one]);
    const play = async (stateID: number) => {
      expect(await itemAt(wires, 0).play(key, stateID, 0)).toMatchObject({ ok: true });
      await reached(stateID + 2);
    };
    await play(0);
    const { view } = itemAt(turns, 0);
    expect((view as { hands: Record<string, string[]> }).hands).toMatchObject({ 0: Array(3).fill('back') });
    await close();
    await play(2);
    expect(turns.map(({ stateID }) => stateID)).toEqual([1, 3]);
    expect(itemAt(turns, 1).by).toBe('server');
  });

  test('all run on the worker while there is one', async () => {
    const one = await server('server');
    await worker('worker');
    await soon(async () =>
      expect(await (await fetch(`${one.url}/metrics`)).text()).toMatch(
        /^cluster_members\{role="worker"\} 1$/m,
      ),
    );
    for (let count = 0; count < 8; count++) {
      const { wires, key, reached } = await match([one]);
      expect(await itemAt(wires, 0).play(key, 0, 0)).toMatchObject({ ok: true });
      await reached(2);
    }
    expect(turns.map(({ by }) => by)).toEqual(Array(8).fill('worker'));
  });

  test('leave nothing of a match in Redis, even when a bot fails with its view in the error', async () => {
    const bots: BotRunner = {
      levels: ['easy'],
      choose: async ({ view }) => {
        turns.push({} as never);
        throw new Error(JSON.stringify(view));
      },
    };
    const one = await cluster.start(undefined, {}, { bots });
    const { wires, key } = await match([one]);
    const { keys, prefix } = cluster;
    const seen: string[] = [];
    const watching = await keys.monitor();
    watching.on('monitor', (_time: string, args: string[]) => {
      if (args.join(' ').includes(prefix)) seen.push(args.join(' '));
    });
    await itemAt(wires, 0).play(key, 0, 0);
    await soon(() => expect(turns.length).toBeGreaterThanOrEqual(5));
    await soon(() => expect(seen.join('\n')).toContain(`sample/${key.matchID}/1/1`));
    watching.disconnect();
    const all = seen.join('\n');
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain(key.credentials);
    expect(all).not.toContain('Player 0');
  });

  test('run on the server that took the move while Redis is down', async () => {
    const { relay, url } = await cluster.redisRelay();
    const one = await server('cut off', url);
    const { wires, key, reached } = await match([one]);
    relay.cut();
    await soon(() => expect(one.logged.map(({ event }) => event)).toContain('redis away'));
    await itemAt(wires, 0).play(key, 0, 0);
    await reached(2);
    expect(turns.map(({ by }) => by)).toEqual(['cut off']);
  });
});

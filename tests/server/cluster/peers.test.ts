/** The messages between servers through Redis. */
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { InShares } from '../../../src/server/cluster/limiters';
import type { Change } from '../../../src/server/cluster/peers';
import { RedisPeers } from '../../../src/server/cluster/redisPeers';
import { soon } from '../harness';
import { freshPrefix, redisUrl } from './redis';

const BEAT = 100;
const GAME = 'a-game';

describe.skipIf(redisUrl === undefined)('two servers', () => {
  const prefix = freshPrefix();
  const open: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  function connection(): Redis {
    const redis = new Redis(redisUrl ?? '');
    open.push(async () => redis.disconnect());
    return redis;
  }

  async function peers(id: string) {
    const lookAgain = vi.fn(async () => undefined);
    const heard: [matchID: string, change: Change][] = [];
    const commands = connection();
    const logged: string[] = [];
    const published = vi.spyOn(commands, 'publish');
    const made = new RedisPeers({
      id,
      role: 'server',
      commands,
      listening: connection(),
      prefix,
      log: (event) => void logged.push(event),
      beat: BEAT,
    });
    made.listen(GAME, {
      changed: (matchID, change) => void heard.push([matchID, change]),
      presenceChanged: () => undefined,
      lookAgain,
    });
    await made.join();
    open.push(() => made.leave());
    return { peers: made, heard, lookAgain, published, logged };
  }

  /** A new server announces all changes until it knows who is at which table. */
  const settled = ({ peers: one, published }: Awaited<ReturnType<typeof peers>>) =>
    soon(() => {
      published.mockClear();
      one.changed(GAME, 'nobody-there', { what: 'lobby' });
      expect(published).not.toHaveBeenCalled();
    });

  const moved = (stateID: number): Change => ({ what: 'move', stateID });
  const seat = { seats: ['0'], onlookers: 0, atDoor: 0 };

  test('announce changes to servers at the table and keep them for servers that come later', async () => {
    const [one, other] = [await peers('one'), await peers('other')];
    await settled(one);
    await soon(() => expect(one.peers.count('server')).toBe(1));
    other.peers.present(GAME, 'a', seat);
    await soon(() => expect(one.peers.elsewhere(GAME, 'a')).toEqual(seat));
    other.heard.length = 0;

    for (const stateID of [1, 2, 3]) one.peers.changed(GAME, 'b', moved(stateID));
    one.peers.changed(GAME, 'b', { what: 'chat', at: 1, sender: '0' });
    one.peers.changed(GAME, 'a', moved(1));
    await soon(() => expect(other.heard).toEqual([['a', moved(1)]]));

    // A newcomer may have read the match before the last move was stored.
    other.peers.present(GAME, 'b', seat);
    await soon(() =>
      expect(other.heard.slice(1)).toEqual([
        ['b', moved(3)],
        ['b', { what: 'chats' }],
      ]),
    );

    other.peers.present(GAME, 'b', { seats: [], onlookers: 0, atDoor: 0 });
    await soon(() => expect(one.peers.elsewhere(GAME, 'b').seats).toEqual([]));
    one.peers.changed(GAME, 'b', moved(4));
    one.peers.changed(GAME, 'a', moved(2));
    await soon(() => expect(other.heard.slice(3)).toEqual([['a', moved(2)]]));
  });

  test('announce everything right after the start', async () => {
    const other = await peers('other');
    await settled(other);
    other.peers.present(GAME, 'a', seat);
    const one = await peers('one');
    one.peers.changed(GAME, 'a', moved(1));
    await soon(() => expect(other.heard).toContainEqual(['a', moved(1)]));
  });

  test('remove a server as soon as it says goodbye', async () => {
    const [one, other] = [await peers('one'), await peers('other')];
    await soon(() => expect(one.peers.count('server')).toBe(1));
    other.peers.present(GAME, 'a', seat);
    await soon(() => expect(one.peers.elsewhere(GAME, 'a')).toEqual(seat));
    await other.peers.leave();
    await soon(() => expect(one.peers.count('server')).toBe(0));
    expect(one.peers.elsewhere(GAME, 'a').seats).toEqual([]);
    // A server that falls silent would be logged.
    expect(one.logged).not.toContain('server gone');
  });

  test('reload everything after hanging', async () => {
    const { lookAgain } = await peers('one');
    const until = performance.now() + 10 * BEAT;
    while (performance.now() < until);
    await soon(() => expect(lookAgain).toHaveBeenCalledWith(true));
  });

  test('ask Redis again when a share expires', async () => {
    const storeClient = connection();
    const keyPrefix = `${prefix}:old-shares`;
    const limiter = new InShares(
      new RateLimiterRedis({ storeClient, keyPrefix, points: 1000, duration: 600 }),
    );
    const asked = vi.spyOn(RateLimiterRedis.prototype, 'consume').mockClear();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    for (const [now, times] of [
      [0, 1],
      [599_999, 1],
      [600_000, 2],
      [600_001, 2],
    ] as const) {
      clock.mockReturnValue(now);
      await limiter.consume('10.0.0.1');
      expect(asked).toHaveBeenCalledTimes(times);
    }
    vi.restoreAllMocks();
    await storeClient.del(`${keyPrefix}:10.0.0.1`);
  });

  test('ask Redis once per share and let no more than the limit through', async () => {
    const storeClient = connection();
    const limiterOf = () =>
      new InShares(
        new RateLimiterRedis({ storeClient, keyPrefix: `${prefix}:shares`, points: 100, duration: 600 }),
      );
    const servers = [limiterOf(), limiterOf()];
    let passed = 0;
    const asked = vi.spyOn(RateLimiterRedis.prototype, 'consume');
    for (let count = 0; count < 150; count++) {
      try {
        await itemAt(servers, count % 2).consume('10.0.0.1');
        passed += 1;
      } catch (refused) {
        expect(refused).toBeInstanceOf(RateLimiterRes);
      }
    }
    expect(passed).toBe(100);
    // 50 shares of 2, and one request per refusal.
    expect(asked).toHaveBeenCalledTimes(50 + 50);
    await storeClient.del(`${prefix}:shares:10.0.0.1`);
  });
});

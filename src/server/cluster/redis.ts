import { Redis } from 'ioredis';
import type { Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';

/** Thrown if `REDIS_URL` is malformed or the Redis does not respond. The message is a sentence for the operator. */
export class RedisStartError extends Error {
  override name = 'RedisStartError';
}

/** Time in ms after which a Redis that does not respond counts as down. */
const ANSWERS_WITHIN = 2_000;
const CONNECT_WITHIN = 5_000;

/** Pause between reconnects in ms. */
const AGAIN_AFTER = 500;

/**
 * Returns a connection that reconnects automatically. While it is down, commands fail at once, so that games go on
 * without Redis.
 * @throws RedisStartError
 */
export async function openRedis(url: string, log: Log): Promise<Redis> {
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol) || new URL(url).host === '') {
    // The message omits the URL, which may contain a password.
    throw new RedisStartError('REDIS_URL must be an address like redis://:password@127.0.0.1:6379/0.');
  }
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN,
    commandTimeout: ANSWERS_WITHIN,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => AGAIN_AFTER,
  });
  await connect(redis, url, log);
  return redis;
}

/** Opens a second connection, for subscriptions. */
export async function another(redis: Redis, url: string, log: Log): Promise<Redis> {
  const copy = redis.duplicate({ commandTimeout: undefined });
  await connect(copy, url, log);
  return copy;
}

async function connect(redis: Redis, url: string, log: Log): Promise<void> {
  const throttle = new LogThrottle(log);
  let last: Error | undefined;
  redis.on('error', (error: Error) => {
    last = error;
    if (redis.status !== 'connecting')
      throttle.report('redis failed', error.message, { error: error.message });
  });
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    const cause = last ?? (error instanceof Error ? error : undefined);
    throw new RedisStartError(`The Redis ${new URL(url).host} ${problem(cause)}`, { cause });
  }
}

function problem(error: Error | undefined): string {
  const message = error?.message ?? '';
  if (/WRONGPASS|NOAUTH|NOPERM|invalid password/.test(message))
    return 'does not let this server in. Correct user and password in REDIS_URL.';
  if (/DB index/.test(message)) return 'has no database of this number. Correct REDIS_URL.';
  return 'does not answer. Start it, or correct REDIS_URL.';
}

/** The Redis for tests, if one is available. */
import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';

const LOCAL = 'redis://127.0.0.1:6379';

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return true;
  } catch {
    return false;
  } finally {
    redis.disconnect();
  }
}

/** A Redis from the environment must respond; the default one is optional. */
async function findRedis(): Promise<string | undefined> {
  const { TEST_REDIS_URL: asked } = process.env;
  if (asked !== undefined && asked !== '') return asked;
  if (await answers(LOCAL)) return LOCAL;
  console.info(
    'No Redis answers on 127.0.0.1:6379 and TEST_REDIS_URL is not set: several servers together were not tested.',
  );
  return undefined;
}

export const redisUrl = await findRedis();

/** Returns a unique prefix, so that parallel tests don't interfere. */
export const freshPrefix = (): string => `test-${randomBytes(8).toString('hex')}`;

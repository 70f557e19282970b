/** The Redis that tests of several servers run on, where there is one. */
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

/** What was asked for has to answer; what may be there by chance need not. */
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

/** A name of its own for each test, so that tests that run side by side do not meet. */
export const freshPrefix = (): string => `test-${randomBytes(8).toString('hex')}`;

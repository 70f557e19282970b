import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { LimiterOf } from '../limits';

/**
 * Counts of all servers together. Each server counts by itself what comes while Redis is away, and what belongs to one socket,
 * which is at one server.
 */
export const limitersIn =
  (storeClient: Redis, prefix: string): LimiterOf =>
  (limit, options) => {
    const insuranceLimiter = new RateLimiterMemory(options);
    if (limit === 'messages') return insuranceLimiter;
    return new RateLimiterRedis({
      ...options,
      storeClient,
      keyPrefix: `${prefix}:limit:${limit}`,
      insuranceLimiter,
      rejectIfRedisNotReady: true,
    });
  };

import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limiter, LimiterOf } from '../ops/limits';

/** Fraction of a limit that a server takes from Redis at once, for limits that count every message. */
const SHARE = 1 / 50;

/** Number of keys above which expired shares are deleted. */
const MANY = 1_000;

/**
 * Returns limiters that count for all servers together. While Redis is down each server counts alone. So it does
 * for limits per socket, because a socket belongs to one server.
 */
export const limitersIn =
  (storeClient: Redis, prefix: string): LimiterOf =>
  (limit, options) => {
    const insuranceLimiter = new RateLimiterMemory(options);
    if (limit === 'messages') return insuranceLimiter;
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient,
      keyPrefix: `${prefix}:limit:${limit}`,
      insuranceLimiter,
      rejectIfRedisNotReady: true,
    });
    return limit === 'addressMessages' ? new InShares(limiter) : limiter;
  };

interface Share {
  left: number;
  readonly until: number;
}

/**
 * Takes several points from Redis at once and hands them out locally. Points left at the end of their time are
 * lost.
 */
export class InShares implements Limiter {
  private readonly shares = new Map<string, Share>();
  private readonly size: number;

  constructor(private readonly limiter: RateLimiterRedis) {
    this.size = Math.max(1, Math.floor(limiter.points * SHARE));
  }

  async consume(key: string): Promise<void> {
    const now = performance.now();
    const share = this.shares.get(key);
    if (share !== undefined && share.left > 0 && now < share.until) {
      share.left -= 1;
      return;
    }
    await this.limiter.consume(key, this.size);
    if (this.shares.size > MANY)
      for (const [other, { until }] of this.shares) if (until <= now) this.shares.delete(other);
    this.shares.set(key, { left: this.size - 1, until: now + this.limiter.duration * 1000 });
  }
}

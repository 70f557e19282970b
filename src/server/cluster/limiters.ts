import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Limiter, LimiterOf } from '../ops/limits';

/** Of what is asked with each message a server takes so large a part of the limit at a time, and asks Redis again when it is spent. */
const SHARE = 1 / 50;

/** With more keys than this those whose shares are over are forgotten. */
const MANY = 1_000;

/**
 * Counts of all servers together. Each server counts by itself what comes while Redis is away, and what belongs to one socket,
 * which is at one server.
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

/** Takes several points at a time, so that Redis is not asked with each. What is left of them when their time is over is lost. */
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

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from './log';
import { LogThrottle } from './logThrottle';
import type { Settings } from './settings';

export type Limit = keyof Settings['rates'];

export interface Limiter {
  /** Counts one use by `key`. Rejects with a RateLimiterRes if the limit is reached. */
  consume(key: string): Promise<unknown>;
}

/** Returns a limiter that allows `points` in `duration` seconds. */
export type LimiterOf = (
  limit: Limit,
  options: { readonly points: number; readonly duration: number },
) => Limiter;

interface LimitsOptions {
  readonly rates: Settings['rates'];
  /** Without it, counts are kept in memory. */
  readonly limiterOf?: LimiterOf;
  readonly log: Log;
  readonly onLimited: (limit: Limit) => void;
}

/** Rate limits per network, per socket and in total. Counts in memory are lost on a restart. */
export class Limits {
  private readonly limiters: Readonly<Record<Limit, Limiter>>;
  private readonly throttle: LogThrottle;

  constructor(private readonly options: LimitsOptions) {
    const { rates, log, limiterOf = (_, count) => new RateLimiterMemory(count) } = options;
    this.throttle = new LogThrottle(log);
    const limiter = (limit: Limit) =>
      limiterOf(limit, { points: rates[limit].count, duration: rates[limit].seconds });
    this.limiters = {
      pages: limiter('pages'),
      lobbyReads: limiter('lobbyReads'),
      lobbyWrites: limiter('lobbyWrites'),
      newMatches: limiter('newMatches'),
      socketRequests: limiter('socketRequests'),
      messages: limiter('messages'),
      addressMessages: limiter('addressMessages'),
      chat: limiter('chat'),
      history: limiter('history'),
      deals: limiter('deals'),
      newKeys: limiter('newKeys'),
      allNewKeys: limiter('allNewKeys'),
      invitations: limiter('invitations'),
      reports: limiter('reports'),
      confirmations: limiter('confirmations'),
      allConfirmations: limiter('allConfirmations'),
    };
  }

  /** Counts one use by `key`. Returns 0 if it is allowed, else the seconds to wait. */
  async take(limit: Limit, key: string): Promise<number> {
    try {
      await this.limiters[limit].consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // Throttled by limit, not by key: a client with many addresses could otherwise flood the log.
      this.throttle.report('rate limited', limit, { limit, key });
      this.options.onLimited(limit);
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}

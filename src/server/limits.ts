import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Log } from './log';
import type { Settings } from './settings';

export type Limit = keyof Settings['rates'];

interface LimitsOptions {
  readonly rates: Settings['rates'];
  readonly log: Log;
  readonly onLimited: (limit: Limit) => void;
}

/** Counts what each address and each socket asks for. Kept in memory: a restart forgives everything. */
export class Limits {
  private readonly limiters: Readonly<Record<Limit, RateLimiterMemory>>;

  constructor(private readonly options: LimitsOptions) {
    const { rates } = options;
    const limiter = (limit: Limit) =>
      new RateLimiterMemory({ points: rates[limit].count, duration: rates[limit].seconds });
    this.limiters = {
      pages: limiter('pages'),
      lobbyReads: limiter('lobbyReads'),
      lobbyWrites: limiter('lobbyWrites'),
      newMatches: limiter('newMatches'),
      socketRequests: limiter('socketRequests'),
      messages: limiter('messages'),
      addressMessages: limiter('addressMessages'),
    };
  }

  /** Counts one more of `key`; 0: it may go on, else the seconds to wait. */
  async take(limit: Limit, key: string): Promise<number> {
    try {
      await this.limiters[limit].consume(key);
      return 0;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      // One line for each wave, so that a flood of requests is no flood of lines.
      const isFirst = refused.consumedPoints === this.options.rates[limit].count + 1;
      if (isFirst) this.options.log('rate limited', { limit, key });
      this.options.onLimited(limit);
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }
}

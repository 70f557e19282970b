import { RequestError } from '../http/requestBody';
import { KeyedQueue } from '../matches/queue';
import type { Limits } from '../ops/limits';
import type { Settings } from '../ops/settings';
import { sentences } from '../transport/messages';
import type { Matches } from './matches';

/** Retry-After in seconds when the server has too many open matches. */
const ROOM_AFTER = 60;

interface NewMatchesOptions {
  readonly matches: Matches;
  readonly limits: Limits;
  readonly most: Settings['openMatches'];
}

/** Limits how many matches are created per time, and how many are open per network and in total. */
export class NewMatches {
  /** Separate from the queue of matches: a client could name a match like this key, which would deadlock. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly options: NewMatchesOptions) {}

  /** Creates a match if the limits allow it. @throws RequestError 429, 503 */
  async take<Answer>(network: string, begin: () => Promise<Answer>): Promise<Answer> {
    const wait = await this.options.limits.take('newMatches', network);
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    // In sequence, because parallel requests would all see the same free place.
    return this.queue.run('', async () => {
      await this.checkRoom(network);
      return begin();
    });
  }

  /** Resolves once no match is being created. */
  idle(): Promise<void> {
    return this.queue.idle();
  }

  private async checkRoom(network: string): Promise<void> {
    const { matches, most } = this.options;
    if ((await matches.countOpen()) >= most.all) {
      throw new RequestError(
        503,
        'This server has as many open matches as it can hold; try later.',
        ROOM_AFTER,
      );
    }
    if ((await matches.countOpen(network)) >= most.perNetwork) {
      const sentence = `From your network ${most.perNetwork} matches are open; finish or leave one first.`;
      throw new RequestError(429, sentence, ROOM_AFTER);
    }
  }
}

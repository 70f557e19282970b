import { RequestError } from '../http/requestBody';
import { KeyedQueue } from '../matches/queue';
import type { Limits } from '../ops/limits';
import type { Settings } from '../ops/settings';
import { sentences } from '../transport/messages';
import type { Matches } from './matches';

/** Seconds until somebody whom the server has no room for may ask again. */
const ROOM_AFTER = 60;

interface NewMatchesOptions {
  readonly matches: Matches;
  readonly limits: Limits;
  readonly most: Settings['openMatches'];
}

/** How many matches may be begun: so many in a time, and so many open ones, of a network and of all together. */
export class NewMatches {
  /** Not the matches' own: a client could name a match like a key of this one, and wait for itself for ever. */
  private readonly queue = new KeyedQueue();

  constructor(private readonly options: NewMatchesOptions) {}

  /** Has a match begun for somebody of this network. @throws RequestError 429, 503 when there is no room. */
  async take<Answer>(network: string, begin: () => Promise<Answer>): Promise<Answer> {
    const wait = await this.options.limits.take('newMatches', network);
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    // One after another: of many that ask at once each would find the same room.
    return this.queue.run('', async () => {
      await this.checkRoom(network);
      return begin();
    });
  }

  /** Resolves once no match is being begun. */
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

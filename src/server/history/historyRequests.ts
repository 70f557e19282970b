import type { History } from '../../session/protocol';
import { FairQueue } from '../bots/fairQueue';
import { RequestError } from '../http/requestBody';
import type { Limits } from '../ops/limits';
import { OtherVersionError } from '../storage/otherVersion';
import { type MatchStorage, UnknownMatchError } from '../storage/storage';
import { sentences } from '../transport/messages';
import type { HistoryQuery, MatchHistory } from './history';

/** Maximum number of waiting requests per network. */
const MOST_WAITING = 30;

/** Retry-After in seconds when a network has too many waiting requests. */
const AGAIN_AFTER = 2;

/** Maximum number of steps in all cached histories together: about 10 MB of JSON. */
const MOST_STEPS = 10_000;

/** Cost of a cached result in addition to its steps. */
const BASE_COST = 20;

interface Cached {
  /** The newest state of the match when the result was made. */
  readonly stateID: number;
  readonly result: Promise<History | undefined>;
  readonly cost: number;
}

export interface HistoryRequest extends HistoryQuery {
  /** After the end of the game all viewers see the same. */
  readonly isOver: boolean;
}

interface HistoryRequestsOptions {
  readonly past: MatchHistory;
  readonly storage: Pick<MatchStorage, 'fetchVersion'>;
  readonly limits: Pick<Limits, 'take'>;
}

/**
 * Replays matches on request, one at a time. Networks take turns, and so do the matches of a network, so that
 * nobody waits for more than the current replay and one of each other network. A result is cached until the next
 * move.
 */
export class HistoryRequests {
  private readonly queue = new FairQueue(1);
  /** Least recently used first. */
  private readonly cache = new Map<string, Cached>();
  private cachedCost = 0;
  /** Waiting and running requests by network. Identical requests share one replay. */
  private readonly pending = new Map<string, Map<string, Promise<History | undefined>>>();

  constructor(private readonly options: HistoryRequestsOptions) {}

  /**
   * Returns what a seat or an onlooker saw of each position.
   * @throws RequestError 429
   * @throws OtherVersionError, UnknownMatchError
   */
  async history(request: HistoryRequest, network: string): Promise<History> {
    const { gameName, matchID, playerID, isOver } = request;
    const viewer = isOver ? 'everything' : JSON.stringify(playerID);
    const history = await this.result(request, viewer, network, () =>
      this.options.past.history({ gameName, matchID, playerID }),
    );
    if (history === undefined) throw new Error(`no history of match ${matchID} was made`);
    return history;
  }

  /** Rejects if `history` would. */
  async check(match: Omit<HistoryQuery, 'playerID'>, network: string): Promise<void> {
    await this.result(match, 'check', network, async () => {
      await this.options.past.check(match);
      return undefined;
    });
  }

  private async result(
    { gameName, matchID }: Omit<HistoryQuery, 'playerID'>,
    viewer: string,
    network: string,
    replay: () => Promise<History | undefined>,
  ): Promise<History | undefined> {
    const wait = await this.options.limits.take('history', network);
    if (wait > 0) throw new RequestError(429, sentences.tooMuch, wait);
    const version = await this.options.storage.fetchVersion(matchID);
    if (version === undefined) throw new UnknownMatchError(matchID);
    const { stateID } = version;
    const key = JSON.stringify([gameName, matchID, viewer]);
    return (
      this.find(key, stateID) ??
      this.inTurn(
        network,
        matchID,
        `${key} ${stateID}`,
        () => this.find(key, stateID) ?? this.make(key, stateID, replay),
      )
    );
  }

  private inTurn(
    network: string,
    matchID: string,
    key: string,
    task: () => Promise<History | undefined>,
  ): Promise<History | undefined> {
    const own = this.pending.get(network) ?? new Map<string, Promise<History | undefined>>();
    const same = own.get(key);
    if (same !== undefined) return same;
    if (own.size >= MOST_WAITING) throw new RequestError(429, sentences.tooMuch, AGAIN_AFTER);
    const result = this.queue.run([network, matchID], task).finally(() => {
      own.delete(key);
      if (own.size === 0) this.pending.delete(network);
    });
    own.set(key, result);
    this.pending.set(network, own);
    return result;
  }

  private find(key: string, stateID: number): Promise<History | undefined> | undefined {
    const cached = this.cache.get(key);
    if (cached === undefined || cached.stateID < stateID) return undefined;
    this.cache.delete(key);
    this.cache.set(key, cached);
    return cached.result;
  }

  private async make(
    key: string,
    stateID: number,
    replay: () => Promise<History | undefined>,
  ): Promise<History | undefined> {
    const result = replay();
    try {
      const history = await result;
      this.keep(key, { stateID, result, cost: BASE_COST + (history?.steps.length ?? 0) });
    } catch (error) {
      // Other errors may be temporary.
      if (error instanceof OtherVersionError) this.keep(key, { stateID, result, cost: BASE_COST });
    }
    return result;
  }

  private keep(key: string, cached: Cached): void {
    this.drop(key);
    this.cache.set(key, cached);
    this.cachedCost += cached.cost;
    for (const oldest of this.cache.keys()) {
      if (this.cachedCost <= MOST_STEPS) break;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.cachedCost -= this.cache.get(key)?.cost ?? 0;
    this.cache.delete(key);
  }
}

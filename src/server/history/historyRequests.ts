import type { History } from '../../session/protocol';
import { FairQueue } from '../bots/fairQueue';
import { RequestError } from '../http/requestBody';
import { OtherVersionError } from '../matches/otherVersion';
import type { Limits } from '../ops/limits';
import { type MatchStorage, UnknownMatchError } from '../storage/storage';
import { sentences } from '../transport/messages';
import type { HistoryQuery, MatchHistory } from './history';

/** How many requests of one network may wait at the same time. */
const MOST_WAITING = 30;

/** Seconds after which a network that has so many may ask again. */
const AGAIN_AFTER = 2;

/** How many steps the cached histories may have together: some 10 MB of JSON. */
const MOST_STEPS = 10_000;

/** What a cached result costs besides its steps. */
const BASE_COST = 20;

interface Cached {
  /** The state of the match that it was asked about. */
  readonly stateID: number;
  readonly result: Promise<History | undefined>;
  readonly cost: number;
}

export interface HistoryRequest extends HistoryQuery {
  /** Whether the game is over, so that everybody sees the same. */
  readonly isOver: boolean;
}

interface HistoryRequestsOptions {
  readonly past: MatchHistory;
  readonly storage: Pick<MatchStorage, 'fetchVersion'>;
  readonly limits: Pick<Limits, 'take'>;
}

/**
 * Replays matches for everybody who asks, one at a time. Networks take turns, and within a network its matches, so that nobody
 * waits for more than the replay under way and one of each other network. A result is cached until the match goes on.
 */
export class HistoryRequests {
  private readonly queue = new FairQueue(1);
  /** The least recently used first. */
  private readonly cache = new Map<string, Cached>();
  private cachedCost = 0;
  /** Requests that wait or run, by network: the same one again waits with the first. */
  private readonly pending = new Map<string, Map<string, Promise<History | undefined>>>();

  constructor(private readonly options: HistoryRequestsOptions) {}

  /**
   * Returns what a seat or an onlooker saw of each position.
   * @throws RequestError 429: the network asks for too much. @throws OtherVersionError, UnknownMatchError
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

  /** Rejects as `history` does, and when the rules of this program would show another past. */
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
      // Any other failure may not happen again.
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

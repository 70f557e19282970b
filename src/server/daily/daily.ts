import { createHash } from 'node:crypto';
import {
  type Deal,
  MOST_TRIES,
  medalsOf,
  type OwnResult,
  type OwnResults,
  type SharedResult,
  type StandingsPart,
} from '../../session/dailyDeal';
import type { SavedAction } from '../../session/savedGame';
import { FairQueue } from '../bots/fairQueue';
import { RequestError } from '../http/requestBody';
import { UnknownKeyError } from '../people/peopleStorage';
import { startThreads } from '../threads/threads';
import type { PlayedDeal } from './check';
import { type DailyStorage, NoTriesLeftError } from './dailyStorage';
import { dayAt, endOf, isDay, isWeek, streakOf, weekOf } from './days';
import { type DealtGame, dealOf } from './deals';

/** The time in ms after the end of a day during which its results still count, for games played offline. */
const LATE_MS = 2 * 86_400_000;

/** Rows on a page of a table. */
const PAGE = 50;

export interface DailyOptions {
  /** The games with a daily deal. */
  readonly games: readonly DealtGame[];
  /** The module that exports `modules`, and the one that exports `botGames`. */
  readonly gamesModule: URL;
  readonly botGames: URL;
}

interface DailyParts extends DailyOptions {
  readonly storage: DailyStorage;
  readonly now: () => number;
}

/** A result that a page sends. `hash` is the hash of the person's key. */
export interface SentResult {
  readonly hash: string;
  readonly game: string;
  readonly day: string;
  readonly name: string;
  readonly rulesVersion: number;
  readonly actions: readonly SavedAction[];
  readonly score: number;
}

/** The daily deals: their seeds, checked results and tables. */
export class Daily {
  private readonly thread;
  private readonly queue = new FairQueue(1);
  private secret: Promise<string> | undefined;

  constructor(private readonly parts: DailyParts) {
    this.thread = startThreads<PlayedDeal, string | null>({
      worker: new URL('./worker.ts', import.meta.url),
      threads: 1,
      data: { games: parts.gamesModule.href, botGames: parts.botGames.href },
    });
  }

  get today(): string {
    return dayAt(this.parts.now());
  }

  close(): Promise<void> {
    return this.thread.close();
  }

  /** Returns all deals of a day. @throws RequestError 400; 404 before the day */
  async dealsOf(day: string): Promise<Deal[]> {
    const secret = await this.secretFor(day);
    return this.parts.games.map((game) => dealOf(game, day, secret));
  }

  private async deal(game: string, day: string): Promise<Deal> {
    const secret = await this.secretFor(day);
    return dealOf(this.dealt(game), day, secret);
  }

  private secretFor(day: string): Promise<string> {
    this.mustBeHere(day);
    this.secret ??= this.parts.storage.secret().catch((error) => {
      this.secret = undefined;
      throw error;
    });
    return this.secret;
  }

  private mustBeHere(day: string): void {
    if (!isDay(day)) throw new RequestError(400, 'The day must be a date like 2026-11-27.');
    if (day > this.today)
      throw new RequestError(404, `The deals of ${day} can be read from that day on (UTC).`);
  }

  private dealt(game: string): DealtGame {
    const found = this.parts.games.find((each) => each.game === game);
    if (found === undefined) throw new RequestError(404, 'There is no daily deal for this game.');
    return found;
  }

  /**
   * Checks a result by replaying it, and counts it.
   * @throws RequestError 400 if the rules don't give it; 404 for an unknown game, key or future day; 409 if it is too
   * late, the tries are used up or the rules have another version
   */
  async take(sent: SentResult, network: string): Promise<OwnResult> {
    const { hash, game, day, name, rulesVersion, actions, score } = sent;
    const { storage, now } = this.parts;
    const deal = await this.deal(game, day);
    if (now() > endOf(day) + LATE_MS)
      throw new RequestError(409, `Results of ${day} counted until two days after its end.`);
    if (rulesVersion !== deal.rulesVersion)
      throw new RequestError(409, 'This game was played by another version of the rules. Reload the page.');
    const fingerprint = createHash('sha256').update(JSON.stringify(actions)).digest('base64url');
    const tries = await inWords(storage.tries(hash, game, day));
    if (!tries.some((each) => each.fingerprint === fingerprint)) {
      if (tries.length >= MOST_TRIES) throw noTriesLeft();
      const problem = await this.queue.run([network, hash], () => this.thread.run({ deal, actions, score }));
      if (problem !== null) throw new RequestError(400, problem);
      await inWords(storage.add({ hash, game, day, fingerprint, name, score, at: now() }));
    }
    return this.own(hash, game, day);
  }

  /** Returns a person's results of all deals of a day, and their streak. @throws RequestError 400, 404 */
  async mine(hash: string, day: string): Promise<OwnResults> {
    this.mustBeHere(day);
    const results = await Promise.all(this.parts.games.map(({ game }) => this.own(hash, game, day)));
    return { streak: streakOf(await this.parts.storage.days(hash), this.today), results };
  }

  private async own(hash: string, game: string, day: string): Promise<OwnResult> {
    const { storage } = this.parts;
    const [tries, standing, week] = await Promise.all([
      inWords(storage.tries(hash, game, day)),
      storage.standing(hash, { game, period: day }),
      storage.standing(hash, { game, period: weekOf(day) }),
    ]);
    const { marks } = this.dealt(game);
    return {
      game,
      tries: tries.map(({ score }) => score),
      day:
        standing === undefined
          ? null
          : { ...standing, medals: medalsOf(standing.score, marks, standing.rank, standing.people) },
      week: week ?? null,
    };
  }

  /** Returns the result with this share text; undefined if there is none, or its key was erased. */
  async shared(share: string): Promise<SharedResult | undefined> {
    const found = await this.parts.storage.shared(share);
    const dealt = found && this.parts.games.find(({ game }) => game === found.game);
    if (found === undefined || dealt === undefined || !isDay(found.period)) return undefined;
    const { title, scoreUnit, marks } = dealt;
    return { ...found, title, scoreUnit, medals: medalsOf(found.score, marks, found.rank, found.people) };
  }

  /** Returns a page of the table of a day or week, from this row on. @throws RequestError 400, 404 */
  async table(game: string, period: string, from: number): Promise<StandingsPart> {
    this.dealt(game);
    if (!isWeek(period)) this.mustBeHere(period);
    const table = { game, period };
    const [people, rows] = await Promise.all([
      this.parts.storage.people(table),
      this.parts.storage.rows(table, from, PAGE),
    ]);
    return { people, from, rows, next: from + PAGE < people ? from + PAGE : null };
  }
}

const noTriesLeft = () =>
  new RequestError(409, `A deal can be played ${MOST_TRIES} times; the best result counts.`);

/** Turns storage errors into HTTP errors. @throws RequestError 404, 409 */
async function inWords<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownKeyError)
      throw new RequestError(404, 'This key is unknown here. It was never used, or it was erased.');
    if (error instanceof NoTriesLeftError) throw noTriesLeft();
    throw error;
  }
}

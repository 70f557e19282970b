import type { State } from 'boardgame.io';
import { ranSince } from '../clocks/clock';
import type { LiveMatches } from '../matches/liveMatches';
import type { MatchData } from '../matches/matchData';
import type { KeyedQueue } from '../matches/queue';
import { errorFields, type Log } from '../ops/log';
import type { Expiry } from '../ops/settings';
import type { MatchStorage } from './storage';

const DAY = 86_400_000;

/** How often abandoned matches are looked for. */
const EVERY = 3_600_000;

export interface ExpiryOptions {
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly queue: KeyedQueue;
  readonly expiry: Expiry;
  /** Days without use after which a person's key is forgotten; 0: never. */
  readonly expireKeys?: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Deletes abandoned matches now and then; the function it returns ends that. */
export function startExpiry(options: ExpiryOptions): () => void {
  const look = () => {
    expire(options).catch((error) => options.log('expiry failed', errorFields(error)));
  };
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** One look at all that nobody uses any more. */
export async function expire(options: ExpiryOptions): Promise<void> {
  await Promise.all([deleteAbandoned(options), eraseUnusedKeys(options)]);
}

/** Counted in days in which the server ran, as matches are. */
async function eraseUnusedKeys({ storage, expireKeys = 0, now }: ExpiryOptions): Promise<void> {
  if (expireKeys === 0) return;
  const absences = await storage.fetchAbsences();
  await storage.people.eraseUnused(ranSince(absences, expireKeys * DAY, now()));
}

/**
 * Deletes what has not been played for longer than the settings allow, counted in days in which the server ran: neither a
 * long absence nor a clock that was set by years ends a match. One match after another between moves of others.
 */
async function deleteAbandoned({ storage, live, queue, expiry, now, log }: ExpiryOptions): Promise<void> {
  const absences = await storage.fetchAbsences();
  const deadline = (days: number) => ranSince(absences, days * DAY, now());
  const untouched = (isGameover: boolean, days: number) =>
    days === 0 ? [] : storage.listMatches({ where: { isGameover, updatedBefore: deadline(days) } });

  const shorter = [expiry.unstarted, expiry.running].filter((days) => days > 0);
  const open = await untouched(false, shorter.length > 0 ? Math.min(...shorter) : 0);
  const finished = await untouched(true, expiry.finished);
  for (const matchID of [...open, ...finished]) {
    await queue
      .run(matchID, async () => {
        // Read anew: somebody may have moved since the list was made.
        const { state, metadata }: { state?: State; metadata?: MatchData } = await storage.fetch(matchID, {
          state: true,
          metadata: true,
        });
        if (metadata === undefined) return;
        const kind = kindOf(state, metadata);
        if (expiry[kind] === 0 || metadata.updatedAt >= deadline(expiry[kind])) return;
        await live.wipe(matchID);
        log('match expired', { match: matchID, kind });
      })
      // One match that can't be read keeps none of the others.
      .catch((error) => log('match unreadable', { match: matchID, ...errorFields(error) }));
  }
}

function kindOf(state: State | undefined, { gameover }: MatchData): keyof Expiry {
  if (gameover !== undefined) return 'finished';
  return state === undefined || state._stateID === 0 ? 'unstarted' : 'running';
}

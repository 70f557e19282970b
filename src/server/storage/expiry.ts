import type { State } from 'boardgame.io';
import { ranSince } from '../clocks/clock';
import type { LiveMatches } from '../matches/liveMatches';
import type { MatchData } from '../matches/matchData';
import type { KeyedQueue } from '../matches/queue';
import { deleteExpiredInvitations } from '../matchmaking/matchmaking';
import { errorFields, type Log } from '../ops/log';
import type { Expiry } from '../ops/settings';
import type { MatchStorage } from './storage';

const DAY = 86_400_000;

/** Interval in ms between two searches for abandoned matches. */
const EVERY = 3_600_000;

export interface ExpiryOptions {
  readonly storage: MatchStorage;
  readonly live: LiveMatches;
  readonly queue: KeyedQueue;
  readonly expiry: Expiry;
  /** Days without use after which a person's key is erased; 0: never. */
  readonly expireKeys?: number;
  /** Days after which a report is deleted; 0: never. */
  readonly expireReports?: number;
  readonly now: () => number;
  readonly log: Log;
}

/** Deletes abandoned matches at intervals. Returns a function that stops it. */
export function startExpiry(options: ExpiryOptions): () => void {
  const look = () => {
    expire(options).catch((error) => options.log('expiry failed', errorFields(error)));
  };
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Deletes abandoned matches, unused keys, and old invitations and reports once. */
export async function expire(options: ExpiryOptions): Promise<void> {
  await Promise.all([
    deleteAbandoned(options),
    eraseUnusedKeys(options),
    deleteExpiredInvitations(options.storage, options.now()),
    deleteOldReports(options),
  ]);
}

async function deleteOldReports({ storage, expireReports = 0, now }: ExpiryOptions): Promise<void> {
  if (expireReports > 0) await storage.moderation.deleteReports(now() - expireReports * DAY);
}

/** Counts days in which the server ran, as for matches. */
async function eraseUnusedKeys({ storage, expireKeys = 0, now }: ExpiryOptions): Promise<void> {
  if (expireKeys === 0) return;
  const absences = await storage.fetchAbsences();
  await storage.people.eraseUnused(ranSince(absences, expireKeys * DAY, now()));
}

/**
 * Deletes matches without a move for longer than the settings allow. Counts only days in which the server ran, so
 * that neither a long downtime nor a wrong system clock deletes matches. Works through the queue of each match, so
 * that moves can go on.
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
        // Somebody may have moved since the list was read.
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
      // An unreadable match must not block the others.
      .catch((error) => log('match unreadable', { match: matchID, ...errorFields(error) }));
  }
}

function kindOf(state: State | undefined, { gameover }: MatchData): keyof Expiry {
  if (gameover !== undefined) return 'finished';
  return state === undefined || state._stateID === 0 ? 'unstarted' : 'running';
}

import { ranSince } from './clock';
import { errorFields, type Log } from './log';
import type { KeyedQueue } from './queue';
import type { Expiry } from './settings';
import type { MatchStorage } from './storage';

const DAY = 86_400_000;

/** How often abandoned matches are looked for. */
const EVERY = 3_600_000;

interface ExpiryOptions {
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  readonly expiry: Expiry;
  readonly now: () => number;
  readonly log: Log;
}

/** Deletes abandoned matches now and then; the function it returns ends that. */
export function startExpiry(options: ExpiryOptions): () => void {
  const look = () => {
    deleteAbandoned(options).catch((error) => options.log('expiry failed', errorFields(error)));
  };
  look();
  const timer = setInterval(look, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes what has not been played for longer than the settings allow, counted in days in which the server ran: neither a
 * long absence nor a clock that was set by years ends a match. One match after another between moves of others.
 */
export async function deleteAbandoned({ storage, queue, expiry, now, log }: ExpiryOptions): Promise<void> {
  const absences = await storage.fetchAbsences();
  const deadline = (days: number) => ranSince(absences, days * DAY, now());
  const untouched = (isGameover: boolean, days: number) =>
    days === 0 ? [] : storage.listMatches({ where: { isGameover, updatedBefore: deadline(days) } });

  const shorter = [expiry.unstarted, expiry.running].filter((days) => days > 0);
  const open = await untouched(false, shorter.length > 0 ? Math.min(...shorter) : 0);
  const finished = await untouched(true, expiry.finished);
  for (const matchID of [...open, ...finished]) {
    await queue.run(matchID, async () => {
      // Read anew: somebody may have moved since the list was made.
      const { state, metadata } = await storage.fetch(matchID, { state: true, metadata: true });
      if (state === undefined || metadata === undefined) return;
      const kind = kindOf(state);
      if (expiry[kind] === 0 || metadata.updatedAt >= deadline(expiry[kind])) return;
      await storage.wipe(matchID);
      log('match expired', { match: matchID, kind });
    });
  }
}

function kindOf({
  _stateID,
  ctx,
}: {
  readonly _stateID: number;
  readonly ctx: { readonly gameover?: unknown };
}) {
  if (ctx.gameover !== undefined) return 'finished';
  return _stateID === 0 ? 'unstarted' : 'running';
}

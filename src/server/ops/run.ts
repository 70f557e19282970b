import type { ServerTime } from '../clocks/time';
import type { MatchStorage } from '../storage/storage';
import { errorFields, type Log } from './log';

/**
 * Interval in ms at which a running server records that it runs. A crash loses at most this much, in favour of the
 * players' clocks.
 */
const EVERY = 10_000;

/** A change of the system clock by this many ms is a jump; less is normal drift. */
const JUMP = 2000;

interface RunOptions {
  readonly storage: MatchStorage;
  readonly time: ServerTime;
  readonly log: Log;
}

const seconds = (ms: number) => Math.round(ms / 1000);

/** Records when the server runs. Returns a function that ends the run. */
export async function startRun({ storage, time, log }: RunOptions): Promise<() => Promise<void>> {
  const behind = await startTime(storage, time);
  if (behind >= JUMP) log('wall clock behind', { seconds: seconds(behind) });
  const run = await storage.beginRun(time.now());
  let ahead = time.wallAhead();
  const timer = setInterval(() => {
    const moved = time.wallAhead() - ahead;
    ahead += moved;
    if (Math.abs(moved) >= JUMP) log('wall clock moved', { seconds: seconds(moved) });
    keepUp(storage, time)
      .then(() => storage.continueRun(run, time.now()))
      .catch((error) => log('storing the uptime failed', errorFields(error)));
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // A full disk must not prevent the shutdown.
    await storage
      .continueRun(run, time.now())
      .catch((error) => log('storing the uptime failed', errorFields(error)));
  };
}

/**
 * Sets the time at a server start and returns by how many ms the system clock was behind. Servers on a shared
 * database use its clock. The time is never before the last write, since players' clocks would run backwards.
 */
export async function startTime(storage: MatchStorage, time: ServerTime): Promise<number> {
  const before = time.now();
  const shared = await storage.readClock();
  if (shared !== undefined) time.beginWith(shared);
  time.goOnFrom(await storage.latestMoment());
  return Math.max(0, time.now() - before);
}

/** Catches up with the clock of the shared database. A jump of that clock is ignored. */
async function keepUp(storage: MatchStorage, time: ServerTime): Promise<void> {
  const shared = await storage.readClock();
  if (shared !== undefined && shared - time.now() < JUMP) time.goOnFrom(shared);
}

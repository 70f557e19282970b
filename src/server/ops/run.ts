import type { ServerTime } from '../clocks/time';
import type { MatchStorage } from '../storage/storage';
import { errorFields, type Log } from './log';

/** How often a running server says so; a crash loses at most this much, and players' clocks win it. */
const EVERY = 10_000;

/** From how many milliseconds on the wall's clock was set, and does not only run a little fast or slow. */
const JUMP = 2000;

interface RunOptions {
  readonly storage: MatchStorage;
  readonly time: ServerTime;
  readonly log: Log;
}

const seconds = (ms: number) => Math.round(ms / 1000);

/** Keeps in the storage when the server runs; the function it returns ends the run. */
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
      .catch((error) => log('keeping the run failed', errorFields(error)));
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // On a full disk the server ends all the same.
    await storage
      .continueRun(run, time.now())
      .catch((error) => log('keeping the run failed', errorFields(error)));
  };
}

/**
 * Sets the time of a server that starts; returns by how many milliseconds its own clock was behind. Servers on one database go by
 * its clock. Nothing that was written lies in the future, or players' clocks would run backwards.
 */
export async function startTime(storage: MatchStorage, time: ServerTime): Promise<number> {
  const before = time.now();
  const shared = await storage.readClock();
  if (shared !== undefined) time.beginWith(shared);
  time.goOnFrom(await storage.latestMoment());
  return Math.max(0, time.now() - before);
}

/** Keeps a running server from falling behind the clock of the database. One that was set is left alone, like that of the wall. */
async function keepUp(storage: MatchStorage, time: ServerTime): Promise<void> {
  const shared = await storage.readClock();
  if (shared !== undefined && shared - time.now() < JUMP) time.goOnFrom(shared);
}

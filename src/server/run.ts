import { errorFields, type Log } from './log';
import type { MatchStorage } from './storage';
import type { ServerTime } from './time';

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
  // What was written can't lie in the future: else clocks would run backwards.
  const behind = time.goOnFrom(await storage.latestMoment());
  if (behind >= JUMP) log('wall clock behind', { seconds: seconds(behind) });
  const run = await storage.beginRun(time.now());
  let ahead = time.wallAhead();
  const timer = setInterval(() => {
    const moved = time.wallAhead() - ahead;
    ahead += moved;
    if (Math.abs(moved) >= JUMP) log('wall clock moved', { seconds: seconds(moved) });
    storage.continueRun(run, time.now()).catch((error) => log('keeping the run failed', errorFields(error)));
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

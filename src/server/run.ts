import { errorFields, type Log } from './log';
import type { MatchStorage } from './storage';

/** How often a running server says so; a crash loses at most this much, and players' clocks win it. */
const EVERY = 10_000;

/** Keeps in the storage when the server runs; the function it returns ends the run. */
export async function startRun(storage: MatchStorage, log: Log): Promise<() => Promise<void>> {
  const run = await storage.beginRun(Date.now());
  const timer = setInterval(() => {
    storage.continueRun(run, Date.now()).catch((error) => log('keeping the run failed', errorFields(error)));
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await storage.continueRun(run, Date.now());
  };
}

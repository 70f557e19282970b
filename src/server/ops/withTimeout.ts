import { setTimeout as wait } from 'node:timers/promises';

/** Resolves with the task, or after `most` ms without it. */
export async function withTimeout(most: number, task: Promise<unknown>): Promise<void> {
  const late = new AbortController();
  const patience = wait(most, undefined, { signal: late.signal }).catch(() => undefined);
  await Promise.race([task, patience]);
  late.abort();
}

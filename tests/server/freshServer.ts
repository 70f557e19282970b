/** A server of the sample game, anew for each test of the file that imports it. */
import { afterEach, beforeEach, vi } from 'vitest';
import { Harness } from './harness';

export let harness: Harness;

beforeEach(async () => {
  // boardgame.io reports each refused move there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness();
  await harness.start();
});
afterEach(() => harness.end());

const everything = { state: true, metadata: true, log: true } as const;
export const stored = (matchID: string) => harness.server.storage.fetch(matchID, everything);

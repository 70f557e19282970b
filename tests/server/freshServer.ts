/** Starts a new server of the sample game for each test of a file. */
import { afterEach, beforeEach, vi } from 'vitest';
import { Harness } from './harness';

export let harness: Harness;

export function withFreshServer(): void {
  beforeEach(async () => {
    // boardgame.io logs each refused move there.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    harness = new Harness();
    await harness.start();
  });
  afterEach(() => harness.end());
}

const everything = { state: true, metadata: true, log: true } as const;
export const stored = (matchID: string) => harness.server.storage.fetch(matchID, everything);

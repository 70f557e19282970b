/** Progress of the guided game: the steps that were read. Without an entry, no game is guided. */
import { readSetting, writeSetting } from '../storage';

const NAME = 'guide';

/**
 * Returns the steps read in the guided game with this seed; null if that game is not guided or the guide was closed.
 */
export function readProgress(seed: string): ReadonlySet<string> | null {
  const [guided, ...read] = (readSetting(NAME) ?? '').split(' ');
  return guided === seed ? new Set(read) : null;
}

/** Saves the steps read; null closes the guide. */
export const writeProgress = (seed: string, read: ReadonlySet<string> | null): void =>
  writeSetting(NAME, read === null ? '' : [seed, ...read].join(' '));

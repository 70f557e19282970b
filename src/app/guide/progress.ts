/** How far a guided game has come: which words have been read. Without it a game is not guided. */
import { readSetting, writeSetting } from '../storage';

const NAME = 'guide';

/** What has been read in the guided game with this seed; null: that game is not guided, or no longer. */
export function readProgress(seed: string): ReadonlySet<string> | null {
  const [guided, ...read] = (readSetting(NAME) ?? '').split(' ');
  return guided === seed ? new Set(read) : null;
}

/** The learner's words are kept; null: the guide is left. */
export const writeProgress = (seed: string, read: ReadonlySet<string> | null): void =>
  writeSetting(NAME, read === null ? '' : [seed, ...read].join(' '));

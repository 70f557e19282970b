import type { KeyOf } from '../../language/translated';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

/** Texts of the puzzles. */
export const { useWords } = pageWords<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

const LEVELS = { 1: 'level.easy', 2: 'level.medium', 3: 'level.hard' } as const;

/** Returns the key of a level's name. */
export const levelKey = (level: keyof typeof LEVELS) => LEVELS[level];

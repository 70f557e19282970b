import type { KeyOf } from '../../language/translated';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

/** The words on storage and tabs, fetched when they are needed. */
export const { useWords } = pageWords<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

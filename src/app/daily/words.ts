import type { KeyOf } from '../../language/translated';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

/** Texts of the daily deal. */
export const { useWords } = pageWords<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

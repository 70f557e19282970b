import type { KeyOf } from '../language/translated';
import { pageWords } from './page/pageWords';
import { en } from './text/late/en';

/** Texts of pages and parts that are never on a first screen. They are fetched with them. */
export const { useWords: useLateWords } = pageWords<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./text/late/ja')).ja,
});

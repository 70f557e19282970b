import type { KeyOf } from '../language/translated';
import { pageWords } from './page/pageWords';
import { en } from './text/late/en';

/** The words of pages and parts that no first screen shows; fetched with them. */
export const { useWords: useLateWords } = pageWords<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./text/late/ja')).ja,
});

import type { KeyOf } from '../../language/translated';
import { createTranslators, type Translate } from '../../language/translator';
import { useSettings } from '../settings';
import { en } from './text/en';

type Key = KeyOf<typeof en>;
export type Words = Translate<Key>;

/** The words of the look at a game that is over, fetched with it. */
export const { translator: words } = createTranslators<Key>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

export const useWords = (): Words => words(useSettings().language);

import type { KeyOf } from '../../language/translated';
import { createTranslators, type Translate } from '../../language/translator';
import { useSettings } from '../settings';
import { en } from './text/en';

type Key = KeyOf<typeof en>;
export type Words = Translate<Key>;

/** The words of the online pages: `words('ja')('lobby.title')`. */
export const { translator: words } = createTranslators<Key>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

export const useWords = (): Words => words(useSettings().language);

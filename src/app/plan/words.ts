import type { KeyOf } from '../../language/translated';
import { createTranslators, type Translate } from '../../language/translator';
import { useSettings } from '../settings';
import { en } from './text/en';

type Key = KeyOf<typeof en>;

const { translator } = createTranslators<Key>({
  en,
  ja: async () => (await import('./text/ja')).ja,
});

/** The words of planning. */
export const useWords = (): Translate<Key> => translator(useSettings().language);

import type { KeyOf } from '../../../../../language/translated';
import { createTranslators, type Translate } from '../../../../../language/translator';
import { useWords } from '../../words';
import { almanac } from './en';

/** Catalogue of the almanac, loaded separately. */
export const { translator: sayer } = createTranslators<KeyOf<typeof almanac>>({
  en: almanac,
  ja: async () => (await import('./ja')).almanac,
});

export const useSay = (): Translate<KeyOf<typeof almanac>> => sayer(useWords().language);

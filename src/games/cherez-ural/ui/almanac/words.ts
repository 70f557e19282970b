import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { almanac } from '../../text/catalogue/en/almanac';
import { useWords } from '../context';

/** A separate catalogue, loaded together with the almanac. */
export const { translator: sayer } = createTranslators<KeyOf<typeof almanac>>({
  en: almanac,
  ja: async () => (await import('../../text/catalogue/ja/almanac')).almanac,
});

export const useSay = (): Translate<KeyOf<typeof almanac>> => sayer(useWords().language);

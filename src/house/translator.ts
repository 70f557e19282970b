/** One way to words: a catalogue for each language, read through i18next. */
import { createInstance } from 'i18next';
import type { Language } from './module';

export type Catalogue = { readonly [key: string]: string | Catalogue };
/** Same keys, other words: types one language's catalogue by another's. */
export type SameKeys<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : SameKeys<Words[Key]>;
};

export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Translators over the catalogues of all languages. A key that is missing throws in tests and shows itself on
 *  the screen; `npm test` compares the catalogues. */
export function createTranslators(
  catalogues: Readonly<Record<Language, Catalogue>>,
): Readonly<Record<Language, Translate>> {
  const instance = createInstance();
  void instance.init({
    lng: 'en',
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { en: { translation: catalogues.en }, ja: { translation: catalogues.ja } },
  });
  return { en: instance.getFixedT('en') as Translate, ja: instance.getFixedT('ja') as Translate };
}

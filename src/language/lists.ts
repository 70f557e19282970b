import type { Language } from './language';

const FORMATS: Readonly<Record<Language, Intl.ListFormat>> = {
  // British lists have no comma before the last "and".
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'conjunction' }),
};

/** "a", "a and b", "a, b and c"; in Japanese 「a、b、c」. */
export const listed = (items: readonly string[], language: Language): string =>
  FORMATS[language].format(items);

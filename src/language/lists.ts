import type { Language } from './language';

const FORMATS: Readonly<Record<Language, Intl.ListFormat>> = {
  // British English has no comma before the last "and".
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  ja: new Intl.ListFormat('ja', { type: 'conjunction' }),
};

/** Formats a list: "a", "a and b", "a, b and c"; in Japanese 「a、b、c」. */
export const listed = (items: readonly string[], language: Language): string =>
  FORMATS[language].format(items);

const COMMAS: Readonly<Record<Language, string>> = { en: ', ', ja: '、' };

/** Formats a list without a conjunction: "a, b, c"; in Japanese 「a、b、c」. */
export const inARow = (items: readonly string[], language: Language): string => items.join(COMMAS[language]);

import type { Language } from './language';

/** The name of each language in that language */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', ja: '日本語' };

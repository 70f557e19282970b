import { createTranslators, type Translate } from '../../language/translator';
import { useSettings } from '../settings';

/**
 * Creates the texts of a page that are fetched with it: a translator by language, and a hook for the current language.
 */
export function pageWords<Key extends string>(catalogues: Parameters<typeof createTranslators>[0]) {
  const { translator } = createTranslators<Key>(catalogues);
  return { words: translator, useWords: (): Translate<Key> => translator(useSettings().language) };
}

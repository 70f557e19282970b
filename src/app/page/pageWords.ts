import { createTranslators, type Translate } from '../../language/translator';
import { useSettings } from '../settings';

/** The words of pages that are fetched with them: by language, and as a hook in the language of the settings. */
export function pageWords<Key extends string>(catalogues: Parameters<typeof createTranslators>[0]) {
  const { translator } = createTranslators<Key>(catalogues);
  return { words: translator, useWords: (): Translate<Key> => translator(useSettings().language) };
}

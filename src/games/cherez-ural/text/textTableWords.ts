import type { KeyOf } from '../../../language/translated';
import { createTranslators, type Translate } from '../../../language/translator';
import { textTable } from './catalogue/en/textTable';

export type Say = Translate<KeyOf<typeof textTable>>;

/** The text table's own words: a catalogue of its own, fetched with it. */
export const { translator: sayer } = createTranslators<KeyOf<typeof textTable>>({
  en: textTable,
  ja: async () => (await import('./catalogue/ja/textTable')).textTable,
});

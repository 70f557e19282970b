import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { textTable } from './en';

export type Say = Translate<KeyOf<typeof textTable>>;

/** Catalogue of the text table, loaded separately. */
export const { translator: sayer } = createTranslators<KeyOf<typeof textTable>>({
  en: textTable,
  ja: async () => (await import('./ja')).textTable,
});

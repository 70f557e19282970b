/** Catalogue of the table. `text/` has the texts of rules, moves and log. */
import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate as TranslateKey } from '../../../../language/translator';
import { en } from './en';

export type TextKey = KeyOf<typeof en>;
export type Translate = TranslateKey<TextKey>;

export const { translator, isTextKey, loadWords } = createTranslators<TextKey>({
  en,
  ja: async () => (await import('./ja')).ja,
});

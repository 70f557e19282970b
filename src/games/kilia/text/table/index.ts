/** The words of the table, in each language; those of rules, moves and log are in `text/`. */
import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate as TranslateKey } from '../../../../language/translator';
import { en } from './en';

export type TextKey = KeyOf<typeof en>;
export type Translate = TranslateKey<TextKey>;

export const { translator, isTextKey, loadWords } = createTranslators<TextKey>({
  en,
  ja: async () => (await import('./ja')).ja,
});

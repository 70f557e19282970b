/** Texts of the table and of its cards. A key that one language lacks is a type error. */
import type { KeyOf } from '../../../../../language/translated';
import { createTranslators, type Translate as TranslateKey } from '../../../../../language/translator';
import { kit } from '../../../../../table/words/en';
import { terms } from '../../catalogue/en/terms';
import { card } from './card';
import { table } from './table';

export const en = { terms, card, table, kit } as const;

export type TextKey = KeyOf<typeof en>;
export type Translate = TranslateKey<TextKey>;

export const { translator, isTextKey, loadWords } = createTranslators<TextKey>({
  en,
  ja: async () => (await import('../ja/index')).ja,
});

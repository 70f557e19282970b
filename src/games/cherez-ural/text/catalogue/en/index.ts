/** Sentences about moves, loaded late. A key that one language lacks is a type error. */
import type { KeyOf } from '../../../../../language/translated';
import { createTranslators, type Translate as TranslateKey } from '../../../../../language/translator';
import { log } from './log';
import { move } from './move';
import { refusal } from './refusal';
import { terms } from './terms';

export const en = { terms, refusal, log, move } as const;

export type TextKey = KeyOf<typeof en>;
export type Translate = TranslateKey<TextKey>;

export const { translator, isTextKey, loadWords } = createTranslators<TextKey>({
  en,
  ja: async () => (await import('../ja/index')).ja,
});

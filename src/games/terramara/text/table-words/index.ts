/** Catalogue of the table, including the game's texts. A key that one language lacks is a type error. */

import type { Language } from '../../../../language/language';
import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate as TranslateKey } from '../../../../language/translator';
import { kit } from '../../../../table/words/en';
import { en as game } from '../catalogue/en/index';
import { translator as gameTranslator } from '../translate';
import { table } from './en';

const en = { ...game, table, kit } as const;

export type TextKey = KeyOf<typeof en>;
export type Translate = TranslateKey<TextKey>;

const words = createTranslators<TextKey>({ en, ja: async () => (await import('./ja')).ja });

/**
 * Returns the table's texts in one language. Throws their loading promise if they aren't loaded yet, so that the
 * nearest `Suspense` waits.
 */
export function translator(language: Language): Translate {
  gameTranslator(language);
  return words.translator(language);
}

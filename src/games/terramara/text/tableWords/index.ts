/** The words of the table, by language, with the game's own. A key of one language that the other lacks does not compile. */

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

/** The table's words in one language. While they, or those of cards and refusals, are not here yet it throws the promise of
 *  them, for which a page waits in its nearest `Suspense`. */
export function translator(language: Language): Translate {
  gameTranslator(language);
  return words.translator(language);
}

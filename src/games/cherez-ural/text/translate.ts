import { createTranslators, type Translate as TranslateKey } from '../../../language/translator';
import { catalogues, type TextKey } from './catalogue/index';

export type { TextValues } from '../../../language/translator';
export type Translate = TranslateKey<TextKey>;

/** Example: `translator('ja')('refusal.gameOver')`. */
export const { translator, isTextKey, loadWords } = createTranslators<TextKey>(catalogues);

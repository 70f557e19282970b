import { createTranslators, type Translate as TranslateKey } from '../../../language/translator';
import { catalogues, type TextKey } from './catalogue/index';

export type Translate = TranslateKey<TextKey>;

/** Returns the texts of one language: `translator('ja')('refusal.gameOver')`. */
export const { translator, isTextKey, loadWords } = createTranslators<TextKey>(catalogues);

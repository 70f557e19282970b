import type { KeyOf } from '../../../language/translated';
import { createTranslators, type Translate } from '../../../language/translator';
import { late } from './catalogue/en/late';

export type LateKey = KeyOf<typeof late>;
export type SayLate = Translate<LateKey>;

/** A separate catalogue, loaded together with dialogs and the final screen, because the first table doesn't need it. */
export const { translator: lateSayer, loadWords } = createTranslators<LateKey>({
  en: late,
  ja: async () => (await import('./catalogue/ja/late')).late,
});

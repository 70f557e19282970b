import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { en } from './en';

export type SayLink = Translate<KeyOf<typeof en>>;

/** Catalogue for related things, loaded separately. */
export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});

import type { KeyOf } from '../../../../language/translated';
import { createTranslators, type Translate } from '../../../../language/translator';
import { en } from './en';

export type SayLink = Translate<KeyOf<typeof en>>;

/** The words of what has to do with what: a catalogue of its own, fetched with it. */
export const { translator: linkSayer } = createTranslators<KeyOf<typeof en>>({
  en,
  ja: async () => (await import('./ja')).ja,
});

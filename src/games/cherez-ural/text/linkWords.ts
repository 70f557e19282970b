import type { KeyOf } from '../../../language/translated';
import { createTranslators, type Translate } from '../../../language/translator';
import { links } from './catalogue/en/links';

export type SayLink = Translate<KeyOf<typeof links>>;

/** The words of what has to do with what: a catalogue of its own, fetched with it. */
export const { translator: linkSayer } = createTranslators<KeyOf<typeof links>>({
  en: links,
  ja: async () => (await import('./catalogue/ja/links')).links,
});

import type { KeyOf } from '../../../language/translated';
import { createTranslators, type Translate } from '../../../language/translator';
import { links } from './catalogue/en/links';

export type SayLink = Translate<KeyOf<typeof links>>;

/** A separate catalogue, loaded together with the link cards. */
export const { translator: linkSayer } = createTranslators<KeyOf<typeof links>>({
  en: links,
  ja: async () => (await import('./catalogue/ja/links')).links,
});

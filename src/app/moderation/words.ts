import type { KeyOf } from '../../language/translated';
import type { Translate } from '../../language/translator';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

type Key = KeyOf<typeof en>;

/** Texts about conduct, blocks and reports. */
export const { useWords } = pageWords<Key>({ en, ja: async () => (await import('./text/ja')).ja });

/** Returns for how many days reports are kept, as a sentence; 0: always. */
export const keptText = (days: number, t: Translate<Key>): string =>
  days === 0 ? t('conduct.keptAlways') : t('conduct.kept', { days });

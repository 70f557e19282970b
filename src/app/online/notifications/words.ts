import type { KeyOf } from '../../../language/translated';
import { pageWords } from '../../page/pageWords';
import { en } from './text/en';

type Key = KeyOf<typeof en>;

/** The words of the panel in which somebody says how they are called, fetched with it. */
export const { useWords } = pageWords<Key>({ en, ja: async () => (await import('./text/ja')).ja });

import type { KeyOf } from '../../language/translated';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

type Key = KeyOf<typeof en>;

/** Texts of the pages about games played and ratings. */
export const { words, useWords } = pageWords<Key>({ en, ja: async () => (await import('./text/ja')).ja });

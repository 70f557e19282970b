import type { KeyOf } from '../../language/translated';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

type Key = KeyOf<typeof en>;

/** Texts of wishes for tables and of invitations. */
export const { useWords } = pageWords<Key>({ en, ja: async () => (await import('./text/ja')).ja });

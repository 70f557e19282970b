import type { KeyOf } from '../../language/translated';
import type { Translate } from '../../language/translator';
import { pageWords } from '../page/pageWords';
import { en } from './text/en';

type Key = KeyOf<typeof en>;
export type Words = Translate<Key>;

export const { words, useWords } = pageWords<Key>({ en, ja: async () => (await import('./text/ja')).ja });

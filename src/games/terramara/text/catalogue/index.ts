/** All wording, by language and idea. A key of one language that the other lacks does not compile. */
import type { KeyOf } from '../../../../language/translated';
import { en } from './en/index';

export type TextKey = KeyOf<typeof en>;

export const catalogues = { en, ja: async () => (await import('./ja/index')).ja };

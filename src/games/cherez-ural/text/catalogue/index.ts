/** A key that one language lacks is a compile error. */
import type { KeyOf } from '../../../../language/translated';
import { en } from './en/index';

export type TextKey = KeyOf<typeof en>;

export const catalogues = { en, ja: async () => (await import('./ja/index')).ja };

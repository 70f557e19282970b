import type { KeyOf } from '../../language/translated';
import type { Translate } from '../../language/translator';
import type { kitAlmanac } from './almanacEn';
import type { kit } from './en';
import type { kitText } from './textEn';

/** Translates the kit's texts; a game's own `Translate` includes them. */
export type KitWords = Translate<`kit.${KeyOf<typeof kit>}`>;

export type KitTextKey = `kit.${KeyOf<typeof kitText>}`;
export type KitTextWords = Translate<KitTextKey>;

export type KitAlmanacKey = `kit.${KeyOf<typeof kitAlmanac>}`;

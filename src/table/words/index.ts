import type { KeyOf } from '../../language/translated';
import type { Translate } from '../../language/translator';
import type { kitAlmanac } from './almanacEn';
import type { kit } from './en';
import type { kitText } from './textEn';

/** The words of the kit; a game's own `Translate` has them among its words. */
export type KitWords = Translate<`kit.${KeyOf<typeof kit>}`>;

/** The words of a table in words. */
export type KitTextKey = `kit.${KeyOf<typeof kitText>}`;
export type KitTextWords = Translate<KitTextKey>;

/** The words of an almanac's cards. */
export type KitAlmanacKey = `kit.${KeyOf<typeof kitAlmanac>}`;

import type { KeyOf } from '../../language/translated';
import type { Translate } from '../../language/translator';
import type { kit } from './en';

/** The words of the kit; a game's own `Translate` has them among its words. */
export type KitWords = Translate<`kit.${KeyOf<typeof kit>}`>;

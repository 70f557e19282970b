/** All icons of the table. Icons take `size` and `title`; use the `…Shape` components inside an SVG. */
export { AnyIcon, CoinIcon, CoinShape, GoodIcon, GoodShape } from './goods';
export { Flag, GameIcon } from './icons';
export { Seal, SealShape, ZoneIcon, ZoneShape } from './zones';

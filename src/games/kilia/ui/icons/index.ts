/** The one set of signs for the whole table. Icons take `size` and `title`; the `…Shape` ones are for use inside an SVG. */
export { AnyIcon, CoinIcon, CoinShape, GoodIcon, GoodShape } from './goods';
export { Flag, Sign } from './signs';
export { Seal, SealShape, ZoneIcon, ZoneShape } from './zones';

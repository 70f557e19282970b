/** The one set of signs for the whole table. Icons take `size` and `title`; the `…Shape` ones are for use inside an SVG. */

export { GoldIcon, GoodIcon, GoodShape, PeltIcon, TravelTokenIcon } from './goods';
export { ExportMark, ExportMarkShape, PriceMark, PriceMarkShape } from './marks';
export { playerColour } from './palette';
export { ShieldShape } from './Shield';
export { SeasonIcon, SIGNS, Sign } from './signs';
export { WorkerGlyph } from './workers';

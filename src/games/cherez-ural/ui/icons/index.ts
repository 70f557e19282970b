/** All icons of the table. Icons take `size` and `title`; those named `…Shape` go inside an SVG. */

export { GoldIcon, GoodIcon, GoodShape, PeltIcon, TravelTokenIcon } from './goods';
export { GameIcon, ICONS, SeasonIcon } from './icons';
export { ExportMark, ExportMarkShape, PriceMark, PriceMarkShape } from './marks';
export { playerColour } from './palette';
export { ShieldShape } from './Shield';
export { WorkerGlyph } from './workers';

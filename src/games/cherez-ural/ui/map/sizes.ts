/** Sizes of things on the sheet, in px at the glyphs' normal size. The script that places the names uses them too. */

/** Edge length of a chit, and distance between chits on a tray. */
export const CHIT = { edge: 16.5, step: 18 } as const;
/** Diameter of a space with its ring. */
export const DISC = 17;
/** A cost beside its space: height, and width by number of digits. */
export const COST = { h: 16, widths: [14, 20] } as const;

/** Font size of a region's name; letter and line spacing relative to it. */
export const REGION_NAME = { size: 12.5, tracking: 0.12, leading: 1.2 } as const;

/** Size of the Russian name relative to the main name above it. */
const SIZE = 0.74;
const LEADING = 1.05;

/** Home zoom shows no Russian names, so that all names look alike there. */
export const SECOND_FROM = 0.95;

export const secondSize = (nameSize: number): number => nameSize * SIZE;
/** Returns how much a second line adds to a name's height. */
export const secondHeight = (nameSize: number): number => nameSize * SIZE * LEADING;
/** Returns how far the centre of a taller name moves, so that it grows away from its place. */
export const secondShift = (nameSize: number, offsetY: number, height: number): number =>
  (Math.max(-1, Math.min(1, offsetY / (height / 2))) * secondHeight(nameSize)) / 2;

/** Sizes of what lies on the sheet, in px at the glyphs' own size; the script that places names reads them too. */

/** Edge of a chit, and from one to the next on a tray. */
export const CHIT = { edge: 16.5, step: 18 } as const;
/** A space with its cost inside. */
export const DISC = 20;

/** The Russian name under a place's own: against the size of the name above it. */
const SIZE = 0.74;
const LEADING = 1.05;

/** No second line at the home zoom, not even where there is room: all names are alike there. */
export const SECOND_FROM = 0.95;

export const secondSize = (nameSize: number): number => nameSize * SIZE;
/** How much higher a second line makes a name. */
export const secondHeight = (nameSize: number): number => nameSize * SIZE * LEADING;
/** How far the middle of a name so grown moves, so that it grows away from its place. */
export const secondShift = (nameSize: number, offsetY: number, height: number): number =>
  (Math.max(-1, Math.min(1, offsetY / (height / 2))) * secondHeight(nameSize)) / 2;

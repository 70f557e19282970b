/** The visible part of a drawn board. Pure calculation without a browser. */

export type Point = readonly [number, number];
export type Size = { readonly width: number; readonly height: number };
/** `scale` is screen px per px of the sheet; `x` and `y` are the position of the sheet's origin in the container. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** A drawn board, in px of the sheet. Its top left corner is the origin. */
export type Sheet = {
  /** The area in which the window can move */
  readonly home: Size;
  /** The whole drawing including margins, so that the window never shows anything beyond it */
  readonly bleed: Size;
  /** Screen width of the home area on a phone at the start, in px */
  readonly phoneWidth: number;
  /** Screen width of the home area at which glyphs have scale 1, in px */
  readonly glyphWidth: number;
};

const PHONE_WIDTH = 640;
const TABLET_WIDTH = 900;
const CLOSEST = 5;

/**
 * Checks whether the board starts zoomed in and has an overview: in narrow containers, and in those of a tablet, where
 * the whole board would leave height unused.
 */
export const isPhone = ({ width, height }: Size) =>
  width < PHONE_WIDTH || (width < TABLET_WIDTH && width < 2 * height);

/** Returns the scale that fits the home area, but at least the scale that fills the window with the drawing. */
export function fitScale({ home, bleed }: Sheet, { width, height }: Size): number {
  const whole = Math.min(width / home.width, height / home.height);
  return Math.max(whole, width / bleed.width, height / bleed.height);
}

/** Returns the scale of glyphs relative to the sheet. They grow with the zoom, but less. */
export function glyphScale({ home, glyphWidth }: Sheet, scale: number, size: Size): number {
  const k = Math.max(0.95, Math.min(1.6, (home.width * scale) / glyphWidth));
  const floor = isPhone(size) ? 1.05 : 1;
  return (scale >= 0.99 ? Math.max(floor, k) : k) / scale;
}

const between = (low: number, value: number, high: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Limits the view to the home area; centres the area if it is smaller than the window. */
export function clampView(sheet: Sheet, view: View, size: Size): View {
  const { home } = sheet;
  const fit = fitScale(sheet, size);
  const scale = between(fit, view.scale, Math.max(CLOSEST, fit));
  const axis = (offset: number, window: number, length: number) =>
    length * scale <= window ? (window - length * scale) / 2 : between(window - length * scale, offset, 0);
  return {
    scale,
    x: axis(view.x, size.width, home.width),
    y: axis(view.y, size.height, home.height),
  };
}

export const wholeView = (sheet: Sheet, size: Size): View =>
  clampView(sheet, { scale: fitScale(sheet, size), x: 0, y: 0 }, size);

/** Returns a view with this point of the sheet in the centre of the window. */
export const viewAround = (sheet: Sheet, [px, py]: Point, scale: number, size: Size): View =>
  clampView(sheet, { scale, x: size.width / 2 - px * scale, y: size.height / 2 - py * scale }, size);

export const startView = (sheet: Sheet, size: Size, at: Point): View =>
  isPhone(size)
    ? viewAround(sheet, at, Math.max(sheet.phoneWidth / sheet.home.width, fitScale(sheet, size)), size)
    : wholeView(sheet, size);

/** Zooms around a point of the container, which keeps its place. */
export function zoomAbout(sheet: Sheet, view: View, [cx, cy]: Point, factor: number, size: Size): View {
  const { scale } = clampView(sheet, { ...view, scale: view.scale * factor }, size);
  const ratio = scale / view.scale;
  return clampView(sheet, { scale, x: cx - (cx - view.x) * ratio, y: cy - (cy - view.y) * ratio }, size);
}

/** Distance from the edges, in px, that clears the buttons and the overview */
const ROOM = 72;

/** Moves the view just enough to show a point with some margin. */
export function viewShowing(sheet: Sheet, view: View, [px, py]: Point, size: Size): View {
  const besides = Math.min(ROOM, size.width / 5);
  const above = Math.min(ROOM, size.height / 4);
  const sx = view.x + px * view.scale;
  const sy = view.y + py * view.scale;
  const dx = between(besides - sx, 0, size.width - besides - sx);
  const dy = between(above - sy, 0, size.height - above - sy);
  return dx === 0 && dy === 0 ? view : clampView(sheet, { ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** The window on a drawn board: pure reckoning, no browser. */

export type Point = readonly [number, number];
export type Size = { readonly width: number; readonly height: number };
/** `scale` px of the screen to one of the sheet; `x`, `y` where the sheet's 0, 0 lies in the container. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** A drawn board; units: px of the sheet, its left upper corner at 0, 0. */
export type Sheet = {
  /** What the window is held to. */
  readonly home: Size;
  /** All that is drawn, beyond the home sheet too, so that no window looks beyond it. */
  readonly bleed: Size;
  /** The width of the home sheet in px of the screen at which a phone starts. */
  readonly phoneWidth: number;
  /** The width of the home sheet at which glyphs have their own size. */
  readonly glyphWidth: number;
};

/** Below this width of its container the board is a phone's: it starts zoomed in and has an overview. */
export const PHONE_WIDTH = 640;
const CLOSEST = 5;

export const isPhone = ({ width }: Size) => width < PHONE_WIDTH;

/** The scale at which the home sheet just fits, but never so small that the window looks beyond what is drawn. */
export function fitScale({ home, bleed }: Sheet, { width, height }: Size): number {
  const whole = Math.min(width / home.width, height / home.height);
  return Math.max(whole, width / bleed.width, height / bleed.height);
}

/** How large glyphs are against the sheet: they grow with it, but less. */
export function glyphScale({ home, glyphWidth }: Sheet, scale: number, size: Size): number {
  const k = Math.max(0.95, Math.min(1.6, (home.width * scale) / glyphWidth));
  const floor = isPhone(size) ? 1.05 : 1;
  return (scale >= 0.99 ? Math.max(floor, k) : k) / scale;
}

const between = (low: number, value: number, high: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Keeps the window on the sheet: to the home sheet where that is larger than the window, else centred. */
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

/** A view with a point of the sheet in the middle of the window. */
export const viewAround = (sheet: Sheet, [px, py]: Point, scale: number, size: Size): View =>
  clampView(sheet, { scale, x: size.width / 2 - px * scale, y: size.height / 2 - py * scale }, size);

export const startView = (sheet: Sheet, size: Size, at: Point): View =>
  isPhone(size)
    ? viewAround(sheet, at, Math.max(sheet.phoneWidth / sheet.home.width, fitScale(sheet, size)), size)
    : wholeView(sheet, size);

/** Zooms so that what lies under a point of the container stays under it. */
export function zoomAbout(sheet: Sheet, view: View, [cx, cy]: Point, factor: number, size: Size): View {
  const { scale } = clampView(sheet, { ...view, scale: view.scale * factor }, size);
  const ratio = scale / view.scale;
  return clampView(sheet, { scale, x: cx - (cx - view.x) * ratio, y: cy - (cy - view.y) * ratio }, size);
}

/** Clear of the buttons and the small map at the edges. */
const ROOM = 72;

/** Moves only as far as needed to bring a point inside the window with some room around it. */
export function viewShowing(sheet: Sheet, view: View, [px, py]: Point, size: Size): View {
  const room = Math.min(ROOM, size.width / 5, size.height / 4);
  const sx = view.x + px * view.scale;
  const sy = view.y + py * view.scale;
  const dx = between(room - sx, 0, size.width - room - sx);
  const dy = between(room - sy, 0, size.height - room - sy);
  return dx === 0 && dy === 0 ? view : clampView(sheet, { ...view, x: view.x + dx, y: view.y + dy }, size);
}

/** The window on the sheet: pure reckoning, no browser. */
import { BLEED, HOME, type Point } from './geography';

export type Size = { readonly width: number; readonly height: number };
/** `scale` px of the screen to one of the sheet; `x`, `y` where the sheet's 0, 0 lies in the container. */
export type View = { readonly scale: number; readonly x: number; readonly y: number };

/** Below this width the map is a phone's: it starts zoomed in and has an overview. */
export const PHONE_WIDTH = 640;
const PHONE_SCALE = 1330 / HOME.width;
const CLOSEST = 5;

export const isPhone = ({ width }: Size) => width < PHONE_WIDTH;

/** The scale at which the home sheet just fits, but never so small that the window looks beyond what is drawn. */
export function fitScale({ width, height }: Size): number {
  const whole = Math.min(width / HOME.width, height / HOME.height);
  return Math.max(whole, width / BLEED.width, height / BLEED.height);
}

/** How large glyphs are against the sheet: k of the design guide, divided by the scale. */
export function glyphScale(scale: number, size: Size): number {
  const k = Math.max(0.95, Math.min(1.6, (HOME.width * scale) / 1170));
  const floor = isPhone(size) ? 1.05 : 1;
  return (scale >= 0.99 ? Math.max(floor, k) : k) / scale;
}

const between = (low: number, value: number, high: number) =>
  low > high ? (low + high) / 2 : Math.max(low, Math.min(high, value));

/** Keeps the window on the sheet: to the home sheet where that is larger than the window, else centred. */
export function clampView(view: View, size: Size): View {
  const scale = between(fitScale(size), view.scale, Math.max(CLOSEST, fitScale(size)));
  const axis = (offset: number, window: number, home: number) =>
    home * scale <= window ? (window - home * scale) / 2 : between(window - home * scale, offset, 0);
  return {
    scale,
    x: axis(view.x, size.width, HOME.width),
    y: axis(view.y, size.height, HOME.height),
  };
}

export const wholeView = (size: Size): View => clampView({ scale: fitScale(size), x: 0, y: 0 }, size);

/** A view with a point of the sheet in the middle of the window. */
export const viewAround = ([px, py]: Point, scale: number, size: Size): View =>
  clampView({ scale, x: size.width / 2 - px * scale, y: size.height / 2 - py * scale }, size);

export const startView = (size: Size, at: Point): View =>
  isPhone(size) ? viewAround(at, Math.max(PHONE_SCALE, fitScale(size)), size) : wholeView(size);

/** Zooms so that what lies under a point of the container stays under it. */
export function zoomAbout(view: View, [cx, cy]: Point, factor: number, size: Size): View {
  const { scale } = clampView({ ...view, scale: view.scale * factor }, size);
  const ratio = scale / view.scale;
  return clampView({ scale, x: cx - (cx - view.x) * ratio, y: cy - (cy - view.y) * ratio }, size);
}

/** Clear of the buttons and the small map at the edges. */
const ROOM = 72;

/** Moves only as far as needed to bring a point inside the window with some room around it. */
export function viewShowing(view: View, [px, py]: Point, size: Size): View {
  const room = Math.min(ROOM, size.width / 5, size.height / 4);
  const sx = view.x + px * view.scale;
  const sy = view.y + py * view.scale;
  const dx = between(room - sx, 0, size.width - room - sx);
  const dy = between(room - sy, 0, size.height - room - sy);
  return dx === 0 && dy === 0 ? view : clampView({ ...view, x: view.x + dx, y: view.y + dy }, size);
}

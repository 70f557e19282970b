/** Finds a place for an overlay where it doesn't cover related things. Pure calculation without a browser. */

import { itemAt } from '../../rules-kit/indexed';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Size = Pick<Box, 'width' | 'height'>;
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Returns the area in px² that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const wider = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));

/**
 * Returns the place beside a thing that covers the least of `keepClear`; the nearest one if several are equal. It is
 * always inside the window.
 */
export function clearPlace(
  size: Size,
  beside: Box,
  keepClear: readonly Box[],
  window: Size,
  gap = 6,
  edge = 8,
): Box & { readonly side: Side } {
  const middle = { x: beside.x + beside.width / 2, y: beside.y + beside.height / 2 };
  const along = (from: number, length: number, own: number) => [
    from + length / 2 - own / 2,
    from,
    from + length - own,
    from - own,
    from + length,
  ];
  const places = [
    ...along(beside.x, beside.width, size.width).flatMap((x) => [
      { side: 'top' as const, x, y: beside.y - gap - size.height },
      { side: 'bottom' as const, x, y: beside.y + beside.height + gap },
    ]),
    ...along(beside.y, beside.height, size.height).flatMap((y) => [
      { side: 'right' as const, x: beside.x + beside.width + gap, y },
      { side: 'left' as const, x: beside.x - gap - size.width, y },
    ]),
    // Corners and edges of the window, in case no place beside it is free
    ...[edge, (window.width - size.width) / 2, window.width - size.width - edge].flatMap((x) => [
      { side: 'top' as const, x, y: edge },
      { side: 'bottom' as const, x, y: window.height - size.height - edge },
    ]),
  ].map(({ side, x, y }) => {
    const box = {
      x: Math.round(within(edge, x, Math.max(edge, window.width - size.width - edge))),
      y: Math.round(within(edge, y, Math.max(edge, window.height - size.height - edge))),
      ...size,
    };
    const covered = [beside, ...keepClear].reduce(
      (sum, other) => sum + overlap(box, wider(other, gap - 1)),
      0,
    );
    const far = Math.hypot(box.x + size.width / 2 - middle.x, box.y + size.height / 2 - middle.y);
    return { box, side, covered, far };
  });
  const best = itemAt(
    places.sort((a, b) => a.covered - b.covered || a.far - b.far),
    0,
  );
  return { ...best.box, side: best.side };
}

export type RingBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * A ring's margin: a share of the element's size, at most this number of px, so that a wide element has no wider
 * margin.
 */
const SHARE = 0.03;
const MOST = 4;

/** Returns the box of a ring around an element. `least` is its minimum size. */
export function ringBox(box: RingBox, least = 0): RingBox {
  const along = (from: number, length: number): readonly [number, number] => {
    const inner = Math.max(least, length);
    const whole = inner + 2 * Math.min(MOST, inner * SHARE);
    return [Math.round(from + (length - whole) / 2), Math.round(whole)];
  };
  const [x, width] = along(box.x, box.width);
  const [y, height] = along(box.y, box.height);
  return { x, y, width, height };
}

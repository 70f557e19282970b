export type RingBox = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A ring is larger than what it is round, by this share and by at most so many px: what is wide has no wider rim. */
const SHARE = 0.03;
const MOST = 4;

/** Where a ring round something lies; `least`: as small as it may be. */
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

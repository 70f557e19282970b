/** Where labels on lines have room beside what stands on a board already. */
import { pointAt } from './lines';
import type { Point } from './view';

/** A box round its middle, and how bad it is to cover it. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly bad: number;
};
type Label = {
  readonly w: number;
  readonly h: number;
  /** How far from the line its middle may lie, to a side and up or down, where it only touches the line. */
  readonly aside: Point;
};

/** Of a line's length, from the middle outwards. */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;

/** The boxes that a label on the line, or touching it, could cover. */
function near(line: readonly Point[], boxes: readonly Box[], label: Label): readonly Box[] {
  const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return boxes.filter(({ x, y, w, h }) => {
    const [dx, dy] = [(w + label.w) / 2 + label.aside[0], (h + label.h) / 2 + label.aside[1]];
    return x > left - dx && x < right + dx && y > top - dy && y < bottom + dy;
  });
}

/** How deep a label would cut into a box; 0 beside it. */
const into = ([px, py]: Point, { x, y, w, h }: Box, label: Label) =>
  Math.max(0, Math.min((w + label.w) / 2 - Math.abs(x - px), (h + label.h) / 2 - Math.abs(y - py)));

/** The place on a line, or touching it, where its label covers least. */
export function labelPlace(line: readonly Point[], all: readonly Box[], label: Label): Point {
  const boxes = near(line, all, label);
  const [dx, dy] = label.aside;
  const asides: readonly Point[] = [
    [0, 0],
    [0, -dy],
    [0, dy],
    [-dx, 0],
    [dx, 0],
  ];
  const places = SHARES.flatMap((share, i) => {
    const [x, y] = pointAt(line, share);
    return asides.map(([right, down], aside) => {
      const point: Point = [x + right, y + down];
      let cost = i * 0.8 + (aside > 0 ? 7 : 0);
      for (const box of boxes) cost += box.bad * into(point, box, label);
      return { point, cost };
    });
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best)).point;
}

/** Points, lines and boxes on the sheet, in px of the map at home size */
import { itemAt } from '../../src/rules-kit/indexed';

export type Point = readonly [number, number];
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
export type Bounds = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

export const HOME = { width: 992, height: 490 } as const;
/** Area drawn beyond the home size, for windows of other shapes and for panning */
export const BLEED: Bounds = { x0: -80, y0: -120, x1: HOME.width + 80, y1: HOME.height + 120 };

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const lerp = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
export const overlap = (a: Box, b: Box, gap = 0) =>
  Math.max(0, (a.w + b.w) / 2 + gap - Math.abs(a.x - b.x)) *
  Math.max(0, (a.h + b.h) / 2 + gap - Math.abs(a.y - b.y));

/** Returns a seeded random source (mulberry32), so that the map is reproducible. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a Catmull-Rom curve with `steps` samples per span, and the index of each given point in it. */
export function catmullRom(points: readonly Point[], steps: number): { line: Point[]; at: number[] } {
  const line: Point[] = [itemAt(points, 0)];
  const at = [0];
  for (let i = 0; i + 1 < points.length; i++) {
    const p0 = itemAt(points, Math.max(0, i - 1));
    const p1 = itemAt(points, i);
    const p2 = itemAt(points, i + 1);
    const p3 = itemAt(points, Math.min(points.length - 1, i + 2));
    // Centripetal spacing prevents loops where a long span follows a short one.
    const d1 = Math.sqrt(distance(p0, p1)) || 1e-6;
    const d2 = Math.sqrt(distance(p1, p2)) || 1e-6;
    const d3 = Math.sqrt(distance(p2, p3)) || 1e-6;
    const tangent = (axis: 0 | 1): Point => {
      const m1 =
        i === 0
          ? p2[axis] - p1[axis]
          : d2 *
            ((p1[axis] - p0[axis]) / d1 - (p2[axis] - p0[axis]) / (d1 + d2) + (p2[axis] - p1[axis]) / d2);
      const m2 =
        i + 2 >= points.length
          ? p2[axis] - p1[axis]
          : d2 *
            ((p2[axis] - p1[axis]) / d2 - (p3[axis] - p1[axis]) / (d2 + d3) + (p3[axis] - p2[axis]) / d3);
      return [m1, m2];
    };
    const [mx1, mx2] = tangent(0);
    const [my1, my2] = tangent(1);
    for (let s = 1; s <= steps; s++) {
      const t = s / steps;
      const h00 = 2 * t ** 3 - 3 * t ** 2 + 1;
      const h10 = t ** 3 - 2 * t ** 2 + t;
      const h01 = -2 * t ** 3 + 3 * t ** 2;
      const h11 = t ** 3 - t ** 2;
      line.push([
        h00 * p1[0] + h10 * mx1 + h01 * p2[0] + h11 * mx2,
        h00 * p1[1] + h10 * my1 + h01 * p2[1] + h11 * my2,
      ]);
    }
    at.push(line.length - 1);
  }
  return { line, at };
}

/** Returns evenly spaced points along a line, including its ends. */
export function resample(line: readonly Point[], spacing: number): Point[] {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round(length / spacing));
  const out: Point[] = [itemAt(line, 0)];
  let walked = 0;
  let i = 0;
  for (let n = 1; n < count; n++) {
    const goal = (length * n) / count;
    while (i + 2 < line.length && walked + distance(itemAt(line, i), itemAt(line, i + 1)) < goal) {
      walked += distance(itemAt(line, i), itemAt(line, i + 1));
      i++;
    }
    const step = distance(itemAt(line, i), itemAt(line, i + 1)) || 1;
    out.push(lerp(itemAt(line, i), itemAt(line, i + 1), (goal - walked) / step));
  }
  out.push(itemAt(line, -1));
  return out;
}

export function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let i = 0; i + 1 < line.length; i++) length += distance(itemAt(line, i), itemAt(line, i + 1));
  return length;
}

/** Simplifies a line (Douglas and Peucker): drops points closer than `tolerance` to the simplified line. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = 1;
  keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span !== undefined; span = stack.pop()) {
    const [from, to] = span;
    let worst = tolerance;
    let index = -1;
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(itemAt(line, i), itemAt(line, from), itemAt(line, to));
      if (d > worst) {
        worst = d;
        index = i;
      }
    }
    if (index > 0) {
      keep[index] = 1;
      stack.push([from, index], [index, to]);
    }
  }
  return line.filter((_, i) => keep[i] === 1);
}

export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return Math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t);
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [x0, y0] = itemAt(ring, i);
    const [x1, y1] = itemAt(ring, (i + 1) % ring.length);
    sum += x0 * y1 - x1 * y0;
  }
  return sum / 2;
}

export function insideRing(p: Point, ring: readonly Point[]): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [xi, yi] = itemAt(ring, i);
    const [xj, yj] = itemAt(ring, j);
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

/** Clips a ring to a box (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], box: Bounds): Point[] {
  const sides: readonly { inside: (p: Point) => boolean; cut: (a: Point, b: Point) => Point }[] = [
    { inside: (p) => p[0] >= box.x0, cut: (a, b) => lerp(a, b, (box.x0 - a[0]) / (b[0] - a[0])) },
    { inside: (p) => p[0] <= box.x1, cut: (a, b) => lerp(a, b, (box.x1 - a[0]) / (b[0] - a[0])) },
    { inside: (p) => p[1] >= box.y0, cut: (a, b) => lerp(a, b, (box.y0 - a[1]) / (b[1] - a[1])) },
    { inside: (p) => p[1] <= box.y1, cut: (a, b) => lerp(a, b, (box.y1 - a[1]) / (b[1] - a[1])) },
  ];
  let out = [...ring];
  for (const side of sides) {
    const next: Point[] = [];
    for (let i = 0; i < out.length; i++) {
      const a = itemAt(out, i);
      const b = itemAt(out, (i + 1) % out.length);
      if (side.inside(a)) next.push(a);
      if (side.inside(a) !== side.inside(b)) next.push(side.cut(a, b));
    }
    out = next;
  }
  return out;
}

const tenth = (value: number) => Math.round(value * 10);
const text = (tenths: number) => {
  const value = (tenths / 10).toString();
  return value.replace(/^(-?)0\./, '$1.');
};
const joined = (numbers: readonly number[]) =>
  numbers
    .map((n, i) => {
      const s = text(n);
      return i === 0 || s.startsWith('-') ? s : ` ${s}`;
    })
    .join('');

/** Returns an SVG path in tenths of a px with relative coordinates, which is the shortest notation. */
export function pathOf(line: readonly Point[], closed = false): string {
  let [px, py] = [tenth(itemAt(line, 0)[0]), tenth(itemAt(line, 0)[1])];
  let d = `M${joined([px, py])}l`;
  const steps: number[] = [];
  for (const point of line.slice(1)) {
    const [x, y] = [tenth(point[0]), tenth(point[1])];
    if (x === px && y === py) continue;
    steps.push(x - px, y - py);
    [px, py] = [x, y];
  }
  if (steps.length === 0) return '';
  d += joined(steps);
  return closed ? `${d}z` : d;
}

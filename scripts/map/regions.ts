import type { Region } from '../../src/games/cherez-ural/content/terms';
import { itemAt } from '../../src/rules-kit/indexed';
import { REGION_BORDERS } from '../mapData';
import { BLEED, distance, insideRing, type Point, simplify } from './plane';
import type { Sheet } from './projection';

const WAVER = 0.13;
const TIMES = 3;

/** Returns a number in −1..1 that depends only on the two ends, so that neighbouring borders are equal. */
function hashOf(a: Point, b: Point): number {
  const value = Math.sin(a[0] * 12.9898 + a[1] * 78.233 + b[0] * 37.719 + b[1] * 4.581) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

function waver(a: Point, b: Point, times: number): Point[] {
  if (times === 0 || distance(a, b) < 6) return [a];
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = turned ? [b, a] : [a, b];
  const off = hashOf(from, to) * WAVER;
  const middle: Point = [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * off,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * off,
  ];
  return [...waver(a, middle, times - 1), ...waver(middle, b, times - 1)];
}

const far = (p: Point): Point => [
  Math.max(BLEED.x0 - 60, Math.min(BLEED.x1 + 60, p[0])),
  Math.max(BLEED.y0 - 60, Math.min(BLEED.y1 + 60, p[1])),
];

export function regionsOf(sheet: Sheet) {
  const rings = Object.fromEntries(
    Object.entries(REGION_BORDERS).map(([region, text]) => {
      const corners = text.split(' / ').map((pair) => {
        const [lat = Number.NaN, lon = Number.NaN] = pair.split(' ').map(Number);
        return far(sheet.project(lat, lon));
      });
      return [region, corners.flatMap((a, i) => waver(a, itemAt(corners, (i + 1) % corners.length), TIMES))];
    }),
  ) as Record<Region, Point[]>;
  const regionAt = (p: Point) =>
    (Object.keys(rings) as Region[]).find((region) => insideRing(p, rings[region])) ?? null;
  return { rings, regionAt };
}

const SHORE_REACH = 17;
const SHORE_TOLERANCE = 1.8;

/**
 * Returns the parts of the coast along a region's tinted edge. Coarse, because the edge is soft and clipped to the
 * land.
 */
export function shoreOf(ring: readonly Point[], land: readonly (readonly Point[])[]): Point[][] {
  const near = (p: Point) =>
    insideRing(p, ring) ||
    [-1, 1].some((s) =>
      [-1, 0, 1].some((t) => insideRing([p[0] + s * SHORE_REACH, p[1] + t * SHORE_REACH], ring)),
    );
  const pieces: Point[][] = [];
  for (const coast of land) {
    let piece: Point[] = [];
    for (let i = 0; i <= coast.length; i++) {
      const p = itemAt(coast, i % coast.length);
      if (near(p)) piece.push(p);
      if (piece.length > 1 && (!near(p) || i === coast.length)) {
        pieces.push(simplify(piece, SHORE_TOLERANCE));
        piece = [];
      } else if (!near(p)) piece = [];
    }
  }
  return pieces.filter((piece) => piece.length > 1);
}

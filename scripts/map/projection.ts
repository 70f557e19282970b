import { geoConicEqualArea } from 'd3-geo';
import { board } from '../../src/games/cherez-ural/content/board';
import { itemAt } from '../../src/rules-kit/indexed';
import { LATITUDE_BEND, LONGITUDE_BEND, NUDGES } from '../mapData';
import { HOME, type Point } from './plane';

const MARGIN = { left: 52, right: 58, top: 52, bottom: 40 } as const;
const SCALE_DIFFERENCE = 1.06;
const FIELD_WIDTH = 34;
const FIELD_DAMPING = 0.03;
const CENTRE = { lat: 58, lon: 96 } as const;

/** Returns the integral of a step function smoothed over ±`radius` degrees; it keeps the degree `fixed` in place. */
function bendOf(factors: readonly (readonly [number, number])[], radius: number, fixed: number) {
  const raw = (degree: number) => {
    let factor = itemAt(factors, 0)[1];
    for (const [from, value] of factors) if (degree >= from) factor = value;
    return factor;
  };
  const step = 0.25;
  const low = -80;
  const count = Math.round(380 / step);
  const sums = [0];
  for (let i = 0; i < count; i++) {
    const middle = low + (i + 0.5) * step;
    let mean = 0;
    const samples = 16;
    for (let s = 0; s <= samples; s++) mean += raw(middle - radius + (2 * radius * s) / samples);
    sums.push(itemAt(sums, i) + (mean / (samples + 1)) * step);
  }
  const at = (degree: number) => {
    const position = Math.max(0, Math.min(count - 1e-6, (degree - low) / step));
    const i = Math.floor(position);
    return itemAt(sums, i) + (itemAt(sums, i + 1) - itemAt(sums, i)) * (position - i);
  };
  const shift = fixed - at(fixed);
  return (degree: number) => at(degree) + shift;
}

const bendLongitude = bendOf(LONGITUDE_BEND, 4, CENTRE.lon);
const bendLatitude = bendOf(LATITUDE_BEND, 2, CENTRE.lat);
const cone = geoConicEqualArea().parallels([50, 70]).rotate([-101, 0]).scale(1000).translate([0, 0]);

function coneOf(lat: number, lon: number): Point {
  const east = lon < -100 ? lon + 360 : lon;
  const point = cone([bendLongitude(east), bendLatitude(lat)]);
  if (point === null) throw new Error(`no projection for latitude ${lat}, longitude ${lon}`);
  return point;
}

function swap<Item>(list: Item[], a: number, b: number): void {
  const first = itemAt(list, a);
  list[a] = itemAt(list, b);
  list[b] = first;
}

/** Solves `matrix · x = right` for two right sides at once (Gaussian elimination with pivoting). */
function solve(matrix: number[][], right: [number, number][]): [number, number][] {
  const n = matrix.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(itemAt(itemAt(matrix, row), column)) > Math.abs(itemAt(itemAt(matrix, pivot), column)))
        pivot = row;
    swap(matrix, column, pivot);
    swap(right, column, pivot);
    const pivotRow = itemAt(matrix, column);
    const [pivotX, pivotY] = itemAt(right, column);
    for (let row = column + 1; row < n; row++) {
      const cells = itemAt(matrix, row);
      const factor = itemAt(cells, column) / itemAt(pivotRow, column);
      for (let k = column; k < n; k++) cells[k] = itemAt(cells, k) - factor * itemAt(pivotRow, k);
      const [x, y] = itemAt(right, row);
      right[row] = [x - factor * pivotX, y - factor * pivotY];
    }
  }
  const x: [number, number][] = right.map(() => [0, 0]);
  for (let row = n - 1; row >= 0; row--) {
    let [sx, sy] = itemAt(right, row);
    const cells = itemAt(matrix, row);
    for (let k = row + 1; k < n; k++) {
      const [xk, yk] = itemAt(x, k);
      sx -= itemAt(cells, k) * xk;
      sy -= itemAt(cells, k) * yk;
    }
    x[row] = [sx / itemAt(cells, row), sy / itemAt(cells, row)];
  }
  return x;
}

function sheetOf() {
  const raw = board.spaces.map((space) => coneOf(space.lat, space.lon));
  const xs = raw.map((p) => p[0]);
  const ys = raw.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = HOME.width - MARGIN.left - MARGIN.right;
  const height = HOME.height - MARGIN.top - MARGIN.bottom;
  let sx = width / (x1 - x0);
  let sy = height / (y1 - y0);
  sx = Math.min(sx, sy * SCALE_DIFFERENCE);
  sy = Math.min(sy, sx * SCALE_DIFFERENCE);
  const left = MARGIN.left + (width - sx * (x1 - x0)) / 2;
  const top = MARGIN.top + (height - sy * (y1 - y0)) / 2;
  const fit = ([x, y]: Point): Point => [left + (x - x0) * sx, top + (y - y0) * sy];

  const base = raw.map(fit);
  const nudges = board.spaces.map((space): [number, number] => {
    const [dx, dy] = NUDGES[space.id] ?? [0, 0];
    return [(dx * HOME.width) / 1000, (dy * HOME.width) / 1000];
  });
  const bell = (a: Point, b: Point) =>
    Math.exp(-((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) / (2 * FIELD_WIDTH ** 2));
  const weights = solve(
    base.map((a, i) => base.map((b, j) => bell(a, b) + (i === j ? FIELD_DAMPING : 0))),
    nudges.map((n) => [n[0], n[1]]),
  );

  /** Returns the position on the sheet of a point on the globe, shifted with the spaces around it. */
  const project = (lat: number, lon: number): Point => {
    const p = fit(coneOf(lat, lon));
    let [x, y] = p;
    for (let i = 0; i < base.length; i++) {
      const near = bell(p, itemAt(base, i));
      x += near * itemAt(weights, i)[0];
      y += near * itemAt(weights, i)[1];
    }
    return [x, y];
  };
  const spaces: Record<string, Point> = {};
  board.spaces.forEach((space, i) => {
    spaces[space.id] = [itemAt(base, i)[0] + itemAt(nudges, i)[0], itemAt(base, i)[1] + itemAt(nudges, i)[1]];
  });
  return { project, spaces: spaces as Readonly<Record<string, Point>> };
}

export const sheet = sheetOf();
export type Sheet = typeof sheet;

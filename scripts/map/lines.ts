import { board } from '../../src/games/cherez-ural/content/board';
import { isSpace } from '../../src/games/cherez-ural/rules/spaces';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { RIVER_LINES, ROAD_BOWS, SEA_LANES } from '../mapData';
import { catmullRom, distance, lengthOf, type Point, resample } from './plane';
import type { Sheet } from './projection';

export type EdgeKind = 'river' | 'portage' | 'land' | 'sea';
export type Edge = {
  readonly kind: EdgeKind;
  readonly a: string;
  readonly b: string;
  readonly line: readonly Point[];
  readonly system?: string;
};

const MEANDER = { height: 1.5, length: 17 } as const;
const SPACING = 4.6;

/** Returns the position of a space or of a pair of numbers: degrees for rivers, px of the sheet for sea lanes. */
function placeOf(sheet: Sheet, token: string, kind: EdgeKind): Point {
  if (isSpace(token)) return entryOf(sheet.spaces, token);
  const [first = Number.NaN, second = Number.NaN] = token.split(' ').map(Number);
  if (!Number.isFinite(first) || !Number.isFinite(second))
    throw new Error(`${kind} point "${token}" is no place`);
  return kind === 'sea' ? [first, second] : sheet.project(first, second);
}

/** Returns the nodes of branches: spaces, ends, and points shared by several branches of the system. */
function nodesOf(branches: readonly (readonly string[])[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const branch of branches) for (const token of branch) seen.set(token, (seen.get(token) ?? 0) + 1);
  const nodes = new Set<string>();
  for (const branch of branches) {
    nodes.add(itemAt(branch, 0));
    nodes.add(itemAt(branch, -1));
    for (const token of branch) if (isSpace(token) || (seen.get(token) ?? 0) > 1) nodes.add(token);
  }
  return nodes;
}

/** Adds a sine wave that fades out at both ends, so that the line still meets its nodes. */
function meander(line: readonly Point[]): Point[] {
  const points = resample(line, SPACING);
  const length = lengthOf(points);
  const waves = Math.max(1, Math.round(length / MEANDER.length));
  return points.map((p, i) => {
    if (i === 0 || i === points.length - 1) return p;
    const t = i / (points.length - 1);
    const before = itemAt(points, i - 1);
    const after = itemAt(points, i + 1);
    const size = distance(before, after) || 1;
    const fade = Math.min(1, t * waves, (1 - t) * waves);
    const off = MEANDER.height * fade * Math.sin(2 * Math.PI * waves * t + 0.6);
    return [p[0] - ((after[1] - before[1]) / size) * off, p[1] + ((after[0] - before[0]) / size) * off];
  });
}

function chainEdges(
  sheet: Sheet,
  kind: EdgeKind,
  system: string,
  texts: readonly string[],
  finish: (line: readonly Point[]) => Point[],
): Edge[] {
  const branches = texts.map((text) => text.split(' / '));
  const nodes = nodesOf(branches);
  return branches.flatMap((branch) => {
    const { line, at } = catmullRom(
      branch.map((token) => placeOf(sheet, token, kind)),
      12,
    );
    const cuts = branch.flatMap((token, i) => (nodes.has(token) ? [i] : []));
    return cuts.slice(1).map((to, i): Edge => {
      const from = itemAt(cuts, i);
      return {
        kind,
        system,
        a: itemAt(branch, from),
        b: itemAt(branch, to),
        line: finish(line.slice(at[from], itemAt(at, to) + 1)),
      };
    });
  });
}

function bowed(a: Point, b: Point, bow: number): Point[] {
  const length = distance(a, b);
  const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const steps = Math.max(2, Math.round(length / 9));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const off = bow * length * 4 * t * (1 - t) * 0.5;
    return [a[0] + (b[0] - a[0]) * t + nx * off, a[1] + (b[1] - a[1]) * t + ny * off];
  });
}

/** Returns all ways of pieces. Sea lanes are not drawn. */
export function waysOf(sheet: Sheet): Edge[] {
  const rivers = Object.entries(RIVER_LINES).flatMap(([system, branches]) =>
    chainEdges(sheet, 'river', system, branches, meander),
  );
  const lanes = Object.entries(SEA_LANES).flatMap(([sea, branches]) =>
    chainEdges(sheet, 'sea', sea, branches, (line) => resample(line, 14)),
  );
  const straight = board.routes
    .filter((route) => route.kind !== 'river')
    .map((route): Edge => {
      const [a, b] = route.between;
      const kind = route.kind === 'portage' ? 'portage' : 'land';
      const bow = ROAD_BOWS[`${a}–${b}`] ?? 0;
      return {
        kind,
        a,
        b,
        line: bowed(entryOf(sheet.spaces, a), entryOf(sheet.spaces, b), kind === 'portage' ? 0 : bow),
      };
    });
  return [...rivers, ...straight, ...lanes];
}

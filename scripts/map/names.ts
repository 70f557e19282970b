/** Places names of rivers, seas and regions. They are decoration, so each is left out where it would be in the way. */
import { board } from '../../src/games/cherez-ural/content/board';
import { REGIONS, type Region } from '../../src/games/cherez-ural/content/terms';
import { REGION_NAME } from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { REGION_NAMES, RIVER_NAMES, SEA_NAME_LINES, SEA_NAMES } from '../mapData';
import type { Language } from './labels';
import type { Edge } from './lines';
import { widthOf } from './metrics';
import { type Candidate, cheapest, FURNITURE, type Item, type Placed, pieceBox } from './placement';
import {
  type Box,
  catmullRom,
  distance,
  distanceToSegment,
  HOME,
  insideRing,
  overlap,
  type Point,
  pathOf,
  resample,
} from './plane';

export type CurvedName = { readonly text: string; readonly d: string };
export type RiverName = { readonly text: string; readonly line: readonly Point[] };
/** `x` and `y` are the name's centre. */
export type RegionName = {
  readonly region: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
};

const RIVER_SIZE = { en: 12, ja: 12 } as const;
const { size: REGION_SIZE, tracking: TRACKING, leading: LEADING } = REGION_NAME;
const LIFT = 3.4;
/** Places tried for a region's name: enough for several parts of the region */
const MOST_PLACES = 600;
/** Grid of the search for a region's name, in px */
const GRID = 6;

const lengthOf = (river: string, language: Language) => widthOf(river, 'italic') * RIVER_SIZE[language] + 6;

const near = (p: Point, box: Box, r: number) =>
  Math.abs(p[0] - box.x) < box.w / 2 + r && Math.abs(p[1] - box.y) < box.h / 2 + r;

/** Returns the line without its meander, as a running mean. */
function calm(line: readonly Point[], width: number): Point[] {
  return line.map((_, i) => {
    const w = Math.min(width, i, line.length - 1 - i);
    const part = line.slice(i - w, i + w + 1);
    return [
      part.reduce((sum, p) => sum + p[0], 0) / part.length,
      part.reduce((sum, p) => sum + p[1], 0) / part.length,
    ];
  });
}

export function riverNamesOf(
  edges: readonly Edge[],
  placed: readonly Placed[],
  spaces: Readonly<Record<string, Point>>,
  language: Language,
): RiverName[] {
  const boxesOf = (isCost: boolean) =>
    placed.filter(({ kind }) => (kind === 'cost') === isCost).map(({ box }) => box);
  const [solid, costs] = [boxesOf(false), boxesOf(true)];
  const roads = edges.filter((e) => e.kind !== 'sea');
  const taken: Box[] = [];
  const names: RiverName[] = [];
  for (const river of RIVER_NAMES) {
    const text = river[language];
    const size = RIVER_SIZE[language];
    const length = lengthOf(text, language);
    let best: { cost: number; line: Point[] } | null = null;
    for (const edge of edges) {
      if (edge.kind !== 'river' || edge.system !== river.system) continue;
      if (river.between !== undefined && !river.between.includes(`${edge.a}–${edge.b}`)) continue;
      const line = resample(calm(resample(edge.line, 2), 9), 2);
      const count = Math.round(length / 2);
      for (let from = 3; from + count < line.length - 3; from += 2) {
        const part = line.slice(from, from + count + 1);
        const a = itemAt(part, 0);
        const b = itemAt(part, -1);
        const straight = distance(a, b);
        if (straight < length * 0.8) continue;
        const slope = Math.abs(b[1] - a[1]) / straight;
        const leftToRight = a[0] <= b[0] ? part : [...part].reverse();
        for (const side of [-1, 1]) {
          const lifted = leftToRight.map((p, i): Point => {
            const before = itemAt(leftToRight, Math.max(0, i - 3));
            const after = itemAt(leftToRight, Math.min(leftToRight.length - 1, i + 3));
            const d = distance(before, after) || 1;
            const off = side < 0 ? LIFT : LIFT + size * 0.62;
            return [
              p[0] + ((after[1] - before[1]) / d) * off * -side,
              p[1] + ((after[0] - before[0]) / d) * off * side,
            ];
          });
          let cost = (length / straight - 1) * 260 + slope * 26 + (side > 0 ? 5 : 0);
          for (const p of lifted) {
            const body: Point = [p[0], p[1] - size * 0.34];
            for (const box of solid) if (near(body, box, 3)) cost += 22;
            for (const box of costs) if (near(body, box, 0)) cost += 5;
            for (const box of taken) if (near(body, box, 4)) cost += 22;
            for (const s of Object.values(spaces)) if (distance(body, s) < 13) cost += 12;
            for (const road of roads)
              if (road !== edge)
                for (let i = 0; i + 1 < road.line.length; i += 1)
                  if (
                    Math.abs(itemAt(road.line, i)[0] - body[0]) < 12 &&
                    distanceToSegment(body, itemAt(road.line, i), itemAt(road.line, i + 1)) < 6
                  )
                    cost += 1.5;
          }
          if (best === null || cost < best.cost) best = { cost, line: lifted };
        }
      }
    }
    if (best === null || best.cost > 150) continue;
    for (const p of best.line) taken.push({ x: p[0], y: p[1] - 4, w: 8, h: 9 });
    names.push({ text, line: best.line });
  }
  return names;
}

/** Length of a name's path relative to the name at glyph scale 1, because glyphs can be larger */
const LONGER = 1.5;

const lengthOfLine = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, p, i) => sum + distance(p, itemAt(line, i)), 0);

/** Extends a line straight and equally at both ends, up to a length in px. */
function extended(line: readonly Point[], wanted: number): readonly Point[] {
  const length = lengthOfLine(line);
  const beyond = ([ax, ay]: Point, [bx, by]: Point): Point => {
    const k = (wanted - length) / 2 / (distance([ax, ay], [bx, by]) || 1);
    return [ax + (ax - bx) * k, ay + (ay - by) * k];
  };
  const { length: count } = line;
  return [
    beyond(itemAt(line, 0), itemAt(line, 1)),
    ...line,
    beyond(itemAt(line, count - 1), itemAt(line, count - 2)),
  ];
}

/** Returns a river's name and its path. A name in a bend has a shorter line than elsewhere, but needs the same path. */
export const riverPath = ({ text, line }: RiverName, language: Language): CurvedName => {
  const length = lengthOf(text, language);
  return { text, d: pathOf(extended(resample(line, Math.max(8, length / 6)), LONGER * length)) };
};

/** Returns the boxes along a river's name at a given glyph scale. */
export function riverBoxes({ text, line }: RiverName, language: Language, scale: number): Box[] {
  const size = RIVER_SIZE[language] * scale;
  const middle = itemAt(line, Math.floor(line.length / 2));
  return line
    .filter((p) => distance(p, middle) < (lengthOf(text, language) * scale) / 2)
    .map(([x, y]) => ({ x, y: y - size * 0.34, w: size * 0.7, h: size * 0.9 }));
}

export function seaNamesOf(language: Language): CurvedName[] {
  return Object.entries(SEA_NAME_LINES).map(([sea, points]) => {
    const line = resample(catmullRom(points, 12).line, 16);
    return {
      text: entryOf(SEA_NAMES, sea)[language],
      d: pathOf(extended(line, LONGER * lengthOfLine(line))),
    };
  });
}

/**
 * Returns the places where each region's name fits well inside its region. It may cross rivers and roads, which are
 * still readable below it.
 */
export function regionItems(
  rings: Readonly<Record<Region, readonly Point[]>>,
  onLand: (p: Point) => boolean,
  edges: readonly Edge[],
  spaces: Readonly<Record<string, Point>>,
  language: Language,
): readonly Item[] {
  return REGIONS.map((region): Item => {
    const own = board.spaces
      .filter((space) => space.region === region)
      .map((space) => entryOf(spaces, space.id));
    const middle: Point = [
      own.reduce((sum, p) => sum + p[0], 0) / own.length,
      own.reduce((sum, p) => sum + p[1], 0) / own.length,
    ];
    const known = new Map<number, boolean>();
    // Cached, because the same few thousand points are tested again and again.
    const inside = ([px, py]: Point) => {
      const [gx, gy] = [Math.round(px / GRID), Math.round(py / GRID)];
      const key = gx * 1000 + gy;
      const p: Point = [gx * GRID, gy * GRID];
      const answer = known.get(key) ?? (insideRing(p, rings[region]) && onLand(p));
      known.set(key, answer);
      return answer;
    };
    const candidates: Candidate[] = [];
    for (const { w, h } of regionShapes(region, language).map(sizeOfRegionName))
      for (let x = 20; x < HOME.width - 20; x += GRID)
        for (let y = 20; y < HOME.height - 20; y += GRID) {
          const box: Box = { x, y, w, h };
          const corners = [-0.5, 0, 0.5].flatMap((s) =>
            [-0.5, 0.5].map((t): Point => [x + s * box.w, y + t * box.h]),
          );
          if (FURNITURE.some((piece) => overlap(box, piece, 1) > 0)) continue;
          if (!corners.every(inside)) continue;
          let cost = distance([x, y], middle) * 0.2;
          for (const space of board.spaces) {
            const at = entryOf(spaces, space.id);
            cost += 10 * overlap(box, { x: at[0], y: at[1], w: 18, h: 18 }, 2);
            cost += 2 * overlap(box, pieceBox(space, at));
          }
          for (const edge of edges)
            if (edge.kind !== 'sea') for (const p of edge.line) if (near(p, box, 0)) cost += 3;
          candidates.push({ box, cost });
        }
    return { kind: 'region', of: region, candidates: cheapest(candidates, MOST_PLACES) };
  });
}

function regionShapes(region: string, language: Language): readonly (readonly string[])[] {
  const full = entryOf(REGION_NAMES, region)[language];
  return full.includes(' ') ? [full.split(' '), [full]] : [[full]];
}

const sizeOfRegionName = (lines: readonly string[]) => ({
  w: Math.max(...lines.map((line) => (widthOf(line, 'bold') + line.length * TRACKING) * REGION_SIZE)) + 2,
  h: ((lines.length - 1) * LEADING + 0.8) * REGION_SIZE + 2,
});

export const regionNamesOf = (placed: readonly Placed[], language: Language): RegionName[] =>
  placed
    .filter(({ kind }) => kind === 'region')
    .map(({ of: region, box }) => {
      const shapes = regionShapes(region, language);
      const lines =
        shapes.find((each) => Math.abs(sizeOfRegionName(each).h - box.h) < 0.1) ?? itemAt(shapes, 0);
      return { region, lines, x: box.x, y: box.y };
    });

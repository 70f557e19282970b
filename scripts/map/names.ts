/** Names of rivers, seas and regions: ornament, so each is left out where it would get in the way. */
import { board } from '../../src/games/cherez-ural/content/board';
import { REGIONS } from '../../src/games/cherez-ural/content/terms';
import { REGION_NAME_SPOTS, REGION_NAMES, RIVER_NAMES, SEA_NAME_LINES, SEA_NAMES } from '../map-data';
import type { Language } from './labels';
import type { Edge } from './lines';
import { widthOf } from './metrics';
import type { Placed } from './placement';
import {
  type Box,
  catmullRom,
  distance,
  distanceToSegment,
  overlap,
  type Point,
  pathOf,
  resample,
} from './plane';
import type { Sheet } from './projection';

export type CurvedName = { readonly text: string; readonly d: string };
export type RegionName = {
  readonly region: string;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
};

const RIVER_SIZE = { en: 11, ja: 10 } as const;
const REGION_SIZE = { en: 14, ja: 14 } as const;
const LIFT = 3.4;

const near = (p: Point, box: Box, r: number) =>
  Math.abs(p[0] - box.x) < box.w / 2 + r && Math.abs(p[1] - box.y) < box.h / 2 + r;

/** The line without its meander: a running mean. */
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
): CurvedName[] {
  const solid = placed.filter((p) => p.kind !== 'badge' && p.kind !== 'village').map((p) => p.box);
  const badges = placed.filter((p) => p.kind === 'badge').map((p) => p.box);
  const roads = edges.filter((e) => e.kind !== 'sea');
  const taken: Box[] = [];
  const names: CurvedName[] = [];
  for (const river of RIVER_NAMES) {
    const text = river[language];
    const size = RIVER_SIZE[language];
    const length = widthOf(text, 'italic') * size + 6;
    let best: { cost: number; line: Point[] } | null = null;
    for (const edge of edges) {
      if (edge.kind !== 'river' || edge.system !== river.system) continue;
      if (river.between !== undefined && !river.between.includes(`${edge.a}–${edge.b}`)) continue;
      const line = resample(calm(resample(edge.line, 2), 9), 2);
      const count = Math.round(length / 2);
      for (let from = 3; from + count < line.length - 3; from += 2) {
        const part = line.slice(from, from + count + 1);
        const [a, b] = [part[0], part[part.length - 1]];
        const straight = distance(a, b);
        if (straight < length * 0.8) continue;
        const slope = Math.abs(b[1] - a[1]) / straight;
        const leftToRight = a[0] <= b[0] ? part : [...part].reverse();
        for (const side of [-1, 1]) {
          const lifted = leftToRight.map((p, i): Point => {
            const before = leftToRight[Math.max(0, i - 3)];
            const after = leftToRight[Math.min(leftToRight.length - 1, i + 3)];
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
            for (const box of solid) if (near(body, box, 4)) cost += 22;
            for (const box of taken) if (near(body, box, 4)) cost += 22;
            for (const box of badges) if (near(body, box, 2)) cost += 3.5;
            for (const s of Object.values(spaces)) if (distance(body, s) < 13) cost += 12;
            for (const road of roads)
              if (road !== edge)
                for (let i = 0; i + 1 < road.line.length; i += 1)
                  if (
                    Math.abs(road.line[i][0] - body[0]) < 12 &&
                    distanceToSegment(body, road.line[i], road.line[i + 1]) < 6
                  )
                    cost += 1.5;
          }
          if (best === null || cost < best.cost) best = { cost, line: lifted };
        }
      }
    }
    if (best === null || best.cost > 150) continue;
    for (const p of best.line) taken.push({ x: p[0], y: p[1] - 4, w: 8, h: 9 });
    names.push({ text, d: pathOf(resample(best.line, Math.max(8, length / 6))) });
  }
  return names;
}

export function seaNamesOf(sheet: Sheet, language: Language): CurvedName[] {
  return Object.entries(SEA_NAME_LINES).map(([sea, text]) => {
    const points = text.split(' / ').map((t) => {
      const [lat, lon] = t.split(' ').map(Number);
      return sheet.project(lat, lon);
    });
    const line = resample(catmullRom(points, 12).line, 16);
    return { text: SEA_NAMES[sea][language], d: pathOf(line) };
  });
}

export function regionNamesOf(
  sheet: Sheet,
  edges: readonly Edge[],
  placed: readonly Placed[],
  language: Language,
): RegionName[] {
  return REGIONS.flatMap((region) => {
    const size = REGION_SIZE[language];
    const full = REGION_NAMES[region][language];
    const shapes = full.includes(' ') ? [full.split(' '), [full]] : [[full]];
    let best: { cost: number; name: RegionName; width: number } | null = null;
    for (const spot of REGION_NAME_SPOTS[region]) {
      const [lat, lon] = spot.split(' ').map(Number);
      const [x, y] = sheet.project(lat, lon);
      for (const lines of shapes) {
        const w = Math.max(...lines.map((line) => (widthOf(line, 'bold') + line.length * 0.3) * size));
        const box: Box = { x, y, w, h: lines.length * size * 1.25 };
        let cost = 0;
        for (const p of placed) {
          if (p.kind === 'village') continue;
          cost += overlap(box, p.box, 2) * (p.kind === 'badge' ? 0.25 : 1.2);
        }
        for (const space of board.spaces) {
          const [sx, sy] = sheet.spaces[space.id];
          cost += overlap(box, { x: sx, y: sy, w: 16, h: 16 }, 2);
        }
        for (const edge of edges)
          if (edge.kind !== 'sea') for (const p of edge.line) if (near(p, box, 0)) cost += 5;
        if (best === null || cost < best.cost)
          best = { cost, width: w, name: { region, lines, x: Math.round(x), y: Math.round(y) } };
      }
    }
    return best !== null && best.cost < 260 ? [best.name] : [];
  });
}

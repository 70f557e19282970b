import { BLEED, type Point, pathOf, randomFrom, simplify } from './plane';
import type { Sheet } from './projection';

/** Draws circles of latitude every 5° and meridians every 10°. */
export function graticuleOf(sheet: Sheet): string {
  const seen = (p: Point) => p[0] > BLEED.x0 && p[0] < BLEED.x1 && p[1] > BLEED.y0 && p[1] < BLEED.y1;
  const lines: Point[][] = [];
  const add = (points: readonly Point[]) => {
    const kept = points.filter(seen);
    if (kept.length > 1) lines.push(simplify(kept, 0.9));
  };
  for (let lat = 40; lat <= 82; lat += 5)
    add(Array.from({ length: 94 }, (_, i) => sheet.project(lat, 5 + i * 2)));
  for (let lon = 10; lon <= 190; lon += 10)
    add(Array.from({ length: 54 }, (_, i) => sheet.project(30 + i, lon)));
  return lines.map((line) => pathOf(line)).join('');
}

/** Draws rows of short dashes on the sea, like the shading of engraved maps. */
export function engravingOf(onLand: (p: Point) => boolean): string {
  const random = randomFrom(1701);
  let d = '';
  for (let y = BLEED.y0 + 4; y < BLEED.y1; y += 8) {
    for (let x = BLEED.x0 + random() * 60; x < BLEED.x1; ) {
      const length = 5 + random() * random() * 26;
      if (!onLand([x, y]) && !onLand([x + length, y]))
        d += `M${Math.round(x)} ${Math.round(y + random() * 2 - 1)}h${Math.round(length)}`;
      x += length + 16 + random() * 60;
    }
  }
  return d;
}

/** Draws drift ice for winter: broken strokes along the parallels between 68° and 78° N. */
export function iceOf(sheet: Sheet, onLand: (p: Point) => boolean): string {
  const random = randomFrom(1737);
  const strokes: string[] = [];
  for (let n = 0; n < 900 && strokes.length < 160; n++) {
    const lat = 68 + 10 * random();
    const lon = 30 + 160 * random();
    const long = 0.8 + random() * 1.6;
    const line = [0, 0.35, 0.7, 1].map((t) => sheet.project(lat + (random() - 0.5) * 0.22, lon + long * t));
    const visible = line.every((p) => p[0] > 0 && p[0] < BLEED.x1 && p[1] > 0 && p[1] < BLEED.y1);
    if (visible && line.every((p) => !onLand(p) && !onLand([p[0], p[1] + 5]) && !onLand([p[0], p[1] - 5])))
      strokes.push(pathOf(line));
  }
  return strokes.join('');
}

import { RANGES, WOODS } from '../mapData';
import { catmullRom, lengthOf, type Point, pathOf, randomFrom, resample } from './plane';
import type { Sheet } from './projection';

/** Positions of a grove's trees. */
const GROVE: readonly Point[] = [
  [-6, 1],
  [-3, -2.2],
  [0.4, 1.6],
  [3, -2],
  [6.2, 0.8],
];

const pair = (text: string) => text.split(' ').map(Number) as [number, number];

/** Draws hills and firs where they cover nothing of the game. `free` returns the free space around a point. */
export function reliefOf(sheet: Sheet, onLand: (p: Point) => boolean, free: (p: Point) => number) {
  const random = randomFrom(1689);
  const hills: string[] = [];
  const shades: string[] = [];
  /** Alternating x and y of the trees' feet */
  const firs: number[] = [];
  const taken: Point[] = [];
  const room = (p: Point, r: number) =>
    onLand(p) && free(p) > r && taken.every((q) => Math.hypot(p[0] - q[0], (p[1] - q[1]) * 1.4) > r * 0.9);

  for (const range of RANGES) {
    const line = catmullRom(
      range.split(' / ').map((text) => sheet.project(...pair(text))),
      10,
    ).line;
    for (const row of [-5.5, 0, 5]) {
      resample(line, 10.5).forEach((at, i) => {
        if (lengthOf(line) < 12 || (row !== 0 && random() < 0.45)) return;
        const p: Point = [at[0] + (random() - 0.5) * 5 + (row === 0 ? 0 : (i % 2) * 4 - 2), at[1] + row];
        if (!room(p, 9)) return;
        taken.push(p);
        const [x, y] = p;
        const w = 3.4 + random() * 1.8;
        const h = 4.4 + random() * 2.6;
        hills.push(
          pathOf([
            [x - w, y + h / 2],
            [x - w * 0.35, y - h * 0.2],
            [x, y - h / 2],
            [x + w * 0.4, y - h * 0.05],
            [x + w, y + h / 2],
          ]),
        );
        shades.push(
          pathOf(
            [
              [x, y - h / 2],
              [x + w * 0.4, y - h * 0.05],
              [x + w, y + h / 2],
              [x + w * 0.25, y + h * 0.42],
              [x + w * 0.1, y],
            ],
            true,
          ),
        );
      });
    }
  }
  for (const wood of WOODS) {
    const [lat0, lon0] = pair(wood.from);
    const [lat1, lon1] = pair(wood.to);
    for (let n = 0, tries = 0; n < wood.groves && tries < 200; tries++) {
      const centre = sheet.project(lat0 + (lat1 - lat0) * random(), lon0 + (lon1 - lon0) * random());
      if (!room(centre, 12)) continue;
      n++;
      taken.push(centre);
      for (const [dx, dy] of GROVE) {
        firs.push(Math.round(centre[0] + dx + random() - 0.5), Math.round(centre[1] + dy + random() - 0.5));
      }
    }
  }
  return { hills: hills.join(''), shades: shades.join(''), firs };
}

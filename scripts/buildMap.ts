/** `npx tsx scripts/buildMap.ts`: draws the map at build time. The same data gives the same file. */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { board } from '../src/games/cherez-ural/content/board';
import { entryOf, itemAt } from '../src/rules-kit/indexed';
import { LANGUAGES, type Language, labelOf } from './map/labels';
import { landOf, ornamentalRivers } from './map/land';
import { type Edge, waysOf } from './map/lines';
import { regionItems, regionNamesOf, riverBoxes, riverNamesOf, riverPath, seaNamesOf } from './map/names';
import { nearestSpace, type Placed, placeAll, placeVillages } from './map/placement';
import { BLEED, type Box, distance, HOME, type Point, pathOf } from './map/plane';
import { sheet } from './map/projection';
import { regionsOf, shoreOf } from './map/regions';
import { reliefOf } from './map/relief';
import { engravingOf, graticuleOf, iceOf } from './map/sea';
import { secondLinesOf } from './map/secondLines';

export const OUTPUT = new URL('../src/games/cherez-ural/ui/map/geography.generated.json', import.meta.url);

const round = (value: number) => Math.round(value * 10) / 10;
const spot = (p: Point): [number, number] => [round(p[0]), round(p[1])];

function stepsOf(line: readonly Point[]): number[] {
  let [px, py] = [0, 0];
  return line.flatMap(([x, y]) => {
    const [tx, ty] = [Math.round(x * 10), Math.round(y * 10)];
    const step = [tx - px, ty - py];
    [px, py] = [tx, ty];
    return step;
  });
}

/** Returns the offsets of these boxes from their spaces. */
function offsetsOf(placed: readonly Placed[], kinds: readonly Placed['kind'][]) {
  return Object.fromEntries(
    placed
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ of, box }) => {
        const [x, y] = entryOf(sheet.spaces, of);
        return [of, spot([box.x - x, box.y - y])];
      }),
  );
}

function sheetFor(
  language: Language,
  edges: readonly Edge[],
  rings: ReturnType<typeof regionsOf>['rings'],
  onLand: (p: Point) => boolean,
) {
  const drawn = edges.filter((edge) => edge.kind !== 'sea');
  const lines = drawn.map(({ line, kind }) => ({
    line,
    weight: { river: 8, portage: 14, land: 7, sea: 0 }[kind],
  }));
  const world = { spaces: sheet.spaces, lines };
  const { placed } = placeAll(world, language, regionItems(rings, onLand, drawn, sheet.spaces, language));
  const rivers = riverNamesOf(drawn, placed, sheet.spaces, language);
  const all = [...placed, ...placeVillages(world, language, placed)];
  const riversAt = (scale: number) => rivers.flatMap((name) => riverBoxes(name, language, scale));
  const labels = Object.fromEntries(
    board.spaces.map((space) => {
      const { lines, size, w, h } = labelOf(space, language);
      return [space.id, { lines, size: round(size), w: round(w), h: round(h) }];
    }),
  );
  return {
    /** Boxes that relief icons must not cover */
    boxes: placed.filter(({ kind }) => kind !== 'cost').map(({ box }) => box),
    out: {
      labels,
      label: offsetsOf(all, ['label', 'village']),
      tray: offsetsOf(all, ['tray']),
      cost: offsetsOf(all, ['cost']),
      second: secondLinesOf(all, sheet.spaces, riversAt, language),
      rivers: rivers.map((name) => riverPath(name, language)),
      seas: seaNamesOf(language),
      regions: regionNamesOf(placed, language),
    },
  };
}

/** Draws everything that doesn't depend on the placement of names and chits. Fast enough for a test. */
export function drawSheet() {
  const edges = waysOf(sheet);
  const { land, lakes, onLand } = landOf(sheet);
  const { rings } = regionsOf(sheet);
  const drawn = edges.filter((edge) => edge.kind !== 'sea').map((edge) => edge.line);
  const toLines = (p: Point) =>
    drawn.reduce(
      (least, line) => line.reduce((l, q) => Math.min(l, distance(p, q)), least),
      Number.POSITIVE_INFINITY,
    );
  const thin = ornamentalRivers(sheet, (p) => Math.min(toLines(p) - 9, nearestSpace(p, sheet.spaces) - 13));
  const toThin = (p: Point) =>
    thin.reduce((l, line) => line.reduce((m, q) => Math.min(m, distance(p, q)), l), 99);
  return {
    edges,
    onLand,
    rings,
    /**
     * Returns the free space around a point: distance to spaces and routes, and with a smaller margin to decorative
     * rivers.
     */
    room: (p: Point) => Math.min(toLines(p), nearestSpace(p, sheet.spaces), toThin(p) + 5),
    out: {
      home: [HOME.width, HOME.height],
      bleed: [BLEED.x0, BLEED.y0, BLEED.x1, BLEED.y1],
      land: land.map((ring) => pathOf(ring, true)).join(''),
      lakes: lakes.map((ring) => pathOf(ring, true)).join(''),
      thinRivers: thin.map((line) => pathOf(line)).join(''),
      graticule: graticuleOf(sheet),
      engraving: engravingOf(onLand),
      ice: iceOf(sheet, onLand),
      regions: Object.fromEntries(
        Object.entries(rings).map(([region, ring]) => [region, pathOf(ring, true)]),
      ),
      shores: Object.fromEntries(
        Object.entries(rings).map(([region, ring]) => [
          region,
          shoreOf(ring, land)
            .map((line) => pathOf(line))
            .join(''),
        ]),
      ),
      spaces: Object.fromEntries(Object.entries(sheet.spaces).map(([id, p]) => [id, spot(p)])),
      edges: edges.map(({ kind, a, b, line }) => ({ kind, a, b, line: stepsOf(line) })),
    },
  };
}

export function buildMap() {
  const { edges, onLand, rings, room, out } = drawSheet();
  const languages = LANGUAGES.map((language) => sheetFor(language, edges, rings, onLand));
  const boxes: Box[] = languages.flatMap((each) => each.boxes);
  const hit = (p: Point) =>
    boxes.some((b) => Math.abs(b.x - p[0]) < b.w / 2 + 5 && Math.abs(b.y - p[1]) < b.h / 2 + 5);
  return {
    about:
      'Made by scripts/buildMap.ts; do not edit. Land, lakes and thin rivers: Natural Earth, public domain.',
    ...out,
    ...reliefOf(sheet, onLand, (p) => (hit(p) ? 0 : room(p))),
    text: Object.fromEntries(LANGUAGES.map((language, i) => [language, itemAt(languages, i).out])),
  };
}

export const textOf = (map: ReturnType<typeof buildMap>) => `${JSON.stringify(map)}\n`;

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const text = textOf(buildMap());
  writeFileSync(OUTPUT, text);
  console.log(`${(text.length / 1024).toFixed(0)} KB to ${OUTPUT.pathname}`);
}

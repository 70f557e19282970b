/** Where everything on the sheet lies in one position: names and trays as settled when the map was built, pieces and markers
 *  around their spaces so that nothing hides anything else. No browser is asked. */
import { keep } from '../../../../rules-kit/keep';
import {
  around,
  type Box,
  best,
  type Choice,
  clash,
  depth,
  isClear,
  type Option,
  settle,
  type Thing,
} from '../../../../table/board/crowd';
import { placesOn } from '../../../../table/board/labels';
import type { Point } from '../../../../table/board/view';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { geography, type Place } from './geography';
import { lineOfLeg } from './network';
import { secondHeight, secondShift } from './secondLine';
import type { MapLanguage, MapLeg, MapMarker, MapPiece, MapTarget } from './types';

/** Sizes of things, in px at the glyphs' own size. */
export const CHIT = { edge: 16.5, step: 18 } as const;
export const DISC = 20;
export const DIGIT = 6.4;
const SHIELD = { w: 18, h: 22, halo: 1.6, acting: 3.4, step: 19.5, closeStep: 12 } as const;
const MARKER = { w: 12, h: 12 } as const;
export const PILL = { w: 29, h: 18 } as const;
/** From a space's middle to that of a piece that stands on its upper edge. */
const STANDS = -DISC / 2 + 1.5 - SHIELD.h / 2;
const GAPS = [1, 7, 15, 25, 37] as const;
/** Something that lies further from its space than this has a line to it. */
export const LEAD_FROM = 12;
/** Villages are named once glyphs have shrunk so far against the sheet. */
export const VILLAGES_FROM = 0.752;

/** A thing at some px of its own size from a point of the sheet, where glyphs have a scale. */
type At = (from: Point, offset: Point, size: Pick<Box, 'w' | 'h'>) => Box;
const atScale =
  (g: number): At =>
  ([x, y], [dx, dy], { w, h }) => ({ x: x + dx * g, y: y + dy * g, w: w * g, h: h * g });

const spotsOf = ({ explorationSpot, huntingSpot }: Space) => Number(explorationSpot) + Number(huntingSpot);

/** Where the chits of a space lie beside the middle of their tray. */
export const chitSteps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => (i - (count - 1) / 2) * CHIT.step);

function nameAt(at: At, space: Space, language: MapLanguage, g: number): Thing {
  const { label, labels, second } = geography.text[language];
  const { pivot, offset } = label[space.id];
  const { size, w, h } = labels[space.id];
  const grows = g <= (second[space.id] ?? 0);
  const [shift, more] = grows ? [secondShift(size, offset[1], h), secondHeight(size)] : [0, 0];
  const box = at(pivot, [offset[0], offset[1] + shift], { w: w - 3, h: h + more - 2 });
  return { ...box, kind: 'name', id: `name ${space.id}`, written: true };
}

function chitsAt(at: At, space: Space, { pivot, offset: [x, y] }: Place): Thing[] {
  return chitSteps(spotsOf(space)).map((step, i) => ({
    ...at(pivot, [x + step, y], { w: CHIT.edge, h: CHIT.edge }),
    kind: 'chit',
    id: `${space.id} ${i}`,
  }));
}

export type Standing = {
  readonly things: readonly Thing[];
  readonly names: ReadonlySet<SpaceId>;
  readonly trays: ReadonlySet<SpaceId>;
  /** Whether every city is named and every chit is there. */
  readonly isWhole: (part: (space: SpaceId) => boolean) => boolean;
};

const RANK: Readonly<Record<Space['kind'], number>> = { baseCity: 0, city: 1, village: 2 };

/** What doesn't change during play, at a scale of glyphs: signs of spaces, then chits and names as far as they have room; up to
 *  the scale of 1 all have it. */
function standing(language: MapLanguage, g: number): Standing {
  const at = atScale(g);
  const { tray } = geography.text[language];
  const things: Thing[] = board.spaces.map(({ id }) => ({
    ...at(geography.spaces[id], [0, 0], { w: DISC, h: DISC }),
    kind: 'space',
    id,
  }));
  const [names, trays] = [new Set<SpaceId>(), new Set<SpaceId>()];
  const add = (into: Set<SpaceId>, { id }: Space, more: readonly Thing[]) => {
    if (g > 1 && more.some((a) => things.some((b) => clash(a, b) || depth(a, b) > 2))) return;
    things.push(...more);
    into.add(id);
  };
  for (const space of [...board.spaces].sort((a, b) => RANK[a.kind] - RANK[b.kind])) {
    if (spotsOf(space) > 0 && tray[space.id] !== undefined)
      add(trays, space, chitsAt(at, space, tray[space.id]));
    if (space.kind !== 'village' || g <= VILLAGES_FROM) add(names, space, [nameAt(at, space, language, g)]);
  }
  const isWhole: Standing['isWhole'] = (part) =>
    board.spaces.every(
      (space) =>
        !part(space.id) ||
        ((space.kind === 'village' || names.has(space.id)) && (spotsOf(space) === 0 || trays.has(space.id))),
    );
  return { things, names, trays, isWhole };
}

const known = new Map<string, Standing>();

/** As it was found for the last few scales. */
export function standingAt(language: MapLanguage, g: number): Standing {
  const key = `${language} ${g}`;
  return known.get(key) ?? keep(known, 12, key, standing(language, g));
}

/** Rows of pieces, as steps from their middle. */
function rowsOf(count: number, perRow: number): readonly Point[] {
  const step = perRow > 4 ? SHIELD.closeStep : SHIELD.step;
  const rows = Math.ceil(count / perRow);
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    return [((i % perRow) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * (SHIELD.h + 3)];
  });
}

type Spread = Option & { readonly offsets: readonly Point[] };

const extent = (points: readonly Point[], axis: 0 | 1) =>
  Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));

/** What is worse by so much than the first way at least: beside the space, not at its own place. */
const ASIDE = 12;

/** The pieces of one space stand on its upper edge, else around it. */
function piecesAround(at: At, here: readonly MapPiece[]): Choice<Spread> {
  const space = geography.spaces[here[0].at];
  const shape = (perRow: number) => {
    const steps = rowsOf(here.length, perRow);
    const size = { w: extent(steps, 0) + SHIELD.w + 2, h: extent(steps, 1) + SHIELD.h + 2 };
    const above: Point = [0, STANDS - extent(steps, 1) / 2];
    const way = ([x, y]: Point, cost: number): Spread => {
      const offsets = steps.map(([dx, dy]): Point => [x + dx, y + dy]);
      const things = offsets.map((offset, i): Thing => {
        const { id, acting } = here[i];
        const halo = at(space, offset, { w: acting ? SHIELD.acting : SHIELD.halo, h: 0 }).w;
        return { ...at(space, offset, SHIELD), kind: 'piece', id, halo };
      });
      return { offsets, cost, things };
    };
    return { size, above, way };
  };
  const inRow = shape(here.length);
  return {
    first: inRow.way(inRow.above, 0),
    from: ASIDE,
    ways: () =>
      [...new Set([here.length, Math.ceil(here.length / 2), 1])]
        .flatMap((perRow, i) => {
          const { size, above, way } = shape(perRow);
          return [above, ...around(DISC, size, GAPS)].map((middle, j) =>
            way(middle, ASIDE + i * 5 + j * 0.6),
          );
        })
        .sort((a, b) => a.cost - b.cost),
  };
}

/** A marker lies at the lower right of its space, else around it. */
function markerAround(at: At, { at: id, kind }: MapMarker): Choice<Spread> {
  const way = (offset: Point, cost: number): Spread => ({
    offsets: [offset],
    cost,
    things: [{ ...at(geography.spaces[id], offset, MARKER), kind: 'marker', id: `${id} ${kind}`, halo: 1 }],
  });
  return {
    first: way([14, 10], 0),
    from: ASIDE,
    ways: () => around(DISC, MARKER, GAPS).map((middle, i) => way(middle, ASIDE + i * 0.6)),
  };
}

/** The figure in a target's ring. */
function figureIn(at: At, { at: id, ways: [first] }: MapTarget): Thing {
  const digits = first?.cost == null ? 1.6 : `${first.cost}`.length;
  const box = at(geography.spaces[id], [0, -0.8], { w: digits * DIGIT, h: 9 });
  return { ...box, kind: 'figure', id: `figure ${id}`, inside: id };
}

export type Layout = Pick<Standing, 'names' | 'trays'> & {
  readonly things: readonly Thing[];
  /** How far from their spaces pieces and markers lie, in px at the glyphs' own size. */
  readonly offsets: ReadonlyMap<string, Point>;
};

export type Laid = {
  readonly language: MapLanguage;
  readonly pieces: readonly MapPiece[];
  readonly markers: readonly MapMarker[];
  readonly targets: readonly MapTarget[];
};

export function layoutOf({ language, pieces, markers, targets }: Laid, g: number): Layout {
  const at = atScale(g);
  const { names, trays, things } = standingAt(language, g);
  const groups = new Map<SpaceId, MapPiece[]>();
  for (const piece of pieces) groups.set(piece.at, [...(groups.get(piece.at) ?? []), piece]);
  const still = [...things, ...targets.map((target) => figureIn(at, target))];
  const choices = [
    ...[...groups.values()].map((here) => piecesAround(at, here)),
    ...markers.map((marker) => markerAround(at, marker)),
  ];
  const settled = settle(choices, still);
  const offsets = new Map(
    settled.flatMap((option) => option.things.map(({ id }, i) => [id, option.offsets[i]] as const)),
  );
  return { names, trays, offsets, things: [...still, ...settled.flatMap((option) => option.things)] };
}

/** A place beside a space for something that shows only while it is pointed at, where it hides least. */
export function besideSpace(
  space: SpaceId,
  size: Pick<Box, 'w' | 'h'>,
  things: readonly Thing[],
  g: number,
): Point {
  const at = atScale(g);
  const options = around(DISC, size, GAPS).map(
    (offset, i): Spread => ({
      offsets: [offset],
      cost: i * 0.6,
      things: [{ ...at(geography.spaces[space], offset, size), kind: 'slip', id: space, halo: 0.5 }],
    }),
  );
  return best(options, things).offsets[0];
}

/** Each leg of a path with its pill's place; without one where its pill would hide something. */
export function pillsOf(legs: readonly MapLeg[], { things }: Pick<Layout, 'things'>, g: number) {
  const at = atScale(g);
  const taken = [...things];
  return legs.flatMap((leg) => {
    const options = placesOn(lineOfLeg(leg), [14 * g, 9 * g]).map(({ point, cost }) => ({
      point,
      cost,
      things: [{ ...at(point, [0, 0], PILL), kind: 'pill', id: `${leg.from}–${leg.to}`, halo: 0.8 }],
    }));
    const found = best(options, taken);
    if (!isClear(found, taken)) return [];
    taken.push(...found.things);
    return [{ leg, point: found.point }];
  });
}

/** The south, where spaces lie closest: what the inset shows. */
const PART: ReadonlySet<SpaceId> = new Set([
  'yeniseysk',
  'village-ket',
  'ilimsk',
  'ust-kut',
  'kirensk',
  'irkutsk',
  'selenginsk',
  'kyakhta',
  'nerchinsk',
  'albazin',
  'village-lena-upper',
  'village-transbaikal',
  'village-tungir',
]);
/** The scale of glyphs in the inset: small enough against the sheet that villages are named too. */
export const INSET_GLYPHS = 0.75;
const INSET_EDGE = 8;

export const isInPart = (space: SpaceId): boolean => PART.has(space);

/** The box round all that the inset shows, names and chits and a piece on each space too. */
export function partOf(language: MapLanguage): Box {
  const at = atScale(INSET_GLYPHS);
  const ends = [...PART].map((id) => at(geography.spaces[id], [0, STANDS], SHIELD));
  const things = standingAt(language, INSET_GLYPHS).things.filter(({ id }) =>
    PART.has(id.replace(/^name | \d$/g, '')),
  );
  const boxes = [...ends, ...things];
  const [left, top] = [
    Math.min(...boxes.map(({ x, w }) => x - w / 2)) - INSET_EDGE,
    Math.min(...boxes.map(({ y, h }) => y - h / 2)) - INSET_EDGE,
  ];
  const w = Math.max(...boxes.map((box) => box.x + box.w / 2)) + INSET_EDGE - left;
  const h = Math.max(...boxes.map((box) => box.y + box.h / 2)) + INSET_EDGE - top;
  return { x: left + w / 2, y: top + h / 2, w, h };
}

/**
 * Arranges objects around the spots of a board. Sizes are in px at glyph scale 1; `g` is the scale of glyphs on the
 * sheet.
 */
import { itemAt } from '../../rules-kit/indexed';
import { around, type Box, best, type Choice, type Option, type Placeable } from './crowd';
import { type LabelPlace, placesOn } from './labels';
import type { Point } from './view';

type Dimensions = Pick<Box, 'w' | 'h'>;

/** Returns the box of an object at an offset from a point of the sheet. */
export const boxAt = (g: number, [x, y]: Point, [dx, dy]: Point, { w, h }: Dimensions): Box => ({
  x: x + dx * g,
  y: y + dy * g,
  w: w * g,
  h: h * g,
});

export type Spread = Option & { readonly offsets: readonly Point[] };

/** Distances from a disc's edge for objects that don't fit nearer, in px */
const GAPS = [1, 4, 7, 11, 15, 20, 25, 31, 37, 48] as const;
/** Small sideways shifts from the preferred place, in px, and their minimum cost */
const SHIFTS = [5, -5, 9, -9] as const;
const SHIFTED = 6;
/** Minimum cost of a place elsewhere around the spot */
const ASIDE = 14;

export type PieceGroup = Dimensions & {
  readonly kind: string;
  readonly spot: Point;
  /** Id of the spot's own object */
  readonly on: string;
  /** Width of the spot's icon */
  readonly disc: number;
  readonly of: readonly { readonly id: string; readonly halo: number }[];
  /** Preferred centre of a single row, relative to the spot. More rows are placed above it. */
  readonly first: Point;
  /** Distance between neighbours; `close` applies to rows of more than four. */
  readonly step: number;
  readonly close: number;
};

/** Arranges objects in rows and returns their offsets from the centre. */
function rowsOf({ of, step, close, h }: PieceGroup, perRow: number): readonly Point[] {
  const across = perRow > 4 ? close : step;
  const rows = Math.ceil(of.length / perRow);
  return of.map((_, i): Point => {
    const row = Math.floor(i / perRow);
    const inRow = row === rows - 1 ? of.length - row * perRow : perRow;
    return [((i % perRow) - (inRow - 1) / 2) * across, (row - (rows - 1) / 2) * (h + 3)];
  });
}

const extent = (points: readonly Point[], axis: 0 | 1) =>
  Math.max(...points.map((p) => p[axis])) - Math.min(...points.map((p) => p[axis]));

/**
 * Returns the layouts for the objects of a spot: preferably in one row at their usual place, otherwise around the spot
 * or in fewer columns.
 */
export function layoutAround(g: number, standing: PieceGroup): Choice<Spread> {
  const { of, kind, spot, on, disc, w, h, first, step } = standing;
  const shape = (perRow: number) => {
    const steps = rowsOf(standing, perRow);
    const size = { w: extent(steps, 0) + w + 2, h: extent(steps, 1) + h + 2 };
    const own: Point = [first[0], first[1] - extent(steps, 1) / 2];
    const way = ([x, y]: Point, cost: number): Spread => {
      const offsets = steps.map(([dx, dy]): Point => [x + dx, y + dy]);
      const things = offsets.map((offset, i): Placeable => {
        const { id, halo } = itemAt(of, i);
        return { ...boxAt(g, spot, offset, { w, h }), kind, id, on, halo: halo * g };
      });
      return { offsets, cost, things };
    };
    return { size, own, way };
  };
  const inRow = shape(of.length);
  const ways = () =>
    [...new Set([of.length, Math.ceil(of.length / 2), 1])].flatMap((perRow, i) => {
      const { size, own, way } = shape(perRow);
      return [
        ...[0, ...SHIFTS].map((shift, j) => ({
          middle: [own[0] + shift, own[1]] as const,
          cost: SHIFTED + i * 5 + j,
          way,
        })),
        ...around(disc, size, GAPS).map((middle, j) => ({ middle, cost: ASIDE + i * 5 + j * 0.6, way })),
      ];
    });
  // The furthest that any layout can reach
  const [wide, high] = [of.length * (w + step), of.length * (h + 3)];
  const reach = disc + 2 * (itemAt(GAPS, -1) + Math.max(...of.map(({ halo }) => halo)));
  return {
    first: inRow.way(inRow.own, 0),
    from: SHIFTED,
    // A generator, because the first few layouts nearly always suffice.
    *ways() {
      for (const { middle, cost, way } of ways().sort((a, b) => a.cost - b.cost)) yield way(middle, cost);
    },
    within: boxAt(g, spot, [0, 0], { w: reach + 2 * wide, h: reach + 2 * high }),
  };
}

/**
 * Returns the offset at which a label beside a spot hides the least. The label is visible only while the pointer is on
 * the spot.
 */
export function besideSpot(
  g: number,
  spot: Point,
  disc: number,
  size: Dimensions,
  things: readonly Placeable[],
) {
  const ways = around(disc, size, GAPS).map((offset, i) => ({
    offset,
    cost: i * 0.6,
    things: [{ ...boxAt(g, spot, offset, size), kind: 'slip', id: '', halo: 0.5 * g }],
  }));
  return best(itemAt(ways, 0), ways, things).offset;
}

/** Returns the place on or beside each line where a label hides the least. */
export function labelsOn(
  g: number,
  lines: readonly (readonly Point[])[],
  size: Dimensions,
  things: readonly Placeable[],
): readonly LabelPlace[] {
  const taken = [...things];
  return lines.map((line) => {
    const ways = placesOn(line, [(size.w / 2) * g, (size.h / 2) * g]).map((place) => ({
      ...place,
      things: [{ ...boxAt(g, place.point, [0, 0], size), kind: 'label', id: '', halo: 0.8 * g }],
    }));
    const found = best(itemAt(ways, 0), ways, taken);
    taken.push(...found.things);
    return found;
  });
}

/** Finds the zoom from which a place's Russian name below its own name covers nothing. */
import { board } from '../../src/games/cherez-ural/content/board';
import { SECOND_FROM, secondHeight, secondShift, secondSize } from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf } from '../../src/rules-kit/indexed';
import { type Language, labelOf } from './labels';
import { widthOf } from './metrics';
import { FURNITURE, markerBox, type Placed, pieceBox, pivotOf, VILLAGE_SCALE } from './placement';
import { type Box, overlap, type Point } from './plane';

const STEP = 0.05;
/** Scale of glyphs at the closest zoom */
const SMALLEST = 0.3;

type Glyph = { readonly pivot: Point; readonly offset: Point; readonly w: number; readonly h: number };

const boxAt = ({ pivot, offset, w, h }: Glyph, scale: number): Box => ({
  x: pivot[0] + offset[0] * scale,
  y: pivot[1] + offset[1] * scale,
  w: w * scale,
  h: h * scale,
});

/** Returns the label with one more line. */
const grown = ({ pivot, offset: [x, y], w, h }: Glyph, size: number, width: number): Glyph => ({
  pivot,
  offset: [x, y + secondShift(size, y, h)],
  w: Math.max(w, width),
  h: h + secondHeight(size),
});

/**
 * Returns for each place the largest glyph scale at which its second line fits; places where it never fits are left
 * out.
 */
export function secondLinesOf(
  placed: readonly Placed[],
  spaces: Readonly<Record<string, Point>>,
  /** Returns the boxes of all other names at a given glyph scale. */
  namesAt: (scale: number) => readonly Box[],
  language: Language,
): Record<string, number> {
  const glyphs = placed.map(({ space, kind, box }) => {
    const pivot = pivotOf(box, entryOf(spaces, space));
    const scale = kind === 'village' ? VILLAGE_SCALE : 1;
    const offset: Point = [(box.x - pivot[0]) / scale, (box.y - pivot[1]) / scale];
    return { space, kind, glyph: { pivot, offset, w: box.w / scale, h: box.h / scale } };
  });
  const found: Record<string, number> = {};
  // Villages have no second name.
  const names = glyphs.filter(({ kind }) => kind === 'label');
  const withSecond = new Map<string, Glyph>();
  for (let scale = SECOND_FROM; scale >= SMALLEST; scale -= STEP) {
    const written = [...FURNITURE, ...namesAt(scale)];
    for (const { space, kind, glyph } of names) {
      if (found[space] !== undefined) continue;
      const { size } = labelOf(entryOf(board.space, space), language);
      const width = widthOf(entryOf(board.space, space).name.ru, 'cyrillic') * secondSize(size) + 3;
      const next = grown(glyph, size, width);
      const box = boxAt(next, scale);
      const hitsGlyph = glyphs.some(
        (other) =>
          !(other.space === space && other.kind === kind) &&
          overlap(box, boxAt(withSecond.get(`${other.kind} ${other.space}`) ?? other.glyph, scale), 1) > 0,
      );
      const hitsSpace = board.spaces.some((other) =>
        [markerBox, pieceBox].some((boxOf) => {
          const pivot = entryOf(spaces, other.id);
          const { x, y, w, h } = boxOf(other, pivot);
          return overlap(box, boxAt({ pivot, offset: [x - pivot[0], y - pivot[1]], w, h }, scale), 1) > 0;
        }),
      );
      if (hitsGlyph || hitsSpace || written.some((piece) => overlap(box, piece) > 0)) continue;
      found[space] = Math.round(scale * 100) / 100;
      withSecond.set(`${kind} ${space}`, next);
    }
  }
  return found;
}

/** Finds the zoom from which a place's Russian name below its own name covers nothing. */
import { board } from '../../src/games/cherez-ural/content/board';
import { SECOND_FROM, secondHeight, secondShift, secondSize } from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf } from '../../src/rules-kit/indexed';
import { type Language, labelOf } from './labels';
import { widthOf } from './metrics';
import { FURNITURE, markerBox, type Placed, pieceBox, scaled } from './placement';
import { type Box, overlap, type Point } from './plane';

const STEP = 0.05;
/** Scale of glyphs at the closest zoom */
const SMALLEST = 0.3;

/** Returns the label with one more line. */
function grown(placed: Placed, here: Point, size: number, width: number): Placed {
  const { x, y, w, h } = placed.box;
  const down = secondShift(size, y - here[1], h);
  return { ...placed, box: { x, y: y + down, w: Math.max(w, width), h: h + secondHeight(size) } };
}

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
  const found: Record<string, number> = {};
  // Villages have no second name.
  const names = placed.filter(({ kind }) => kind === 'label');
  const withSecond = new Map<Placed, Placed>();
  for (let scale = SECOND_FROM; scale >= SMALLEST; scale -= STEP) {
    const written = [...FURNITURE, ...namesAt(scale)];
    for (const name of names) {
      if (found[name.of] !== undefined) continue;
      const space = entryOf(board.space, name.of);
      const { size } = labelOf(space, language);
      const width = widthOf(space.name.ru, 'cyrillic') * secondSize(size) + 3;
      const next = grown(name, entryOf(spaces, name.of), size, width);
      const box = scaled(next, spaces, scale);
      const hitsGlyph = placed.some(
        (other) =>
          other !== name && overlap(box, scaled(withSecond.get(other) ?? other, spaces, scale), 1) > 0,
      );
      const hitsSpace = board.spaces.some((other) =>
        [markerBox, pieceBox].some((boxOf) => {
          const occupied: Placed = {
            kind: 'label',
            of: other.id,
            box: boxOf(other, entryOf(spaces, other.id)),
          };
          return overlap(box, scaled(occupied, spaces, scale), 1) > 0;
        }),
      );
      if (hitsGlyph || hitsSpace || written.some((piece) => overlap(box, piece) > 0)) continue;
      found[name.of] = Math.round(scale * 100) / 100;
      withSecond.set(name, next);
    }
  }
  return found;
}

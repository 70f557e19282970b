/**
 * Checks that nothing on the map hides anything else, by the layout of hundreds of positions in both languages and at
 * every zoom. tests/browser/games/lens.full.test.ts compares the drawing with the layout.
 */
import { describe, expect, test } from 'vitest';
import { board } from '../../src/games/cherez-ural/content/board';
import { SPACES } from '../../src/games/cherez-ural/content/terms';
import {
  costsUnder,
  INSET_GLYPHS,
  isInPart,
  layoutOf,
  partOf,
  pillsOf,
  standingAt,
} from '../../src/games/cherez-ural/ui/map/layout';
import type { MapTarget } from '../../src/games/cherez-ural/ui/map/types';
import { clash, clashes, depth, type Placeable } from '../../src/table/board/crowd';
import { mapPositions } from './mapPositions';

const positions = mapPositions(9);

/** At 1280 × 720 */
const HOME = 1;
/** Of the other window sizes, and closer */
const CLOSER = [HOME, 0.86, 0.76, 0.6, 0.45, 0.32] as const;
const ZOOMS = [1.72, 1.23, 1.1, 0.95, 0.85, 0.75, 0.6, 0.45, 0.32] as const;

const told = (things: readonly Placeable[]) =>
  clashes(things).map(([a, b]) => `${a.kind} ${a.id} / ${b.kind} ${b.id}`);

const placeOf = ({ id }: Placeable) => id.replace(/^(name|cost) | \d$/g, '');

describe('clash', () => {
  const box = { x: 0, y: 0, w: 20, h: 20 };

  test('is true for a box over the centre of another, whichever is on top', () => {
    const small = { kind: 'b', id: 'b', x: 8, y: 0, w: 4, h: 4 };
    expect(clash({ kind: 'a', id: 'a', ...box }, small)).toBe(true);
    expect(clash(small, { kind: 'a', id: 'a', ...box })).toBe(true);
    expect(clash({ kind: 'a', id: 'a', ...box }, { ...small, x: 12 })).toBe(false);
  });

  test('is true for a halo over text, but not over anything else', () => {
    const piece = { kind: 'piece', id: 'p', ...box, halo: 2 };
    const beside = { kind: 'name', id: 'n', x: 21, y: 0, w: 20, h: 8 };
    expect(clash(piece, { ...beside, written: true })).toBe(true);
    expect(clash(piece, beside)).toBe(false);
    expect(clash(piece, { ...beside, x: 23, written: true })).toBe(false);
  });
});

test('includes more than 300 positions, some crowded, with everything a map can show', () => {
  expect(positions.length).toBeGreaterThan(300);
  const most = (of: (position: (typeof positions)[number]) => number) => Math.max(...positions.map(of));
  expect(most(({ pieces }) => pieces.length)).toBeGreaterThanOrEqual(8);
  expect(most(({ targets }) => targets.length)).toBeGreaterThan(40);
  expect(most(({ markers }) => markers.length)).toBeGreaterThan(0);
});

describe.each(['en', 'ja'] as const)('in %s', (language) => {
  test('hides no centre of a chit, piece, cost, name or space at 1280 × 720, and cuts no name or cost', () => {
    const faults = positions.flatMap((position) =>
      told(layoutOf({ language, ...position }, HOME).things).map((fault) => `${position.name}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });

  test('shows every city name and every chit at 1280 × 720', () => {
    expect(standingAt(language, HOME).isWhole(() => true)).toBe(true);
    const { names } = standingAt(language, HOME);
    expect(names.size).toBe(board.spaces.filter(({ kind }) => kind !== 'village').length);
  });

  test.each(CLOSER)('never lets things of two places overlap at glyph scale %d', (g) => {
    const targets: readonly MapTarget[] = board.spaces.map(({ id: at }) => ({
      at,
      ways: [{ by: 'water', cost: 10 }],
    }));
    const { things } = layoutOf({ language, pieces: [], markers: [], targets }, g);
    const met = things.flatMap((a, i) =>
      things
        .slice(i + 1)
        .filter((b) => placeOf(a) !== placeOf(b) && depth(a, b) > 0.6)
        .map((b) => `${a.kind} ${a.id} / ${b.kind} ${b.id}`),
    );
    expect(met).toEqual([]);
  });

  test.each(ZOOMS)('hides nothing at glyph scale %d', (g) => {
    const some = positions.filter((_, i) => i % 4 === 0);
    expect(some.flatMap((position) => told(layoutOf({ language, ...position }, g).things))).toEqual([]);
  });

  test('labels every leg of the longest route and hides only costs of other targets', () => {
    for (const position of positions) {
      const layout = layoutOf({ language, ...position }, HOME);
      const pills = pillsOf(position.legs, layout);
      expect(pills.map(({ leg }) => leg)).toEqual(position.legs);
      const under: readonly string[] = costsUnder(pills, layout);
      expect(under).not.toContain(position.legs.at(-1)?.to);
      const things = pills.map(
        ({ leg, point: [x, y] }): Placeable => ({ kind: 'pill', id: leg.to, x, y, w: 29, h: 18, halo: 0.8 }),
      );
      const left = layout.things.filter(({ id }) => !under.includes(id.replace(/^cost /, '')));
      expect(told([...left, ...things]), position.name).toEqual([]);
    }
  });

  test('keeps a piece at its space unless it would hide something', () => {
    const away = positions.map((position) => {
      const { offsets } = layoutOf({ language, ...position }, HOME);
      return position.pieces.filter(({ id }) => Math.hypot(...(offsets.get(id) ?? [99, 99])) > 45).length;
    });
    const pieces = positions.reduce((sum, position) => sum + position.pieces.length, 0);
    expect(away.reduce((sum, count) => sum + count)).toBeLessThan(pieces * 0.05);
  });

  test('fits the whole south into its inset', () => {
    const inset = standingAt(language, INSET_GLYPHS);
    expect(inset.isWhole(isInPart)).toBe(true);
    const { x, y, w, h } = partOf(language);
    const part: readonly string[] = SPACES.filter(isInPart);
    for (const thing of inset.things.filter(({ id }) => part.includes(id.replace(/^name | \d$/g, '')))) {
      expect(Math.abs(thing.x - x) + thing.w / 2, thing.id).toBeLessThan(w / 2);
      expect(Math.abs(thing.y - y) + thing.h / 2, thing.id).toBeLessThan(h / 2);
    }
  });

  test("needs the inset where glyphs don't fit, but not at 1280 × 720 or closer", () => {
    expect(standingAt(language, 1.72).isWhole(isInPart)).toBe(false);
    for (const g of [HOME, 0.85, 0.5]) expect(standingAt(language, g).isWhole(isInPart)).toBe(true);
  });
});

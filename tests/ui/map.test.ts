import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../scripts/buildMap';
import { widthOf } from '../../scripts/map/metrics';
import { board } from '../../src/games/cherez-ural/content/board';
import { geography, HOME, type Place, SHEET } from '../../src/games/cherez-ural/ui/map/geography';
import generated from '../../src/games/cherez-ural/ui/map/geography.generated.json' with { type: 'json' };
import { lineBetween } from '../../src/games/cherez-ural/ui/map/network';
import { secondHeight, secondShift, secondSize } from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { clampView, fitScale, glyphScale, viewAround, zoomAbout } from '../../src/table/board/view';
import { firstTwo } from '../firstOf';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
const boxOf = ({ pivot, offset }: Place, w: number, h: number): Box => ({
  x: pivot[0] + offset[0],
  y: pivot[1] + offset[1],
  w,
  h,
});
/** Returns how far two boxes overlap: the smaller of the two directions. */
const overlap = (a: Box, b: Box) =>
  Math.min((a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y));

const FRAME = 8;
const CHIT = 16.5;
/** At 992 × 490: left 16, bottom 14, 470 × 108; and the zoom buttons */
const CARTOUCHE: Box = { x: 16 + 235, y: HOME.height - 14 - 54, w: 470, h: 108 };
const BUTTONS: Box = { x: 932, y: 460, w: 92, h: 32 };

const cities = board.spaces.filter((space) => space.kind !== 'village');
const spotsOf = (id: string) =>
  Number(entryOf(board.space, id).explorationSpot) + Number(entryOf(board.space, id).huntingSpot);

function boxesOf(language: 'en' | 'ja') {
  const { label, labels, tray } = geography.text[language];
  return {
    names: cities.map(({ id }) => ({
      id,
      box: boxOf(entryOf(label, id), entryOf(labels, id).w, entryOf(labels, id).h),
    })),
    trays: Object.keys(tray).map((id) => ({
      id,
      box: boxOf(entryOf(tray, id), spotsOf(id) * (CHIT + 1.5) + 2.5, CHIT + 4),
    })),
  };
}

describe('the sheet', () => {
  test('has every space inside the frame', () => {
    for (const { id } of board.spaces) {
      const [x, y] = entryOf(geography.spaces, id);
      expect(x, id).toBeGreaterThan(FRAME + 8);
      expect(x, id).toBeLessThan(HOME.width - FRAME - 8);
      expect(y, id).toBeGreaterThan(FRAME + 8);
      expect(y, id).toBeLessThan(HOME.height - FRAME - 8);
    }
  });

  test('has no space below the cartouche or the zoom buttons', () => {
    for (const { id } of board.spaces) {
      const [x, y] = entryOf(geography.spaces, id);
      for (const piece of [CARTOUCHE, BUTTONS])
        expect(overlap({ x, y, w: 14, h: 14 }, piece), id).toBeLessThan(0);
    }
  });

  test('keeps the icons of two spaces apart', () => {
    board.spaces.forEach((a, i) => {
      for (const b of board.spaces.slice(i + 1)) {
        const p = entryOf(geography.spaces, a.id);
        const q = entryOf(geography.spaces, b.id);
        expect(Math.hypot(p[0] - q[0], p[1] - q[1]), `${a.id}, ${b.id}`).toBeGreaterThan(15);
      }
    });
  });

  test('equals the output of the script', () => {
    const drawn = JSON.parse(JSON.stringify(drawSheet().out)) as Record<string, unknown>;
    for (const [key, value] of Object.entries(drawn))
      expect(generated[key as keyof typeof generated], `${key}: run npx tsx scripts/buildMap.ts`).toEqual(
        value,
      );
  });
});

describe('drawn routes', () => {
  /** Pairs of spaces that a drawn river connects without a space in between */
  const drawn = new Set<string>();
  const rivers = geography.edges.filter((edge) => edge.kind === 'river');
  for (const { id } of board.spaces) {
    const open = [id];
    const seen = new Set(open);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const { a, b } of rivers) {
        const next = a === node ? b : b === node ? a : null;
        if (next === null || seen.has(next)) continue;
        seen.add(next);
        if (board.space[next] === undefined) open.push(next);
        else drawn.add([id, next].sort().join(' – '));
      }
    }
  }
  const printed = new Set(
    board.routes
      .filter((route) => route.kind === 'river')
      .map(({ between }) => [...between].sort().join(' – ')),
  );

  test('R5.4 draws rivers only between neighbours', () => {
    expect([...drawn].filter((pair) => !printed.has(pair))).toEqual([]);
  });

  test('R5.4 draws a river between all spaces that are neighbours by river', () => {
    expect([...printed].filter((pair) => !drawn.has(pair))).toEqual([]);
  });

  test('draws every road and portage, and nothing else', () => {
    const key = (a: string, b: string, kind: string) => `${kind} ${[a, b].sort().join(' – ')}`;
    const onSheet = geography.edges
      .filter(({ kind }) => kind === 'land' || kind === 'portage')
      .map(({ a, b, kind }) => key(a, b, kind));
    const inData = board.routes
      .filter(({ kind }) => kind !== 'river')
      .map(({ between: [a, b], kind }) => key(a, b, kind));
    expect(onSheet.sort()).toEqual(inData.sort());
  });

  test('connects any two spaces of one sea by a lane', () => {
    for (const a of board.spaces)
      for (const b of board.spaces)
        if (a.sea !== null && a.sea === b.sea && a.sea !== 'baltic')
          expect(lineBetween(a.id, b.id, ['sea']), `${a.id}, ${b.id}`).not.toBeNull();
  });
});

describe.each(['en', 'ja'] as const)('names and chits in %s', (language) => {
  const { names, trays } = boxesOf(language);
  const fixed = [
    ...names.map(({ id, box }) => ({ id: `name of ${id}`, box })),
    ...trays.map(({ id, box }) => ({ id: `tray of ${id}`, box })),
  ];

  test('never overlap', () => {
    fixed.forEach((a, i) => {
      for (const b of fixed.slice(i + 1)) expect(overlap(a.box, b.box), `${a.id}, ${b.id}`).toBeLessThan(1);
    });
  });

  test('stay clear of the cartouche, the zoom buttons and the frame', () => {
    for (const { id, box } of fixed) {
      for (const piece of [CARTOUCHE, BUTTONS]) expect(overlap(box, piece), id).toBeLessThan(0);
      expect(box.x - box.w / 2, id).toBeGreaterThan(FRAME);
      expect(box.x + box.w / 2, id).toBeLessThan(HOME.width - FRAME);
      expect(box.y - box.h / 2, id).toBeGreaterThan(FRAME);
      expect(box.y + box.h / 2, id).toBeLessThan(HOME.height - FRAME);
    }
  });

  test('cover no space', () => {
    for (const { id, box } of fixed)
      for (const space of board.spaces) {
        const [x, y] = entryOf(geography.spaces, space.id);
        expect(overlap(box, { x, y, w: 19, h: 19 }), `${id} on ${space.id}`).toBeLessThan(1);
      }
  });
});

describe.each(['en', 'ja'] as const)('names of rivers and regions in %s', (language) => {
  const { label, labels, second, regions, rivers } = geography.text[language];
  /** Returns the boxes of all text at a given glyph scale: 1 at home size, less at closer zooms. */
  const written = (scale: number) => [
    ...cities.map(({ id, name }) => {
      const { pivot, offset } = entryOf(label, id);
      const { size, w, h } = entryOf(labels, id);
      const hasSecond = scale <= (second[id] ?? 0);
      const shift = hasSecond ? secondShift(size, offset[1], h) : 0;
      const russian = hasSecond ? widthOf(name.ru, 'cyrillic') * secondSize(size) : 0;
      return {
        of: id,
        x: pivot[0] + offset[0] * scale,
        y: pivot[1] + (offset[1] + shift) * scale,
        w: Math.max(w, russian) * scale,
        h: (h + (hasSecond ? secondHeight(size) : 0)) * scale,
      };
    }),
    ...regions.flatMap(({ region, lines, size, x, y }) =>
      lines.map((line, i) => ({
        of: region,
        x,
        y: y + (i - (lines.length - 1) / 2) * size * 1.3 + 5 - size * 0.35 * scale,
        w: (widthOf(line, 'bold') + line.length * (size === 13 ? 0.3 : 0.14)) * size * scale,
        h: size * 0.7 * scale,
      })),
    ),
    ...rivers.flatMap(({ text, d }) => {
      const size = language === 'en' ? 11 : 10;
      const steps = [...d.matchAll(/-?\d*\.?\d+/g)].map(Number);
      let [left, top] = firstTwo(steps);
      const points: [number, number][] = [[left, top]];
      for (let i = 2; i < steps.length; i += 2) {
        left += itemAt(steps, i);
        top += itemAt(steps, i + 1);
        points.push([left, top]);
      }
      const [mx, my] = itemAt(points, Math.floor(points.length / 2));
      return points
        .filter(([x, y]) => Math.hypot(x - mx, y - my) < (widthOf(text, 'italic') * size * scale) / 2)
        .map(([x, y]) => ({ of: text, x, y: y - 4 * scale, w: 5 * scale, h: 8 * scale }));
    }),
  ];

  test.each([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3])('never overlap at scale %d', (scale) => {
    const boxes = written(scale);
    const met = boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter((b) => a.of !== b.of && overlap(a, b) > 1)
        .map((b) => `${a.of} on ${b.of}`),
    );
    expect([...new Set(met)]).toEqual([]);
  });
});

describe('the window', () => {
  const size = { width: 390, height: 404 };

  test('never shows anything beyond the drawing', () => {
    const view = clampView(SHEET, { scale: 0.01, x: 999, y: 999 }, size);
    expect(view.scale).toBe(fitScale(SHEET, size));
  });

  test('keeps the point under the pointer while zooming', () => {
    const start = viewAround(SHEET, [500, 250], 2, size);
    const next = zoomAbout(SHEET, start, [200, 150], 1.3, size);
    const before = [(200 - start.x) / start.scale, (150 - start.y) / start.scale];
    const after = [(200 - next.x) / next.scale, (150 - next.y) / next.scale];
    expect(after[0]).toBeCloseTo(itemAt(before, 0));
    expect(after[1]).toBeCloseTo(itemAt(before, 1));
  });

  test('scales glyphs by 1 at 992 × 490, and less when the sheet grows', () => {
    expect(glyphScale(SHEET, 1, { width: 992, height: 490 })).toBe(1);
    expect(glyphScale(SHEET, 1536 / 992, { width: 1536, height: 794 })).toBeCloseTo(0.85, 1);
    expect(glyphScale(SHEET, 4, { width: 992, height: 490 })).toBeCloseTo(0.4);
  });
});

import { describe, expect, test } from 'vitest';
import { drawSheet } from '../../scripts/buildMap';
import { widthOf } from '../../scripts/map/metrics';
import { board } from '../../src/games/cherez-ural/content/board';
import { REGIONS, SPACES, type SpaceId } from '../../src/games/cherez-ural/content/terms';
import { isSpace } from '../../src/games/cherez-ural/rules/spaces';
import { costBox, geography, HOME, pointOf, SHEET } from '../../src/games/cherez-ural/ui/map/geography';
import generated from '../../src/games/cherez-ural/ui/map/geography.generated.json' with { type: 'json' };
import { lineBetween } from '../../src/games/cherez-ural/ui/map/network';
import {
  DISC,
  REGION_NAME,
  secondHeight,
  secondShift,
  secondSize,
} from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf, itemAt, memberOf } from '../../src/rules-kit/indexed';
import { entriesOf } from '../../src/rules-kit/records';
import {
  clampView,
  fitScale,
  glyphScale,
  type Point,
  startView,
  viewAround,
  viewShowing,
  zoomAbout,
} from '../../src/table/board/view';
import { firstTwo } from '../firstOf';

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
const boxOf = (id: SpaceId, [dx, dy]: Point, w: number, h: number): Box => {
  const [x, y] = pointOf(id);
  return { x: x + dx, y: y + dy, w, h };
};
/** Returns how far two boxes overlap: the smaller of the two directions. */
const overlap = (a: Box, b: Box) =>
  Math.min((a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Returns the distance from a box to the ring of a space. */
const gapOf = ({ x, y, w, h }: Box, id: SpaceId) => {
  const [px, py] = pointOf(id);
  return Math.hypot(Math.max(0, Math.abs(x - px) - w / 2), Math.max(0, Math.abs(y - py) - h / 2)) - DISC / 2;
};

const FRAME = 8;
const CHIT = 16.5;
/** At 992 × 490: left 16, bottom 14, 470 × 108; and the zoom buttons */
const CARTOUCHE: Box = { x: 16 + 235, y: HOME.height - 14 - 54, w: 470, h: 108 };
const BUTTONS: Box = { x: 932, y: 460, w: 92, h: 32 };

const cities = board.spaces.filter((space) => space.kind !== 'village');
const spotsOf = (id: SpaceId) =>
  Number(entryOf(board.space, id).explorationSpot) + Number(entryOf(board.space, id).huntingSpot);

function boxesOf(language: 'en' | 'ja') {
  const { label, labels, tray } = geography.text[language];
  return [
    ...cities.map(({ id }) => ({
      id: `name of ${id}`,
      box: boxOf(id, entryOf(label, id), entryOf(labels, id).w, entryOf(labels, id).h),
    })),
    ...entriesOf(tray).map(([id, offset]) => ({
      id: `chits of ${id}`,
      box: boxOf(id, offset, spotsOf(id) * (CHIT + 1.5) + 2.5, CHIT + 4),
    })),
    ...board.spaces.map(({ id }) => {
      const { x, y, w, h } = costBox(id, 2, language);
      return { id: `cost of ${id}`, box: boxOf(id, [x, y], w, h) };
    }),
  ];
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
    const open: string[] = [id];
    const seen = new Set(open);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      for (const { a, b } of rivers) {
        const next = a === node ? b : b === node ? a : null;
        if (next === null || seen.has(next)) continue;
        seen.add(next);
        if (!isSpace(next)) open.push(next);
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

describe.each(['en', 'ja'] as const)('names, chits and costs in %s', (language) => {
  const fixed = boxesOf(language);

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
        const [x, y] = pointOf(space.id);
        expect(overlap(box, { x, y, w: DISC, h: DISC }), `${id} on ${space.id}`).toBeLessThan(1);
      }
  });

  test('are beside their own space, and names and costs hardly nearer to another', () => {
    for (const { id, box } of fixed) {
      const [kind, of] = firstTwo(id.split(' of '));
      const away = gapOf(box, memberOf(SPACES, of));
      expect(away, id).toBeLessThan(kind === 'chits' ? 30 : 11);
      // A line ties chits to their space.
      if (kind === 'chits') continue;
      for (const space of board.spaces)
        if (space.id !== of) expect(gapOf(box, space.id), `${id}, ${space.id}`).toBeGreaterThan(away - 3);
    }
  });
});

describe.each(['en', 'ja'] as const)('names of rivers and regions in %s', (language) => {
  const { label, labels, second, regions, rivers } = geography.text[language];
  const { size, tracking, leading } = REGION_NAME;

  test('name every region', () => {
    expect(regions.map(({ region }) => region)).toEqual(REGIONS);
  });

  /** Returns the boxes of all text at a given glyph scale: 1 at home size, less at closer zooms. */
  const written = (scale: number) => [
    ...cities.map(({ id, name }) => {
      const [x, y] = pointOf(id);
      const [dx, dy] = entryOf(label, id);
      const { size, w, h } = entryOf(labels, id);
      const hasSecond = scale <= (second[id] ?? 0);
      const shift = hasSecond ? secondShift(size, dy, h) : 0;
      const russian = hasSecond ? widthOf(name.ru, 'cyrillic') * secondSize(size) : 0;
      return {
        of: id,
        x: x + dx * scale,
        y: y + (dy + shift) * scale,
        w: Math.max(w, russian) * scale,
        h: (h + (hasSecond ? secondHeight(size) : 0)) * scale,
      };
    }),
    ...regions.flatMap(({ region, lines, x, y }) =>
      lines.map((line, i) => ({
        of: region,
        x,
        y: y + (i - (lines.length - 1) / 2) * size * leading * scale,
        w: (widthOf(line, 'bold') + line.length * tracking) * size * scale,
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

/** Size of the board's container by window size */
const CONTAINERS = {
  '1280 × 720': { width: 992, height: 490 },
  '1920 × 1080': { width: 1536, height: 794 },
  '2560 × 1440': { width: 2060, height: 1064 },
  '1024 × 768': { width: 635, height: 680 },
  '768 × 1024': { width: 768, height: 456 },
  '390 × 844': { width: 390, height: 276 },
  '844 × 390': { width: 514, height: 310 },
};

describe('the window', () => {
  const size = { width: 390, height: 404 };

  test.each(Object.entries(CONTAINERS))('starts with room for all names at %s', (_, container) => {
    const { scale } = startView(SHEET, container, pointOf('moscow'));
    expect(glyphScale(SHEET, scale, container)).toBeLessThanOrEqual(1);
  });

  test('never shows anything beyond the drawing', () => {
    const view = clampView(SHEET, { scale: 0.01, x: 999, y: 999 }, size);
    expect(view.scale).toBe(fitScale(SHEET, size));
  });

  test('shows a point beside the buttons of a low window', () => {
    const low = { width: 390, height: 183 };
    const tobolsk = pointOf('tobolsk');
    const view = viewShowing(SHEET, startView(SHEET, low, pointOf('moscow')), tobolsk, low);
    expect(low.width - (view.x + tobolsk[0] * view.scale)).toBeGreaterThanOrEqual(72 - 0.01);
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

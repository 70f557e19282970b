import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '../../../../src/games/terramara/content/index';
import { CHARACTERS, RESOURCES } from '../../../../src/games/terramara/content/terms';
import {
  bladeCells,
  bladeMarks,
  layoutFor,
  riverEdges,
} from '../../../../src/games/terramara/ui/board/layout';
import { widthOf } from '../../../../src/games/terramara/ui/icons/width';
import { DYES } from '../../../../src/games/terramara/view-model/table';
import { itemAt } from '../../../../src/rules-kit/indexed';

const SHEET = readFileSync(
  new URL('../../../../src/games/terramara/ui/icons/icons.svg', import.meta.url),
  'utf8',
);

describe('the layout of the board', () => {
  it('matches the guide to the pixel at 1280 × 720', () => {
    const { zoom, plan } = layoutFor(992, 500);
    expect(zoom).toBe(1);
    expect(plan.lands.map(({ x }) => Math.round(x))).toEqual([143, 284, 425, 566, 707, 848]);
    expect([plan.mountains.y, plan.road.y, plan.plains.y, plan.river.y, plan.cards.y]).toEqual([
      59, 180, 238, 349, 396,
    ]);
  });

  it.each([
    [992, 500],
    [1024, 486],
    [1536, 790],
    [1800, 1000],
  ])('contains everything on a board of %i × %i', (w, h) => {
    const { zoom, plan } = layoutFor(w, h);
    const last = itemAt(plan.lands, -1);
    expect((last.x + last.w) * zoom).toBeLessThanOrEqual(w);
    expect((plan.cards.y + plan.cards.h) * zoom).toBeLessThanOrEqual(h);
    expect(plan.cards.h).toBeGreaterThanOrEqual(100);
  });

  it('makes the river as wide as the cards it adds, so that a canoe reaches every card to its left', () => {
    const { plan } = layoutFor(992, 500);
    const { reach } = content.river;
    const edges = riverEdges(plan, reach);
    expect(edges).toHaveLength(reach.length + 1);
    for (const [space, cards] of reach.entries()) {
      expect(edges[space]).toBeLessThan(itemAt(edges, space + 1));
      expect(edges[space + 1]).toBeLessThanOrEqual(8 + cards * plan.cards.step);
    }
  });

  const bladeOf = (board: number) =>
    bladeCells(board - 8, content.military.end, content.military.levelFrom).flatMap((cell, at) =>
      [1, 2, 3, 4].map((count) => ({ cell, at, count, ...bladeMarks(cell, count) })),
    );

  it.each([992, 1120])('keeps marks off shields, other cells and visible numbers, %i px wide', (width) => {
    const { end, levelFrom } = content.military;
    const all = bladeOf(width);
    expect(all).toHaveLength(4 * (end + 1));
    for (const { cell, at, marks, hideFigure } of all) {
      const from = cell.figure + (hideFigure ? 0 : 6.5 * `${at}`.length + 2);
      const shield = levelFrom.includes(at + 1) ? 8 : 0;
      for (const { x, y, size } of marks) {
        expect(x, `${at}`).toBeGreaterThanOrEqual(from);
        expect(x + size, `${at}`).toBeLessThanOrEqual(cell.x + cell.w - shield);
        expect(y + size).toBeLessThanOrEqual(25);
        expect(size).toBeGreaterThanOrEqual(12);
      }
    }
  });

  it.each([992, 1120])(
    'keeps the middle of every mark visible, and hides the number only for a crowd, %i px wide',
    (width) => {
      for (const { at, count, marks, hideFigure } of bladeOf(width)) {
        expect(hideFigure && count < 3, `${at}`).toBe(false);
        for (const [nth, { x, y, size }] of marks.entries())
          for (const other of marks.slice(0, nth))
            expect(Math.hypot(x - other.x, y - other.y), `${count} on ${at}`).toBeGreaterThan(size / 2);
      }
    },
  );

  it('has room for icons and a worker on every space of every tile', () => {
    const room = 136 - 6 - 10 - 20;
    for (const { spaces, id } of content.territories)
      for (const { do: effects, condition } of spaces)
        expect(widthOf(effects) + (condition === undefined ? 0 : 34), id).toBeLessThanOrEqual(room + 4);
  });
});

describe('the sheet of icons', () => {
  const has = (name: string) => SHEET.includes(`id="tm-${name}"`);

  it('has an emblem for each artifact and both portraits of each character', () => {
    for (const { id } of content.artifacts) expect(has(`art-${id}`), id).toBe(true);
    for (const id of CHARACTERS)
      for (const age of ['child', 'grown']) expect(has(`face-${id}-${age}`), id).toBe(true);
  });

  it('has every resource, and every piece in every dye', () => {
    for (const kind of RESOURCES) expect(has(`res-${kind}`), kind).toBe(true);
    for (const dye of DYES)
      for (const piece of ['mark', 'explorer', 'chief', 'ghost', 'warrior', 'caravan', 'canoe', 'flag'])
        expect(has(`${piece}-${dye}`), `${piece}-${dye}`).toBe(true);
  });
});

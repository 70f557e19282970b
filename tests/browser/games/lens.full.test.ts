/**
 * The map draws everything where its layout puts it (tests/ui/mapLayout.test.ts checks that nothing in the layout hides
 * anything), no text is too small, and the crowded south has its inset in narrow windows.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { layoutOf } from '../../../src/games/cherez-ural/ui/map/layout';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import type { Box } from '../../../src/table/board/crowd';
import { mapPositions } from '../../ui/mapPositions';
import { visit, withBrowser } from '../browser';
import { followed, keepGame, mapDrawn } from '../person';

const DESK = { width: 1280, height: 720 };
const TALL = { width: 768, height: 1024 };

const browser = withBrowser();

async function open(viewport: typeof DESK, save: SavedGame): Promise<Page> {
  const { page } = await visit(browser, { viewport });
  page.setDefaultTimeout(60_000);
  await keepGame(page, inject('url'), save);
  await page.getByTestId('ready').click();
  await page.getByTestId('table').waitFor();
  await mapDrawn(page);
  await followed(page);
  return page;
}

/** Returns the boxes of drawn elements in px of the sheet, by kind and id as in the layout. */
const drawnBoxes = (page: Page) =>
  page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.map-stage');
    if (stage === null) throw new Error('no map');
    const { left, top } = stage.getBoundingClientRect();
    const { a: scale } = new DOMMatrix(getComputedStyle(stage).transform);
    const boxesOf = (kind: string, attribute: string, part: string) =>
      [...document.querySelectorAll(`[data-${attribute}]`)].map((element) => {
        const drawn = [...element.querySelectorAll<SVGGraphicsElement>(part)].map((each) => {
          const { x, y, width, height } = each.getBBox();
          const matrix = each.getScreenCTM() ?? new DOMMatrix();
          const a = new DOMPoint(x, y).matrixTransform(matrix);
          const b = new DOMPoint(x + width, y + height).matrixTransform(matrix);
          return { left: a.x, right: b.x, top: a.y, bottom: b.y };
        });
        const [x0, x1] = [Math.min(...drawn.map((b) => b.left)), Math.max(...drawn.map((b) => b.right))];
        const [y0, y1] = [Math.min(...drawn.map((b) => b.top)), Math.max(...drawn.map((b) => b.bottom))];
        const id = element.getAttribute(`data-${attribute}`) ?? '';
        return {
          kind,
          id: kind === 'name' || kind === 'cost' ? `${kind} ${id}` : id,
          x: ((x0 + x1) / 2 - left) / scale,
          y: ((y0 + y1) / 2 - top) / scale,
          w: (x1 - x0) / scale,
          h: (y1 - y0) / scale,
        };
      });
    return [
      ...boxesOf('piece', 'piece', '.map-piece-halo'),
      ...boxesOf('chit', 'chit', 'rect'),
      ...boxesOf('name', 'name', ':scope > *'),
      ...boxesOf('marker', 'marker', ':scope > *'),
      ...boxesOf('space', 'target', '.map-target-ring'),
      ...boxesOf('cost', 'cost', '.map-cost-paper'),
    ];
  });

/** Tolerances by kind: distance from the layout's centre, and excess size. */
const NEAR: Readonly<Record<string, { readonly middle: number; readonly larger: number }>> = {
  piece: { middle: 0.7, larger: 0.5 },
  chit: { middle: 0.7, larger: 0.5 },
  space: { middle: 0.7, larger: 0.5 },
  cost: { middle: 0.7, larger: 0.5 },
  marker: { middle: 0.7, larger: 2 },
  // The box of a line of text is taller than its letters.
  name: { middle: 2.5, larger: 6 },
};

const positions = mapPositions(23).filter(({ players }) => players > 1);
const crowded = [...positions]
  .filter(({ targets }) => targets.length > 12)
  .sort((a, b) => b.pieces.length + b.markers.length * 3 - (a.pieces.length + a.markers.length * 3))
  .slice(0, 2);
const wide = itemAt(
  [...positions].sort((a, b) => b.targets.length - a.targets.length),
  0,
);

describe('the map at 1280 × 720', () => {
  it.each([...crowded, wide].map((position) => [position.name, position] as const))(
    '%s: draws everything where the layout puts it',
    async (_, position) => {
      const page = await open(DESK, position.save());
      const { things } = layoutOf({ language: 'en', ...position }, 1);
      const drawn = await drawnBoxes(page);
      const found = new Map(drawn.map((box) => [`${box.kind} ${box.id}`, box]));
      for (const kind of ['piece', 'chit', 'name', 'marker', 'cost'])
        expect(drawn.filter((box) => box.kind === kind).length, kind).toBe(
          things.filter((thing) => thing.kind === kind).length,
        );
      expect(drawn.filter(({ kind }) => kind === 'space').length).toBe(position.targets.length);
      const off = things.flatMap((thing) => {
        const box: Box | undefined = found.get(`${thing.kind} ${thing.id}`);
        const near = NEAR[thing.kind];
        if (box === undefined || near === undefined) return [];
        const away = Math.hypot(box.x - thing.x, box.y - thing.y);
        const larger = Math.max(box.w - thing.w, box.h - thing.h);
        return away <= near.middle && larger <= near.larger
          ? []
          : [`${thing.kind} ${thing.id}: ${away.toFixed(1)} px away, ${larger.toFixed(1)} px larger`];
      });
      expect(off).toEqual([]);
      const figures = await page.locator('.map-cost text').allTextContents();
      const costs = position.targets.flatMap(({ ways: [first] }) =>
        first?.cost == null ? [] : [`${first.cost}`],
      );
      expect(figures.sort()).toEqual(costs.sort());
      await page.context().close();
    },
  );

  it('has no text smaller than 12 px', async () => {
    const page = await open(DESK, wide.save());
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('.board-map text')].flatMap((text) => {
        const size =
          Number.parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.getScreenCTM()?.d ?? 0);
        return size < 11.95 ? [`${text.textContent}: ${size}`] : [];
      }),
    );
    expect(small).toEqual([]);
    expect(await page.locator('.map-inset').count()).toBe(0);
    await page.context().close();
  });
});

/** Share of the way to the neighbouring space: the space itself is still nearer */
const BARELY_NEARER = 0.45;

describe('a map with little room', () => {
  it.each([
    [844, 390],
    [390, 844],
  ])('at %d × %d: chooses the space whose centre is nearest to a press', async (width, height) => {
    const page = await open({ width, height }, wide.save());
    const targets = page.locator('.map-stage .map-button[data-space]');
    const spaces = await targets.evaluateAll((all) => all.map((each) => each.getAttribute('data-space')));
    let pressed = 0;
    for (const space of spaces) {
      const disc = page.locator(`.map-button[data-space="${space}"] > circle.map-press`);
      await disc.dispatchEvent('bring-in-sight');
      await page.locator('.board-map:not(.moving)').waitFor();
      await mapDrawn(page);
      // The map may move between two steps of a test, so one step finds the place and presses it.
      const isPressed = await disc.evaluate((each, share) => {
        const centreOf = (disc: Element) => {
          const { x, y, width, height } = disc.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2 };
        };
        const centre = centreOf(each);
        const distance = ({ x, y }: typeof centre) => Math.hypot(x - centre.x, y - centre.y);
        const discs = [...document.querySelectorAll('.map-stage .map-button[data-space] > circle.map-press')];
        const [neighbour = centre] = discs
          .filter((other) => other !== each)
          .map(centreOf)
          .sort((a, b) => distance(a) - distance(b));
        const radius = each.getBoundingClientRect().width / 2;
        const way = Math.min(share, (0.9 * radius) / distance(neighbour));
        const clientX = centre.x + way * (neighbour.x - centre.x);
        const clientY = centre.y + way * (neighbour.y - centre.y);
        const hit = document.elementFromPoint(clientX, clientY);
        // A piece may be drawn over the space.
        if (hit?.matches('.map-press') !== true) return false;
        hit.dispatchEvent(
          new MouseEvent('click', { clientX, clientY, bubbles: true, cancelable: true, detail: 1 }),
        );
        return true;
      }, BARELY_NEARER);
      if (!isPressed) continue;
      pressed++;
      const chosen = page.locator('.map-target.chosen');
      await expect.poll(() => chosen.getAttribute('data-target'), { message: `${space}` }).toBe(space);
    }
    expect(pressed).toBeGreaterThan(12);
    await page.context().close();
  });
});

describe('the inset of the south', () => {
  it.each([
    [1280, 590],
    [1240, 560],
  ])('covers no button at %d × %d', async (width, height) => {
    const page = await open({ width, height }, wide.save());
    const covered = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<SVGElement>('.map-button[data-space]')].flatMap((button) => {
          const { x, y, width, height } = button.getBoundingClientRect();
          const there = document.elementFromPoint(x + width / 2, y + height / 2);
          const isFree = there?.closest('[data-space], [data-piece]') != null;
          return isFree ? [] : [`${button.dataset.space} under ${there?.getAttribute('class')}`];
        }),
      );
    // The map moves when the sheet below it has its final height.
    await expect.poll(covered).toEqual([]);
    // An inset that the user opened may cover places. It closes when one of these gets the keyboard focus.
    const lens = page.getByRole('button', { name: 'Crowded part, enlarged' });
    const isThere = (await lens.getAttribute('aria-pressed')) === 'true';
    if (!isThere) {
      await lens.click();
      await page.locator('.map-inset').waitFor();
      const first = itemAt(await covered(), 0);
      await page.locator(`.map-button[data-space="${first.split(' ')[0]}"]`).focus();
      await page.locator('.map-inset').waitFor({ state: 'detached' });
    }
    await page.context().close();
  });

  it('opens on request in a narrow window, shows each target once, works by keyboard and can be closed', async () => {
    const target = positions.find(
      ({ targets, pieces }) =>
        targets.some(({ at }) => at === 'irkutsk') &&
        targets.length > 20 &&
        pieces.some(({ acting }) => acting),
    );
    if (target === undefined) throw new Error('no position where somebody may go to Irkutsk');
    const page = await open(TALL, target.save());
    // A tablet's map starts closer, where everything fits.
    await page.getByRole('button', { name: 'Whole map' }).click();
    const inset = page.locator('.map-inset');
    const lens = page.getByRole('button', { name: 'Crowded part, enlarged' });
    expect(await lens.getAttribute('aria-pressed')).toBe('false');
    await lens.click();
    await inset.waitFor();
    // The inset shows rivers and roads, not just the background.
    for (const drawn of ['.map-river', '.map-road']) expect(await inset.locator(drawn).count()).toBe(1);
    const ids = await page
      .locator('.map-button[data-space]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-space')));
    expect(ids.sort()).toEqual(target.targets.map(({ at }) => at).sort());
    const irkutsk = inset.locator('.map-button[data-space="irkutsk"]');
    await irkutsk.focus();
    await page.keyboard.press('Enter');
    await inset.locator('.map-target.chosen[data-target="irkutsk"]').waitFor();
    // From the westernmost places of the inset, the arrow key leads to the sheet.
    for (let step = 0; step < 8; step++) await page.keyboard.press('ArrowLeft');
    const focused = await page.evaluate(() => ({
      space: document.activeElement?.getAttribute('data-space'),
      isInInset: document.activeElement?.closest('.map-inset') !== null,
    }));
    expect(target.targets.map(({ at }) => at)).toContain(focused.space);
    expect(focused.isInInset).toBe(false);
    // If the inset covered a place on the way there, it has closed.
    if ((await inset.count()) > 0) await lens.click();
    await inset.waitFor({ state: 'detached' });
    expect(await page.locator('.map-button[data-space="irkutsk"]').count()).toBe(1);
    await page.context().close();
  });
});

describe('a low desktop window', () => {
  it.each([
    [1366, 650],
    [1280, 640],
    [1280, 590],
  ])('shows the whole map at %d × %d, with no covered place and no cut name', async (width, height) => {
    const page = await open({ width, height }, wide.save());
    await page.locator('.cartouche').waitFor();
    const faults = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      const [board, corner] = [boxOf('.board-area'), boxOf('.cartouche')];
      if (board === undefined || corner === undefined) throw new Error('no board');
      const spots = '.map-stage :is([data-space], [data-piece], [data-chit], [data-name])';
      const hidden = [...document.querySelectorAll<SVGElement>(spots)].flatMap((spot) => {
        const { left, right, top, bottom } = spot.getBoundingClientRect();
        // In a crowd, a piece may hang over the edge of the map, but not by more than half.
        const hangs = spot.dataset.piece === undefined ? 0 : (bottom - top) / 2 + 0.5;
        const isBeyond =
          left < board.left ||
          right > board.right ||
          top < board.top - hangs ||
          bottom > board.bottom + hangs;
        const isUnder =
          left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top;
        return isBeyond || isUnder ? [JSON.stringify(spot.dataset)] : [];
      });
      const cut = [...document.querySelectorAll<SVGTextPathElement>('.map-names textPath')].flatMap(
        (name) => {
          const path = document.getElementById(name.getAttribute('href')?.slice(1) ?? '');
          const room = path instanceof SVGPathElement ? path.getTotalLength() : 0;
          return name.getComputedTextLength() > room ? [name.textContent] : [];
        },
      );
      return [...hidden, ...cut];
    });
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

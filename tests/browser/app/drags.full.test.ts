/** A drag ends when the press ends, wherever the pointer is released. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit, withBrowser } from '../browser';
import { boxOf, keepGame, mapDrawn } from '../person';
import { PHONE } from '../visitor';

const browser = withBrowser();
const DESK = { width: 1280, height: 720 };

const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': goldenWhere(2, ({ phase, can: { travel = 0 } }) => phase === 'summer' && travel > 2),
  kilia: goldenGamesOf(kiliaModule).game(2, 0.5),
  terramara: goldenGamesOf(terramaraModule).game(2, 0.5),
};

async function open(game: string, viewport: typeof DESK): Promise<Page> {
  const { page } = await visit(browser, { viewport });
  await keepGame(page, inject('url'), entryOf(GAMES, game));
  const ready = page.getByTestId('ready');
  await ready.or(page.getByTestId('confirm')).first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await page.getByTestId('confirm').first().waitFor();
  await mapDrawn(page);
  return page;
}

const shift = (page: Page) =>
  page
    .locator('.map-stage')
    .first()
    .evaluate((stage) => getComputedStyle(stage).transform);

describe.each([
  ['a desk', DESK],
  ['a phone', PHONE],
])('on %s, the map', (_, viewport) => {
  it('stays in place when a press ends outside it', async () => {
    const page = await open('cherez-ural', viewport);
    for (let step = 0; step < 3; step++) await page.locator('.board-map').first().press('+');
    const { x, y, width } = await boxOf(page.locator('.board-map').first());
    const [at, top] = [x + width / 2, y + 3];
    // 3 px inside the edge is too close to it to count as a drag.
    await page.mouse.move(at, top);
    await page.mouse.down();
    await page.mouse.move(at, y - 6);
    await page.mouse.up();
    const before = await shift(page);
    await page.mouse.move(at, y + 60);
    await page.mouse.move(at + 50, y + 120, { steps: 5 });
    expect(await shift(page)).toBe(before);
    await page.context().close();
  });

  it('stays in place when the page misses the release', async () => {
    const page = await open('cherez-ural', viewport);
    for (let step = 0; step < 3; step++) await page.locator('.board-map').first().press('+');
    const { x, y, width, height } = await boxOf(page.locator('.board-map').first());
    const [at, middle] = [x + width / 2, y + height / 2];
    const point = (kind: string, left: number, top: number, buttons: number) =>
      page.evaluate(
        ([kind, clientX, clientY, buttons]) => {
          const init = { pointerId: 1, button: 0, buttons, clientX, clientY, bubbles: true };
          document.querySelector('.board-map')?.dispatchEvent(new PointerEvent(kind, init));
        },
        [kind, left, top, buttons] as const,
      );
    await point('pointerdown', at, middle, 1);
    const before = await shift(page);
    await point('pointermove', at + 2, middle, 0);
    await point('pointermove', at + 40, middle + 40, 0);
    await point('pointermove', at + 80, middle + 40, 1);
    expect(await shift(page)).toBe(before);
    await page.context().close();
  });

  it('still moves when dragged', async () => {
    const page = await open('cherez-ural', viewport);
    for (let step = 0; step < 3; step++) await page.locator('.board-map').first().press('+');
    const { x, y, width, height } = await boxOf(page.locator('.board-map').first());
    const before = await shift(page);
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2 - 60, y + height / 2 - 30, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => shift(page)).not.toBe(before);
    await page.context().close();
  });
});

describe.each(Object.keys(GAMES))('the sheet of %s on a phone', (game) => {
  it('stays up after a drag has raised it', async () => {
    const page = await open(game, PHONE);
    const handle = page.locator('.drawer-handle');
    const { x, y, width, height } = await boxOf(page.locator('.drawer-handle').first());
    const [at, top] = [x + width / 2, y + height / 2];
    await page.mouse.move(at, top);
    await page.mouse.down();
    await page.mouse.move(at, top - 120, { steps: 6 });
    await page.mouse.up();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await handle.getAttribute('aria-expanded')).toBe('true');
    // It reaches up to the players.
    await expect.poll(async () => (await boxOf(handle)).y).toBeLessThan(y - 100);
    await page.context().close();
  });

  it('stays low when its drag is cancelled', async () => {
    const page = await open(game, PHONE);
    await page.locator('.drawer-handle').evaluate((handle) => {
      const { x, y } = handle.getBoundingClientRect();
      handle.setPointerCapture = () => undefined;
      const point = (kind: string, clientY: number, buttons: number) =>
        handle.dispatchEvent(
          new PointerEvent(kind, {
            pointerId: 5,
            button: 0,
            buttons,
            clientX: x + 9,
            clientY,
            bubbles: true,
          }),
        );
      point('pointerdown', y + 9, 1);
      point('pointercancel', y + 9, 0);
      point('pointermove', y - 120, 0);
    });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await page.locator('.drawer-handle').getAttribute('aria-expanded')).toBe('false');
    await page.context().close();
  });
});

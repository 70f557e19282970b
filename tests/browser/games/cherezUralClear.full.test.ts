/** Через Урал keeps in sight what a player needs: sums of a trade, names of seasons, prices, the guide beside a bot's hint. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { takeSteps, waitForFonts } from '../../../scripts/screens/open';
import type { SavedGame } from '../../../src/session/savedGame';
import { where } from '../../games/cherez-ural/goldenGames';
import { trade } from '../../games/cherez-ural/scenarios/trade';
import { turn } from '../../games/cherez-ural/scenarios/turn';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

async function open(game: SavedGame, viewport: typeof DESK, locale: string) {
  const { page, close } = await visit(browser, { viewport, touch: true, locale });
  await keepGame(page, inject('url'), game);
  await takeSteps(page, ['TAKE OVER']);
  return { page, close };
}

/** Returns the part of an element's height in px that the window and the element's scroller show. */
const heightInSight = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const own = element.getBoundingClientRect();
    const around = element.closest('.dialog-body')?.getBoundingClientRect() ?? own;
    return Math.min(own.bottom, around.bottom, innerHeight) - Math.max(own.top, around.top, 0);
  });

const PHONES = [PHONE, { width: 360, height: 640 }];

it.each(PHONES)('keeps what a trade gives and gains in sight at $width × $height', async (size) => {
  const { page, close } = await open(trade.save(), size, 'en-GB');
  await page.getByTestId('move-trade').click();
  await page.getByTestId('sell-all').click();
  const sum = page.locator('.deal-sum');
  await expect.poll(() => sum.innerText()).toContain('Sell');
  const { height = 0 } = (await sum.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(await heightInSight(page, '.deal-sum')).toBeCloseTo(height, 0);
  await close();
});

it.each(PHONES)('writes each season on one line in Japanese at $width × $height', async (size) => {
  for (const phase of ['winter1', 'summer', 'winter2']) {
    const { page, close } = await open(
      where(4, (position) => position.phase === phase),
      size,
      'ja-JP',
    );
    await waitForFonts(page);
    const lines = await page
      .locator('.round-words')
      .evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
    expect(lines, phase).toBeCloseTo(1, 0);
    await close();
  }
});

it.each(PHONES)('shows prices and tracks without scrolling at $width × $height', async (size) => {
  const { page, close } = await open(turn.save(), size, 'ja-JP');
  await page.getByTestId('tab-prices').click();
  await page.locator('.drawer-prices .tracks').waitFor();
  await waitForFonts(page);
  const hidden = await page
    .locator('.drawer-content')
    .evaluate((drawer) => [
      drawer.scrollWidth - drawer.clientWidth,
      drawer.scrollHeight - drawer.clientHeight,
    ]);
  expect(hidden).toEqual([0, 0]);
  await close();
});

it('shows a bot’s hint and the guide’s card side by side at every size', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${inject('url')}/cherez-ural/learn`);
  await page.getByTestId('learn-start').click();
  const button = (id: string) => page.locator(`[data-testid="${id}"]:visible`);
  await expect
    .poll(async () => {
      const press = button('coach-do').or(button('coach-next')).first();
      // A dialog that opens now takes over the step; try again.
      await press.click({ timeout: 1000 }).catch(() => undefined);
      return page.locator('[data-testid="coach"][data-step="buy"]:visible').count();
    })
    .toBe(1);
  await page.getByTestId('ask-hint').click();
  await page.locator('.hint-note').waitFor();
  for (const size of [DESK, { width: 1920, height: 1080 }, { width: 1024, height: 768 }, PHONE]) {
    await page.setViewportSize(size);
    await expect
      .poll(
        () =>
          page.evaluate(() => {
            const [panel, card] = ['.hint-panel', '.coach'].map((at) =>
              document.querySelector(at)?.getBoundingClientRect(),
            );
            if (panel === undefined || card === undefined) return 'not shown';
            const isApart =
              panel.right <= card.left ||
              panel.left >= card.right ||
              panel.bottom <= card.top ||
              panel.top >= card.bottom;
            return isApart && panel.height > 0 && card.height > 0 ? 'apart' : 'over each other';
          }),
        { message: `${size.width} × ${size.height}` },
      )
      .toBe('apart');
  }
  await close();
});

it('R9.4 shows every leg of a long way by water in the bar', async () => {
  const { page, close } = await open(turn.save(), DESK, 'en-GB');
  const spaces = page.locator('[role="button"][data-space]');
  await spaces.first().waitFor();
  // Look for a way of at least four legs.
  for (const space of await spaces.all()) {
    await space.focus();
    if ((await page.locator('.leg').count()) > 3) break;
  }
  await page.locator('.leg').nth(3).waitFor();
  const cut = await page.locator('.legs').evaluate((legs) => {
    const { right, bottom } = legs.getBoundingClientRect();
    return [...legs.querySelectorAll('.leg')].filter((leg) => {
      const own = leg.getBoundingClientRect();
      return own.right > right || own.bottom > bottom;
    }).length;
  });
  expect(cut).toBe(0);
  await close();
});

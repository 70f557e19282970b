/** A dialog takes and keeps the focus, and the page below is neither read aloud nor repainted. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

const LATE = goldenWhere(4, ({ phase, can: { trade = 0 } }) => phase === 'summer' && trade > 9);

async function open(game = LATE): Promise<Page> {
  const { page } = await visit(browser);
  await keepGame(page, inject('url'), game);
  await page.getByTestId('ready').click();
  await page.locator('.board-press[aria-busy="false"]').waitFor();
  return page;
}

/** Returns the number of elements that the browser restyled during an action. */
async function styledAnew(page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  const { traceEvents } = trace as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  const updates = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  return updates.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
}

describe('a dialog', () => {
  it('neither restyles the page below nor exposes it to screen readers', async () => {
    const page = await open();
    const dialog = page.getByTestId('trade-dialog');
    const trade = page.getByTestId('move-trade');
    // Open it once, so that everything it loads is there.
    await trade.click();
    await dialog.waitFor();
    await page.getByTestId('cancel').click();
    await dialog.waitFor({ state: 'detached' });
    const all = await page.locator('.table *').count();
    const styled = await styledAnew(page, async () => {
      await trade.click();
      await dialog.waitFor();
    });
    expect(styled).toBeGreaterThan(0);
    expect(styled).toBeLessThan(all / 2);
    expect(
      await page.locator('.board-area').evaluate((board) => board.closest('[aria-hidden="true"]') !== null),
    ).toBe(true);
    await page.getByTestId('cancel').click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.locator('.board-area').evaluate((board) => board.closest('[aria-hidden="true"]'))).toBe(
      null,
    );
    await page.context().close();
  });

  it('keeps the focus when another element requests it', async () => {
    const page = await open();
    await page.getByTestId('move-trade').click();
    const dialog = page.getByTestId('trade-dialog');
    await dialog.waitFor();
    await page.getByTestId('menu').evaluate((button) => button.focus());
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByTestId('menu').evaluate((button) => button.focus());
    expect(await page.getByTestId('menu').evaluate((button) => button === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('keeps a choice while the list of keys is open over it', async () => {
    const page = await open(goldenWhere(4, ({ can }) => can.returnGoods));
    const dialog = page.getByTestId('return-dialog');
    const chosen = () => dialog.locator('output').allTextContents();
    const suggested = await chosen();
    await dialog.locator('[data-testid$="-less"]:not([aria-disabled="true"], :disabled)').first().click();
    const before = await chosen();
    expect(before).not.toEqual(suggested);
    await page.keyboard.press('?');
    const keys = page.getByTestId('keys-dialog');
    await keys.waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    expect(await chosen()).toEqual(before);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.context().close();
  });

  it.each([
    { game: 'cherez-ural', save: LATE, hand: true, map: true },
    { game: 'kilia', save: goldenGamesOf(kiliaModule).game(2, 0.5), hand: false, map: false },
    { game: 'terramara', save: goldenGamesOf(terramaraModule).game(2, 0.5), hand: false, map: true },
  ])('lists only keys that do something at the table of $game', async ({ save, hand, map }) => {
    const { page, close } = await visit(browser);
    await keepGame(page, inject('url'), save);
    const ready = page.getByTestId('ready');
    await ready.or(page.getByTestId('table')).first().waitFor();
    if ((await ready.count()) > 0) await ready.click();
    await page.getByTestId('table').waitFor();
    await page.keyboard.press('?');
    const keys = page.getByTestId('keys-dialog');
    await keys.waitFor();
    expect(await keys.getByText('go to a card in hand').count()).toBe(hand ? 1 : 0);
    expect(await keys.getByText('zoom the map').count()).toBe(map ? 1 : 0);
    await close();
  });
});

/** The Back button closes open dialogs, the topmost first, before it leaves the page. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import { PHONE, Visitor } from '../visitor';

const browser = withBrowser();

const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': goldenWhere(2, ({ phase, can: { trade = 0 } }) => phase === 'summer' && trade > 2),
  kilia: goldenGamesOf(kiliaModule).game(2, 0.5),
  terramara: goldenGamesOf(terramaraModule).game(2, 0.5),
};

async function open(game: string, viewport: typeof PHONE): Promise<Page> {
  const { page } = await visit(browser, { viewport });
  await keepGame(page, inject('url'), entryOf(GAMES, game));
  await ready(page);
  return page;
}

async function ready(page: Page): Promise<void> {
  const cover = page.getByTestId('ready');
  await cover.or(page.getByTestId('menu')).first().waitFor();
  if ((await cover.count()) > 0) await cover.click();
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
}

/** Presses Back like the button of a phone, without waiting for a page load. */
const back = (page: Page) => page.evaluate(() => history.back());

const isAtTable = (page: Page) => expect.poll(() => new URL(page.url()).pathname).toBe('/table');

/** Checks that one press of Back leaves the table, so no extra history entry is left. */
async function leavesByOneBack(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/table');
  await page.context().close();
}

async function openRules(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-rules').click();
  await page.getByTestId('look-up').waitFor();
}

describe.each([
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', PHONE],
])('on %s', (size, viewport) => {
  // All games use the same dialogs and the same menu.
  describe.each(size === 'a phone' ? ['kilia'] : Object.keys(GAMES))('at the table of %s', (game) => {
    it('closes the rules and stays at the table', async () => {
      const page = await open(game, viewport);
      await openRules(page);
      await back(page);
      await page.getByTestId('look-up').waitFor({ state: 'detached' });
      await isAtTable(page);
      await leavesByOneBack(page);
    });

    it('closes only the topmost of two dialogs', async () => {
      const page = await open(game, viewport);
      await page.keyboard.press('?');
      await page.getByTestId('keys-dialog').waitFor();
      await page.getByTestId('keys-legend').click();
      await page.getByTestId('look-up').waitFor();
      await back(page);
      await page.getByTestId('look-up').waitFor({ state: 'detached' });
      await page.getByTestId('keys-dialog').waitFor();
      await back(page);
      await page.getByTestId('keys-dialog').waitFor({ state: 'detached' });
      await isAtTable(page);
      await leavesByOneBack(page);
    });

    it('leaves no entry when a dialog is closed by its button', async () => {
      const page = await open(game, viewport);
      for (let time = 0; time < 3; time++) {
        await openRules(page);
        await page.getByTestId('look-up-close').click();
        await page.getByTestId('look-up').waitFor({ state: 'detached' });
      }
      await leavesByOneBack(page);
    });

    it('leaves no entry when the page is reloaded with a dialog open', async () => {
      const page = await open(game, viewport);
      await openRules(page);
      await page.reload();
      await ready(page);
      await leavesByOneBack(page);
    });

    it('closes the menu', async () => {
      const page = await open(game, viewport);
      await page.getByTestId('menu').click();
      await back(page);
      await page.locator('[data-testid="menu"][aria-expanded="false"]').waitFor();
      await isAtTable(page);
      await leavesByOneBack(page);
    });
  });

  it('closes one dialog of the game at a time', async () => {
    const page = await open('cherez-ural', viewport);
    await page.getByTestId('move-trade').click();
    await page.getByTestId('trade-dialog').waitFor();
    await back(page);
    await page.getByTestId('trade-dialog').waitFor({ state: 'detached' });
    await page.getByTestId('move-trade').click();
    await page.getByTestId('trade-dialog').waitFor();
    await back(page);
    await page.getByTestId('trade-dialog').waitFor({ state: 'detached' });
    await isAtTable(page);
    await leavesByOneBack(page);
  });

  it('keeps a navigation that starts while a dialog closes', async () => {
    const page = await open('cherez-ural', viewport);
    await openRules(page);
    await page.getByTestId('look-up-close').evaluate(async (close: HTMLElement) => {
      close.click();
      // The history navigation is still pending.
      await new Promise((done) => setTimeout(done));
      history.pushState(null, '', '/cherez-ural/rules');
    });
    await page.locator('.prose').waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(new URL(page.url()).pathname).toBe('/cherez-ural/rules');
    await page.goBack();
    await isAtTable(page);
    await page.context().close();
  });

  it('closes the room dialog of an online table', async () => {
    const ada = await Visitor.come('Ada', viewport);
    const { page } = ada;
    await ada.setUp(2);
    const before = new URL(page.url()).pathname;
    await page.getByTestId('room').click();
    await page.getByTestId('room-dialog').waitFor();
    await back(page);
    await page.getByTestId('room-dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(before);
    expect(ada.faults).toEqual([]);
    await ada.context.close();
  });

  if (size === 'a phone')
    it('lowers a raised sheet', async () => {
      const page = await open('cherez-ural', viewport);
      const handle = page.locator('.drawer-handle');
      await handle.click();
      await page.locator('.drawer-handle[aria-expanded="true"]').waitFor();
      await back(page);
      await page.locator('.drawer-handle[aria-expanded="false"]').waitFor();
      await isAtTable(page);
      await leavesByOneBack(page);
    });
});

/** Parts of the app that are fetched late: if one can't be fetched, the page stays and offers a retry. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { amongBots } from '../../games/scenario';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import { expectFromMenu, expectHint, notice, table, turnOf } from './latePart';

const browser = withBrowser();

describe('at a table without a network', () => {
  it.each([
    ['rules', 'cherez-ural'],
    ['rules', 'kilia'],
    ['rules', 'terramara'],
    ['almanac', 'cherez-ural'],
    ['almanac', 'kilia'],
    ['almanac', 'terramara'],
    ['replay', 'cherez-ural'],
    ['replay', 'kilia'],
    ['replay', 'terramara'],
  ] as const)('keeps the table when the %s of %s cannot be fetched, and opens them later', (part, game) =>
    expectFromMenu(browser, game, part),
  );

  it.each(['cherez-ural', 'kilia', 'terramara'])(
    'keeps the table when a hint at %s cannot be fetched, and shows it once the network is back',
    (game) => expectHint(browser, game),
  );
});

/** Pages that need the map's data, which is fetched alongside the scripts. */
const WITH_DATA = [
  { what: 'a new game', open: (page: Page) => page.goto(`${inject('url')}/cherez-ural/new`), shown: 'start' },
  {
    what: 'a table',
    open: async (page: Page) => keepGame(page, inject('url'), await turnOf('cherez-ural')),
    shown: 'ready',
  },
] as const;

describe.each(WITH_DATA)('$what without its data', ({ open, shown }) => {
  it('shows a notice and offers a retry', async () => {
    const { page, crashes, close } = await visit(browser);
    await page.route(/\/assets\/data-/, (route) => route.abort());
    await open(page);
    await notice(page).waitFor();
    await page.unroute(/\/assets\/data-/);
    await notice(page).getByRole('button').click();
    await page.getByTestId(shown).or(table(page)).first().waitFor();
    await notice(page).waitFor({ state: 'detached' });
    expect(crashes).toEqual([]);
    await close();
  });

  it('shows no notice when the data is refused only once', async () => {
    const { page, close } = await visit(browser);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-testid="load-notice"]') !== null)
          document.documentElement.dataset.told = '';
      }).observe(document, { subtree: true, childList: true });
    });
    await page.route(/\/assets\/data-/, (route) => route.abort(), { times: 1 });
    await open(page);
    await page.getByTestId(shown).or(table(page)).first().waitFor();
    expect(await page.locator('[data-told]').count()).toBe(0);
    await close();
  });
});

it('shows a page only once its style sheet can be fetched', async () => {
  const { page, crashes, close } = await visit(browser);
  const sheet = /\/assets\/GamePage-.*\.css$/;
  await page.goto(inject('url'));
  await page.getByTestId('game-kilia').waitFor();
  await page.route(sheet, (route) => route.abort());
  await page.getByTestId('game-kilia').getByRole('heading').getByRole('link').click();
  const missing = page.getByTestId('not-fetched');
  await missing.waitFor();
  await missing.getByRole('button').click();
  // The sheet is still refused.
  await missing.waitFor({ state: 'detached' });
  await missing.waitFor();
  await page.unroute(sheet);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.locator('main h1').getByText('Kilia').waitFor();
  await missing.waitFor({ state: 'detached' });
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
  expect(sheets.some((href) => sheet.test(href))).toBe(true);
  expect(crashes).toEqual([]);
  await close();
});

it('replaces a missing phone layout with a notice, and shows it after a retry', async () => {
  const { page, crashes, close } = await visit(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/\/assets\/Phone-/, (route) => route.abort());
  await keepGame(page, inject('url'), await turnOf('kilia'));
  const missing = table(page).getByTestId('missing-part');
  await missing.waitFor();
  expect(await notice(page).count()).toBe(0);
  await page.unroute(/\/assets\/Phone-/);
  await missing.getByRole('button').click();
  await table(page).getByTestId('menu').first().waitFor();
  await missing.waitFor({ state: 'detached' });
  expect(crashes).toEqual([]);
  await close();
});

it('keeps the language and shows a notice when the other language can’t be fetched', async () => {
  const { page, crashes, close } = await visit(browser);
  await page.goto(inject('url'));
  await page.getByTestId('game-kilia').waitFor();
  await page.context().setOffline(true);
  await page.getByTestId('language').click();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain('Japanese could not be loaded');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.context().setOffline(false);
  // The browser reports that the network is back, and the language is fetched again.
  await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
  await notice(page).waitFor({ state: 'detached' });
  expect(await page.getByTestId('language').innerText()).toBe('English');
  expect(crashes).toEqual([]);
  await close();
});

it('starts in English when the Japanese texts can’t be fetched, and switches once they can', async () => {
  const { page, close } = await visit(browser);
  await page.addInitScript(() => localStorage.setItem('house.setting.language', 'ja'));
  await page.route(/\/assets\/ja-/, (route) => route.abort());
  await page.goto(inject('url'));
  await notice(page).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.unroute(/\/assets\/ja-/);
  await notice(page).getByRole('button').click();
  await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
  await notice(page).waitFor({ state: 'detached' });
  await close();
});

it.each(['cherez-ural', 'kilia', 'terramara'])(
  'keeps the table of %s in sight while Japanese texts of late parts load',
  async (game) => {
    const { page, crashes, close } = await visit(browser);
    await page.addInitScript(() => {
      localStorage.setItem('house.setting.language', 'ja');
      const look = () => {
        const { dataset } = document.documentElement;
        const shown = document.querySelector('[data-testid="table"]');
        if (shown?.checkVisibility() === true) dataset.shown = '';
        else if (dataset.shown !== undefined) dataset.vanished = '';
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const frames = () =>
      page.evaluate(async () => {
        for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
      });
    // Texts come some frames late, so that the page renders without them.
    await page.route(/\/assets\/ja-/, async (route) => {
      await frames();
      await route.continue();
    });
    const turn = await turnOf(game);
    await keepGame(page, inject('url'), amongBots(turn, '0'));
    await page.locator('[data-testid="table"][data-complete]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.locator('html[data-shown]').count()).toBe(1);
    expect(await page.locator('html[data-vanished]').count()).toBe(0);
    expect(crashes).toEqual([]);
    await close();
  },
);

it('keeps the home page when the update prompt cannot be fetched', async () => {
  const { page, crashes, close } = await visit(browser);
  await page.clock.install();
  await page.route(/UpdatePrompt-/, (route) => route.abort());
  await page.goto(inject('url'));
  await page.getByTestId('game-kilia').waitFor();
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('UpdatePrompt-'));
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return Promise.race([refused.then(() => true), page.evaluate(() => false)]);
    })
    .toBe(true);
  await page.clock.fastForward(10_000);
  expect(await page.getByTestId('game-kilia').isVisible()).toBe(true);
  expect(await notice(page).count()).toBe(0);
  expect(crashes).toEqual([]);
  await close();
});

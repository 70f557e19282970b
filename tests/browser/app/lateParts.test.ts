/** Parts of the app that are fetched late: if one can't be fetched, the page stays and offers a retry. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import type { Screen } from '../../../scripts/screens/screen';
import { offers } from '../../../src/games/offers';
import type { SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

/** Returns a position with many possible actions and no open dialog. */
async function turnOf(game: string): Promise<SavedGame> {
  const screens = (await ownOf<readonly Screen[]>(game, 'screens')) ?? [];
  const turn = screens.find(({ name }) => name === 'turn')?.scenario;
  if (turn === undefined) throw new Error(`${game} has no screen named turn`);
  return turn.save();
}

type Visit = { readonly context: BrowserContext; readonly page: Page; readonly crashes: string[] };

async function visit(): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  return { context, page, crashes };
}

const table = (page: Page) => page.getByTestId('table').first();
const notice = (page: Page) => page.getByTestId('load-notice');

async function openTable(page: Page, game: string): Promise<void> {
  await keepGame(page, inject('url'), await turnOf(game));
  const ready = page.getByTestId('ready');
  await ready.or(table(page)).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await table(page).waitFor();
  await page.getByTestId('menu').first().waitFor();
}

/** Parts to open from the menu while the network is off. */
const FROM_MENU = [
  { what: 'the rules', button: 'menu-rules', opened: '[data-testid="look-up"]' },
  { what: 'the almanac', button: 'menu-almanac', opened: '[data-testid="look-up"]' },
  { what: 'the replay', button: 'open-replay', opened: '[data-testid="replay-bar"]' },
] as const;

describe.each(offers.map(({ name }) => name))('at a table of %s without a network', (game) => {
  it.each(FROM_MENU)(
    'keeps the table when $what cannot be fetched, and opens it once the network is back',
    async ({ button, opened }) => {
      const { context, page, crashes } = await visit();
      await openTable(page, game);
      await context.setOffline(true);
      await page.getByTestId('menu').first().click();
      await page.getByTestId(button).click();
      const shown = page.locator(opened).first();
      await notice(page).or(shown).first().waitFor();
      expect(await table(page).count()).toBe(1);
      await context.setOffline(false);
      // The browser reports that the network is back, and the page retries automatically.
      await shown.waitFor();
      await notice(page).waitFor({ state: 'detached' });
      expect(crashes).toEqual([]);
      await context.close();
    },
  );

  it('keeps the table when a hint cannot be fetched, and shows it once the network is back', async () => {
    const { context, page, crashes } = await visit();
    await openTable(page, game);
    await context.setOffline(true);
    const refused = page.waitForEvent('requestfailed');
    await page.getByTestId('ask-hint').click();
    await refused;
    const shown = page.locator('.hint-move').first();
    const failed = page.getByTestId('hint-panel').locator('.problem');
    await notice(page).or(failed).or(shown).first().waitFor();
    expect(await table(page).count()).toBe(1);
    await context.setOffline(false);
    await shown.waitFor({ timeout: 120_000 });
    await notice(page).waitFor({ state: 'detached' });
    expect(crashes).toEqual([]);
    await context.close();
  });
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
    const { context, page, crashes } = await visit();
    await page.route(/\/assets\/data-/, (route) => route.abort());
    await open(page);
    await notice(page).waitFor();
    await page.unroute(/\/assets\/data-/);
    await notice(page).getByRole('button').click();
    await page.getByTestId(shown).or(table(page)).first().waitFor();
    await notice(page).waitFor({ state: 'detached' });
    expect(crashes).toEqual([]);
    await context.close();
  });

  it('shows no notice when the data is refused only once', async () => {
    const { context, page } = await visit();
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
    await context.close();
  });
});

it('shows a page only once its style sheet can be fetched', async () => {
  const { context, page, crashes } = await visit();
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
  await context.close();
});

it('replaces a missing phone layout with a notice, and shows it after a retry', async () => {
  const { context, page, crashes } = await visit();
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
  await context.close();
});

it('keeps the language and shows a notice when the other language can’t be fetched', async () => {
  const { context, page, crashes } = await visit();
  await page.goto(inject('url'));
  await page.getByTestId('game-kilia').waitFor();
  await context.setOffline(true);
  await page.getByTestId('language').click();
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain('Japanese could not be loaded');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await context.setOffline(false);
  // The browser reports that the network is back, and the language is fetched again.
  await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
  await notice(page).waitFor({ state: 'detached' });
  expect(await page.getByTestId('language').innerText()).toBe('English');
  expect(crashes).toEqual([]);
  await context.close();
});

it('starts in English when the Japanese texts can’t be fetched, and switches once they can', async () => {
  const { context, page } = await visit();
  await page.addInitScript(() => localStorage.setItem('house.setting.language', 'ja'));
  await page.route(/\/assets\/ja-/, (route) => route.abort());
  await page.goto(inject('url'));
  await notice(page).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await page.unroute(/\/assets\/ja-/);
  await notice(page).getByRole('button').click();
  await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
  await notice(page).waitFor({ state: 'detached' });
  await context.close();
});

it('keeps the home page when the update prompt cannot be fetched', async () => {
  const { context, page, crashes } = await visit();
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
  await context.close();
});

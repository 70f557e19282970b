/** Games and seats in a browser that refuses storage or is full, and in two tabs at once. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { goldenGame, goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { offers } from '../../../src/games/offers';
import { firstMoves, parseSavedGame, type SavedGame } from '../../../src/session/savedGame';
import { watchedPage, withBrowser } from '../browser';
import { followed, keepGame, Person } from '../person';

const browser = withBrowser();

const GAMES = offers.map(({ name }) => name);
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

async function openBrowser(viewport = { width: 1280, height: 720 }): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  contexts.push(context);
  return context;
}

/** Simulates blocked cookies: even reading the property `localStorage` throws. */
const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });

/** Limits storage to the number of characters that the page sets as `room`. */
const limitStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      const others = Object.entries(this).filter(([name]) => name !== key);
      const size = others.reduce((sum, [name, text]) => sum + name.length + String(text).length, 0);
      const room = (window as { room?: number }).room ?? Number.POSITIVE_INFINITY;
      if (size + key.length + value.length > room) throw new DOMException('no room', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });

/** Leaves room for only `more` characters from now on. */
const fillStorage = (page: Page, more = 0) =>
  page.evaluate((more) => {
    const size = Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    Object.assign(window, { room: size + more });
  }, more);

const tableShown = (page: Page) => page.getByTestId('table').or(page.getByTestId('ready')).first().waitFor();

async function startGame(page: Page, game: string): Promise<void> {
  await page.goto(`${inject('url')}/${game}/new`);
  await page.getByTestId('start').click();
  await tableShown(page);
}

/** Selectors for Kilia and Terramara. The first one that exists is pressed. */
const PRESSES = [
  '[data-testid="ready"]',
  '.dialog [data-testid="confirm"]:not([aria-disabled="true"])',
  '.dialog .face-button',
  '.dialog .one-of .one-option:not(.one-option-on):not([aria-disabled="true"])',
  '.dialog .btn-step[data-testid$="-more"]:not([aria-disabled="true"])',
  '[data-testid="confirm"]:not([aria-disabled="true"])',
  '[data-testid="end-turn"]:not([aria-disabled="true"])',
  '.road-target',
  '.row-card-target:not(.row-card-picked)',
  '.space-open:not(.space-selected)',
  '[data-testid="skip"]',
  '[data-testid="card-0"]:not([aria-disabled="true"])',
  '[data-testid="card-1"]:not([aria-disabled="true"])',
];

/** Presses often enough to make several moves. */
async function playOn(page: Page, game: string, presses = 8): Promise<void> {
  if (game === 'cherez-ural') {
    const person = new Person(page, 'storage');
    await person.play(() => person.done.length >= presses);
    return;
  }
  for (let press = 0; press < presses; press++) {
    await followed(page);
    for (const selector of PRESSES) {
      const target = page.locator(selector).first();
      if (!(await target.isVisible())) continue;
      await target.click();
      break;
    }
  }
  await followed(page);
}

async function downloadOf(page: Page, press: () => Promise<void>): Promise<SavedGame> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return parseSavedGame(await readFile(await download.path(), 'utf8'));
}

const notice = (page: Page) => page.getByTestId('storage-notice');
const exported = (page: Page) => downloadOf(page, () => page.getByTestId('storage-export').click());

/** Returns the text of the running game in the browser's storage. */
const stored = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('house.game') ?? '';
  });

/** Returns the stored replaced games. */
const kept = async (page: Page): Promise<readonly SavedGame[]> => {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('house.kept.') ? [text] : [])),
  );
  return texts.map(parseSavedGame);
};

describe('refused storage', () => {
  it.each(GAMES)('plays %s in memory, warns once that a reload loses it, and exports it', async (game) => {
    const context = await openBrowser();
    await refuseStorage(context);
    const { page, faults } = await watchedPage(context);
    await startGame(page, game);
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain('lost when you close or reload this page');
    await playOn(page, game);
    expect((await exported(page)).actions.length).toBeGreaterThan(1);
    await page.getByTestId('storage-notice-close').click();
    await playOn(page, game, 2);
    expect(await notice(page).count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('shows no notice while there is nothing to lose, and shows it in Japanese', async () => {
    const context = await openBrowser({ width: 390, height: 844 });
    await refuseStorage(context);
    const { page, faults } = await watchedPage(context);
    await page.goto(inject('url'));
    await page.getByTestId('language').click();
    await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
    expect(await notice(page).count()).toBe(0);
    await page.getByTestId('game-kilia').getByTestId('new-game').click();
    await page.getByTestId('start').click();
    await tableShown(page);
    expect(await notice(page).innerText()).toContain('ゲームを書き出してください');
    expect(faults).toEqual([]);
  });

  it.each(['refused', 'full'])('%s: holds the seat of an online table and shows its link', async (kind) => {
    const context = await openBrowser();
    if (kind === 'refused') await refuseStorage(context);
    else await limitStorage(context);
    const { page, faults } = await watchedPage(context);
    await page.goto(`${inject('url')}/online/kilia/new`);
    await page.getByTestId('your-name').fill('Ada');
    if (kind === 'full') await fillStorage(page);
    await page.getByTestId('create').click();
    await page.getByTestId('waiting').waitFor();
    const unstored = page.getByTestId('unstored-seat');
    const link = await unstored.getByTestId('link').inputValue();
    expect(link).toMatch(/#seat=0\./);
    // The link opens the same seat in another browser.
    const { page: other } = await watchedPage(await openBrowser());
    await other.goto(link);
    await other.getByTestId('waiting').waitFor();
    expect(await other.getByTestId('unstored-seat').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('shows the link to the seat over a table that opens at once', async () => {
    const context = await openBrowser();
    await refuseStorage(context);
    const { page } = await watchedPage(context);
    await page.goto(`${inject('url')}/online/kilia/new`);
    await page.getByTestId('your-name').fill('Ada');
    await page.getByTestId('sitter-1').selectOption('easy');
    await page.getByTestId('create').click();
    await page.getByTestId('table').waitFor();
    const unstored = page.getByTestId('unstored-seat');
    expect(await unstored.getByTestId('link').inputValue()).toMatch(/#seat=0\./);
    await unstored.getByRole('button').last().click();
    expect(await unstored.count()).toBe(0);
  });
});

describe('full storage', () => {
  it.each(GAMES)('continues %s in memory when storage becomes full in the middle', async (game) => {
    const context = await openBrowser();
    await limitStorage(context);
    const { page, faults } = await watchedPage(context);
    await startGame(page, game);
    await playOn(page, game, 4);
    const before = parseSavedGame(await stored(page));
    expect(await notice(page).count()).toBe(0);
    await fillStorage(page);
    await playOn(page, game);
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toContain('full');
    const after = await exported(page);
    expect(after.actions.length).toBeGreaterThan(before.actions.length);
    // The stored moves are still there. Once there is room, all moves are stored.
    expect(parseSavedGame(await stored(page)).actions.length).toBeGreaterThanOrEqual(before.actions.length);
    await page.evaluate(() => Object.assign(window, { room: undefined }));
    await playOn(page, game, 4);
    await expect.poll(() => notice(page).count()).toBe(0);
    expect(parseSavedGame(await stored(page)).actions.length).toBeGreaterThanOrEqual(after.actions.length);
    expect(faults).toEqual([]);
  });

  it('starts a new game in memory and leaves the stored one in place', async () => {
    const context = await openBrowser();
    await limitStorage(context);
    const { page } = await watchedPage(context);
    const game = goldenGame(2);
    await keepGame(page, inject('url'), game);
    await tableShown(page);
    await page.goto(`${inject('url')}/kilia/new`);
    await fillStorage(page);
    await page.getByTestId('start').click();
    await tableShown(page);
    await playOn(page, 'kilia');
    await notice(page).waitFor();
    expect((await exported(page)).game).toBe('kilia');
    expect(parseSavedGame(await stored(page)).actions).toEqual(game.actions);
  });
});

describe('two tabs', () => {
  const elsewhere = (page: Page) => page.getByTestId('elsewhere');
  const golden = firstMoves(goldenGamesOf(kiliaModule).game(2), 6);

  it('lets one tab play a game, and another take it over with all moves', async () => {
    const context = await openBrowser();
    const { page: a } = await watchedPage(context);
    const { page: b, faults } = await watchedPage(context);
    await keepGame(a, inject('url'), golden);
    await tableShown(a);
    await b.goto(`${inject('url')}/table`);
    await tableShown(b);
    await elsewhere(a).waitFor();
    expect(await elsewhere(a).innerText()).toContain('This game is open in another tab');
    await playOn(b, 'kilia', 14);
    const played = parseSavedGame(await stored(b)).actions;
    expect(played.length).toBeGreaterThan(golden.actions.length);
    await a.getByTestId('play-here').click();
    await tableShown(a);
    await elsewhere(b).waitFor();
    await playOn(a, 'kilia', 6);
    const all = parseSavedGame(await stored(a)).actions;
    expect(all.slice(0, played.length)).toEqual(played);
    expect(all.length).toBeGreaterThan(played.length);
    expect(await kept(a)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('keeps both games when the other tab starts a new one', async () => {
    const context = await openBrowser();
    const { page: a } = await watchedPage(context);
    const { page: b } = await watchedPage(context);
    await keepGame(a, inject('url'), golden);
    await tableShown(a);
    await startGame(b, 'terramara');
    await elsewhere(a).waitFor();
    expect(await elsewhere(a).innerText()).toContain('Another game was started in another tab');
    await playOn(b, 'terramara', 8);
    const played = parseSavedGame(await stored(b));
    expect(played.actions.length).toBeGreaterThan(0);
    expect((await kept(b)).map(({ actions }) => actions)).toEqual([golden.actions]);
    await a.getByTestId('play-here').click();
    await tableShown(a);
    await elsewhere(b).waitFor();
    await playOn(a, 'kilia', 4);
    const running = parseSavedGame(await stored(a));
    expect(running.game).toBe('kilia');
    expect(running.actions.slice(0, 6)).toEqual(golden.actions);
    expect((await kept(a)).map(({ actions }) => actions)).toEqual([played.actions]);
  });
});

const GARBAGE = [
  '',
  '{',
  'null',
  '[null]',
  '[{}]',
  '[{"matchID":1}]',
  '5',
  '"house"',
  '{"format":"house-game"}',
];
const KEYS = [
  'house.game',
  'house.kept.2026-11-19T18:20:00.000Z',
  'house.kept.never',
  'house.review.m',
  ...['online.seats', 'online.key', 'plans', 'language', 'theme', 'pace', 'view', 'guide', 'name'].map(
    (name) => `house.setting.${name}`,
  ),
];

describe('unreadable entries', () => {
  it.each(GARBAGE)('let every page open when all are %j', async (text) => {
    const context = await openBrowser();
    const { page, faults } = await watchedPage(context);
    await page.goto(inject('url'));
    for (const path of ['/', '/table', '/online', '/online/yours', '/kilia/new', '/online/kilia/new']) {
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys) localStorage.setItem(key, value);
        },
        [KEYS, text] as const,
      );
      await page.goto(inject('url') + path);
      await page.locator('main:not([aria-busy="true"])').first().waitFor();
      expect(await page.locator('main').first().innerText()).not.toContain('Something went wrong');
    }
    expect(faults).toEqual([]);
  });
});

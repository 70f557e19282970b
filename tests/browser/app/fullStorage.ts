/** Games in a browser that refuses storage, is full, or holds unreadable entries. */
import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { parseSavedGame, type SavedGame } from '../../../src/session/savedGame';
import { visit } from '../browser';
import { followed, Person } from '../person';

type Opener = Pick<Browser, 'newContext'>;

/** Simulates blocked cookies: even reading the property `localStorage` throws. */
export const refuseStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });

/** Limits storage to the number of characters that the page sets as `room`. */
export const limitStorage = (context: BrowserContext) =>
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
export const fillStorage = (page: Page, more = 0) =>
  page.evaluate((more) => {
    const size = Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    Object.assign(window, { room: size + more });
  }, more);

export const tableShown = (page: Page) =>
  page.getByTestId('table').or(page.getByTestId('ready')).first().waitFor();

export async function startNewGame(page: Page, game: string): Promise<void> {
  await page.goto(`${inject('url')}/${game}/new`);
  await page.getByTestId('start').click();
  await tableShown(page);
}

/** Selectors for Kilia and Terramara. The first one that exists is pressed. */
const PRESSES = [
  '[data-testid="ready"]',
  '.dialog [data-testid="confirm"]:not([aria-disabled="true"])',
  '.dialog .face-button',
  '.dialog .one-of .option:not(.option-chosen):not([aria-disabled="true"])',
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
export async function playOn(page: Page, game: string, presses = 8): Promise<void> {
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

export const notice = (page: Page) => page.getByTestId('storage-notice');
export const exported = (page: Page) => downloadOf(page, () => page.getByTestId('storage-export').click());

/** Returns the text of the running game in the browser's storage. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('house.game') ?? '';
  });

/** Returns the stored replaced games. */
export const kept = async (page: Page): Promise<readonly SavedGame[]> => {
  const texts = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, text]) => (key.startsWith('house.kept.') ? [text] : [])),
  );
  return texts.map(parseSavedGame);
};

/** Plays a game in a browser that refuses storage, and exports it. */
export async function expectPlayInMemory(browser: Opener, game: string): Promise<void> {
  const { context, page, faults, close } = await visit(browser);
  await refuseStorage(context);
  await startNewGame(page, game);
  await notice(page).waitFor();
  expect(await notice(page).innerText()).toContain('lost when you close or reload this page');
  await playOn(page, game);
  expect((await exported(page)).actions.length).toBeGreaterThan(1);
  await page.getByTestId('storage-notice-close').click();
  await playOn(page, game, 2);
  expect(await notice(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await close();
}

/** Fills the storage in the middle of a game, and frees it later. */
export async function expectPlayWhileFull(browser: Opener, game: string): Promise<void> {
  const { context, page, faults, close } = await visit(browser);
  await limitStorage(context);
  await startNewGame(page, game);
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
  await close();
}

const KEYS = [
  'house.game',
  'house.kept.2026-11-19T18:20:00.000Z',
  'house.kept.never',
  'house.review.m',
  ...[
    'online.seats',
    'online.key',
    'plans',
    'language',
    'theme',
    'pace',
    'view',
    'views',
    'guide',
    'name',
  ].map((name) => `house.setting.${name}`),
];

/** Opens every page that reads the storage while all its entries contain `text`. */
export async function expectPagesDespite(browser: Opener, text: string): Promise<void> {
  const { page, faults, close } = await visit(browser);
  await page.goto(`${inject('url')}/icon.svg`);
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
  await close();
}

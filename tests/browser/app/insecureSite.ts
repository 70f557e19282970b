/**
 * Over plain HTTP from another machine, a page has no secure context: no service worker, clipboard, `crypto.subtle` or
 * `crypto.randomUUID`.
 */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { BROWSER_ARGS } from '../chromium';

/** A host name that resolves to the local server but is not a secure origin. */
const HOST = 'house.test';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: inject('enginePath'),
    args: [...BROWSER_ARGS, `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
  });
});
afterAll(() => browser.close());

export const address = (path: string): string => {
  const url = new URL(path, inject('url'));
  url.hostname = HOST;
  return url.href;
};

export async function visitInsecurely(path: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.goto(address(path));
  expect(await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto])).toEqual([false, false]);
  return { page, faults };
}

/** Declares the tests of a game without a secure context. A test file that imports this module gets a browser. */
export function worksInsecurely(game: string): void {
  it('starts a game against a bot at one screen and gives a hint', async () => {
    const { page, faults } = await visitInsecurely(`/${game}/new`);
    await page.getByTestId('players-2').check({ force: true });
    await page.getByTestId('who-1').selectOption('easy');
    // With this option there is no draft, whose dialog would cover the table.
    const plain = page.getByTestId('option-firstGame');
    if (await plain.isVisible()) await plain.check();
    await page.getByTestId('start').click();
    await page.getByTestId('table').waitFor();
    // The bot may act first.
    await page.getByTestId('ask-hint').click({ timeout: 120_000 });
    await page.locator('.hint-move').first().waitFor({ timeout: 120_000 });
    expect(faults).toEqual([]);
    await page.close();
  });

  it('explains why the game can’t be saved for offline play', async () => {
    const { page, faults } = await visitInsecurely(`/${game}`);
    await page.getByText('needs a secure connection').waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });
}

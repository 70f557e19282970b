/** The table for everyone: through the text table, by keys alone, and without a fault that axe finds. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BROWSER_ARGS } from './chromium';
import { startGame } from './person';
import { Reader } from './reader';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
});
afterAll(() => browser.close());

async function open(viewport = { width: 1280, height: 720 }): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

describe('a whole game through the text table', () => {
  it('two players, to the final score', async () => {
    const { page, faults } = await open();
    const drawn: string[] = [];
    await startGame(page, inject('url'), { players: 2 });
    page.on('request', (request) => drawn.push(request.url()));
    await page.goto(`${inject('url')}/table?view=text`);
    const reader = new Reader(page, 'reader');
    await reader.play();
    expect(drawn.filter((url) => /BoardMap|geography|\/Table-/.test(url))).toEqual([]);
    expect(reader.done.filter((id) => id === 'end-turn')).toHaveLength(2 * (3 + 3 + 6 + 6));
    expect(reader.heard.length).toBeGreaterThan(40);
    expect(reader.heard.join()).toMatch(/travels from .* by (sled|land|water), −\d+ gold/);
    for (const seat of [0, 1])
      expect(await page.getByTestId(`final-gold-${seat}`).innerText()).toMatch(/^\d+$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BROWSER_ARGS } from './chromium';
import { Person, startGame } from './person';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
});
afterAll(() => browser.close());

describe('without a network, after one visit', () => {
  it('a move is played, and a game with a bot starts', async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 720 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
    await page.goto(inject('url'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    const outside = await page.evaluate(() =>
      fetch('/healthz').then(
        () => 'reached',
        () => 'out of reach',
      ),
    );
    expect(outside).toBe('out of reach');

    await startGame(page, inject('url'), { players: 2 });
    const alone = new Person(page, 'offline');
    await alone.play(() => alone.done.filter((step) => step === 'end turn').length >= 2);
    await page.reload();
    await page.getByTestId('hand-over').or(page.getByTestId('table')).first().waitFor();

    await startGame(page, inject('url'), { players: 2, bots: ['easy'] });
    const withBot = new Person(page, 'offline with a bot');
    await withBot.play(() => withBot.done.filter((step) => step === 'end turn').length >= 2);
    await page.getByTestId('bot-status').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await page.getByTestId('log').innerText()).toContain('Player 2');
    expect(faults).toEqual([]);
    await context.close();
  });
});

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { describe, expect, inject, it } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';
import { withBrowser } from '../browser';
import { cardOf, Person, startGame, toldIn } from '../person';

const browser = withBrowser();

/**
 * The app stores files after the visitor has been idle for a while. This skips the wait, as often as needed until the
 * condition holds.
 */
const whenRested = (page: Page, holds: () => Promise<boolean>) =>
  expect
    .poll(
      async () => {
        await page.clock.fastForward(10_000);
        return page.evaluate(holds);
      },
      { timeout: 60_000 },
    )
    .toBe(true);

const isAppKept = async () =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated';

async function visit() {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.clock.install();
  await page.goto(inject('url'));
  await whenRested(page, isAppKept);
  const goOffline = async () => {
    await context.setOffline(true);
    const outside = await page.evaluate(() =>
      fetch('/healthz').then(
        () => 'reached',
        () => 'out of reach',
      ),
    );
    expect(outside).toBe('out of reach');
  };
  return { context, page, faults, goOffline };
}

describe('without a network', () => {
  it('plays a game that was downloaded, and starts one with a bot', async () => {
    const { context, page, faults, goOffline } = await visit();
    await page.goto(`${inject('url')}/cherez-ural`);
    await page.getByTestId('keep-game').click();
    await page.getByTestId('kept-here').waitFor();
    await goOffline();

    await startGame(page, inject('url'), { players: 2 });
    const alone = new Person(page, 'offline');
    await alone.play(() => alone.done.filter((step) => step === 'end turn').length >= 2);
    await page.reload();
    await page.getByTestId('hand-over').or(page.getByTestId('table')).first().waitFor();

    await startGame(page, inject('url'), { players: 2, bots: ['easy'] });
    const bot = JSON.parse((await page.evaluate(() => localStorage.getItem('house.game'))) ?? '').seats[1]
      .name;
    const withBot = new Person(page, 'offline with a bot');
    await withBot.play(() => withBot.done.filter((step) => step === 'end turn').length >= 2);
    await page.getByTestId('bot-status').waitFor({ state: 'detached', timeout: 60_000 });
    expect(await page.getByTestId('log').innerText()).toContain(bot);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('opens puzzles of a game that was downloaded, and shows an answer', async () => {
    const { context, page, faults, goOffline } = await visit();
    await page.goto(`${inject('url')}/kilia`);
    await page.getByTestId('keep-game').click();
    await page.getByTestId('kept-here').waitFor();
    await goOffline();
    await page.goto(`${inject('url')}/kilia/puzzles`);
    await page.getByTestId('next-puzzle').click();
    await page.getByTestId('table').waitFor();
    await page.getByTestId('show-answer').click();
    await page.getByTestId('step-on').click();
    expect(await page.getByTestId('puzzle-says').innerText()).toMatch(/1 of \d: ./);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('stores an opened game automatically', async () => {
    const { context, page, goOffline } = await visit();
    await startGame(page, inject('url'), { players: 1 });
    await whenRested(page, async () => {
      const files: string[] = await (await fetch('/kept/cherez-ural.json')).json();
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return found.every((each) => each !== undefined);
    });
    await goOffline();
    await page.goto(`${inject('url')}/cherez-ural/rules`);
    await page.locator('[data-number="R9.4"]').waitFor();
    await context.close();
  });

  it('explains that a game was never opened, and links back', async () => {
    const { context, page, faults, goOffline } = await visit();
    await goOffline();
    await cardOf(page).getByTestId('new-game').click();
    expect(await page.getByTestId('not-fetched').innerText()).toContain(
      '“Через Урал” isn’t saved on this device',
    );
    await page.getByTestId('not-fetched').getByRole('link').click();
    await page.getByTestId('game-cherez-ural').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

/** Builds a second version of the app with different names for all scripts. */
const buildNext = (outDir: string) =>
  build({
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[name]-next-[hash].js',
          chunkFileNames: 'assets/[name]-next-[hash].js',
        },
      },
    },
    plugins: [
      {
        name: 'version',
        transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: 'next' } }],
      },
    ],
  });

describe('a new version', () => {
  it('is offered once it is downloaded, installed when the player agrees, and continues the game', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'house-app-'));
    const server = new ServerProgram({ APP_FOLDER: folder });
    cpSync(inject('appFolder'), folder, { recursive: true });
    await server.start();
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    const next = page.locator('meta[name="version"][content="next"]');
    await page.clock.install();
    await startGame(page, server.url, { players: 1 });
    await whenRested(page, isAppKept);
    await new Person(page, 'update').play(() => page.getByTestId('end-turn').isVisible());
    const told = await toldIn(page);

    await server.kill();
    await buildNext(folder);
    await server.start();
    await page.reload();
    expect(await next.count()).toBe(0);
    await whenRested(page, async () => document.querySelector('[data-testid="update"]') !== null);
    expect(await next.count()).toBe(0);
    await page.getByTestId('update-now').click();
    await next.waitFor({ state: 'attached' });
    await page.getByTestId('table').waitFor();
    await expect.poll(() => toldIn(page)).toEqual(told);
    await context.close();
    await server.dispose();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a service worker', 'allow'],
    ['no service worker', 'block'],
  ] as const)(
    "is loaded when a game's old files are gone from the server, with %s",
    async (_, serviceWorkers) => {
      const folder = mkdtempSync(join(tmpdir(), 'house-app-'));
      const server = new ServerProgram({ APP_FOLDER: folder });
      cpSync(inject('appFolder'), folder, { recursive: true });
      await server.start();
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers });
      const page = await context.newPage();
      await page.clock.install();
      await page.goto(server.url);
      if (serviceWorkers === 'allow') await whenRested(page, isAppKept);
      await cardOf(page, 'kilia').waitFor();

      await server.kill();
      await buildNext(folder);
      await server.start();
      await cardOf(page, 'kilia').getByTestId('new-game').click();
      await page.locator('meta[name="version"][content="next"]').waitFor({ state: 'attached' });
      await page.getByTestId('players-2').waitFor();
      await context.close();
      await server.dispose();
      rmSync(folder, { recursive: true });
    },
  );
});

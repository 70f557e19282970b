/** The built app in a browser, for scripts that measure it or take its picture. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { build, preview } from 'vite';
import type { SavedGame } from '../../src/session/savedGame';
import { BROWSER_ARGS, findBrowser } from '../../tests/browser/chromium';

export type Site = {
  readonly url: string;
  /** Of the built app. */
  readonly folder: string;
  readonly browser: Browser;
  readonly open: (options: BrowserContextOptions, game?: SavedGame) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Builds the app into a folder of its own, serves it, and starts a browser. */
export async function openSite(): Promise<Site> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'house-app-'));
  await build({ logLevel: 'warn', build: { outDir, emptyOutDir: true } });
  const server = await preview({
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { port } = server.httpServer.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
  return {
    url,
    folder: outDir,
    browser,
    open: async (options, game) => {
      const context = await browser.newContext({ locale: 'en-GB', ...options });
      const page = await context.newPage();
      // What tsx adds to functions that are sent into the page.
      await page.addInitScript('globalThis.__name = (what) => what');
      if (game !== undefined)
        await page.addInitScript((text) => {
          if (localStorage.getItem('house.game') === null) localStorage.setItem('house.game', text);
        }, JSON.stringify(game));
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

/** A built app in a browser, for scripts that measure it or take pictures */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { preview } from 'vite';
import type { SavedGame } from '../../src/session/savedGame';
import { BROWSER_ARGS, findBrowser } from '../../tests/browser/chromium';
import { ROOT } from '../online/root';

export type Site = {
  readonly url: string;
  readonly folder: string;
  readonly browser: Browser;
  readonly open: (options: BrowserContextOptions, game?: SavedGame) => Promise<Page>;
  readonly close: () => Promise<void>;
};

/** Returns a save that the checkout can read. Old checkouts only read version 1. */
function saveFor(checkout: string, { rulesVersion, content, result, review, ...first }: SavedGame): string {
  const isNew = existsSync(path.join(checkout, 'src/session/savedGame.ts'));
  return JSON.stringify(
    isNew ? { ...first, rulesVersion, content, result, review } : { ...first, version: 1 },
  );
}

/** Builds the app of a checkout with its own tools into a temporary folder, serves it, and starts a browser. */
export async function openSite(checkout = ROOT): Promise<Site> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'house-app-'));
  const vite = path.join(checkout, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  execFileSync(process.execPath, args, { cwd: checkout, stdio: ['ignore', 'ignore', 'inherit'] });
  const server = await preview({
    configFile: false,
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
      // tsx inserts calls of this helper into functions that are sent to the page.
      await page.addInitScript('globalThis.__name = (what) => what');
      if (game !== undefined)
        await page.addInitScript(
          (text) => {
            if (localStorage.getItem('house.game') === null) localStorage.setItem('house.game', text);
          },
          saveFor(checkout, game),
        );
      return page;
    },
    close: async () => {
      await browser.close();
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}

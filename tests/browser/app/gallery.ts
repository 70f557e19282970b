import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { visit } from '../browser';

/** Serves the same files without the game server's headers, which forbid frames and the debug panel's `eval`. */
export function withFiles(): { readonly url: string } {
  let server: PreviewServer;
  beforeAll(async () => {
    server = await preview({
      configFile: false,
      logLevel: 'error',
      build: { outDir: join(inject('sampleFolder'), 'ready') },
      preview: { port: 0, host: '127.0.0.1' },
    });
  });
  afterAll(() => server.close());
  return {
    get url() {
      const { port } = server.httpServer.address() as AddressInfo;
      return `http://127.0.0.1:${port}`;
    },
  };
}

/** Opens a screen in the gallery, which shows it in both languages and themes. */
export async function expectFourTimes(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  { game, screen, selector }: Readonly<Record<'game' | 'screen' | 'selector', string>>,
): Promise<void> {
  const { page, faults } = await visit(browser);
  await page.goto(`${url}/dev/gallery/${game}?screen=${screen}`);
  await expect.poll(() => page.locator('[data-state="done"]').count(), { timeout: 90_000 }).toBe(4);
  const looks = await Promise.all(
    page
      .frames()
      .slice(1)
      .map(async (frame) => {
        await frame.locator(selector).first().waitFor({ timeout: 15_000 });
        return frame.evaluate(
          () => `${document.documentElement.lang} ${document.documentElement.dataset.theme}`,
        );
      }),
  );
  expect(looks.sort()).toEqual(['en dark', 'en light', 'ja dark', 'ja light']);
  expect(await page.evaluate(() => localStorage.getItem('house.setting.theme'))).toBe('system');
  // boardgame.io reports the move at which a save breaks.
  expect(faults.filter((fault) => !fault.startsWith('ERROR: disallowed move'))).toEqual([]);
  await page.context().close();
}

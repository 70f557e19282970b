import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { BROWSER_ARGS } from './chromium';

let program: 'enginePath' | 'browserPath' = 'enginePath';

/** For a file whose pages ask for more than the engine of a browser. */
export function needWholeBrowser(): void {
  program = 'browserPath';
}

/** A browser for the tests of the file that asks for it. */
export function withBrowser(): Pick<Browser, 'newContext' | 'newPage' | 'startTracing' | 'stopTracing'> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject(program), args: BROWSER_ARGS });
  });
  afterAll(() => browser.close());
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (options) => browser.newPage(options),
    startTracing: (page, options) => browser.startTracing(page, options),
    stopTracing: () => browser.stopTracing(),
  };
}

export const DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

export type Visit = {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Uncaught errors and error messages of the page's console. */
  readonly faults: string[];
  readonly close: () => Promise<void>;
};

type Device = { readonly viewport?: typeof DESK; readonly touch?: boolean; readonly locale?: string };

/** Opens an empty page on a device of its own, without motion and without service worker. */
export async function visit(
  browser: Pick<Browser, 'newContext'>,
  { viewport = DESK, touch = false, locale = 'en-GB' }: Device = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport,
    hasTouch: touch,
    locale,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { page, faults } = await watchedPage(context);
  return { context, page, faults, close: () => context.close() };
}

/** No page scrolls sideways, and the table does not scroll at all. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));
  expect(over.x).toBeLessThanOrEqual(0);
  expect(over.y).toBeLessThanOrEqual(0);
}

/** A new page, and whatever goes wrong in it. */
export async function watchedPage(context: BrowserContext): Promise<{ page: Page; faults: string[] }> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return { page, faults };
}

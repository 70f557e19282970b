import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { BROWSER_ARGS } from './chromium';

let program: 'enginePath' | 'browserPath' = 'enginePath';

/** Uses a full browser for this test file, because its pages need more than a headless engine. */
export function needWholeBrowser(): void {
  program = 'browserPath';
}

/** Starts a browser for the tests of a file. */
export function withBrowser(): Pick<Browser, 'newContext' | 'newPage' | 'startTracing' | 'stopTracing'> {
  let browser: Browser;
  let before: readonly BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject(program), args: BROWSER_ARGS });
  });
  beforeEach(() => {
    before = browser.contexts();
  });
  // A page that a failed test left open would slow all later tests down. Concurrent tests close their own pages.
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail' || task.concurrent) return;
    for (const context of browser.contexts()) if (!before.includes(context)) await context.close();
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
  /** Uncaught errors and console errors of the page. */
  readonly faults: string[];
  /** Uncaught errors only, for tests that refuse requests, which the console reports. */
  readonly crashes: string[];
  readonly close: () => Promise<void>;
};

type Device = { readonly viewport?: typeof DESK; readonly touch?: boolean; readonly locale?: string };

/** Opens a blank page on a separate device with reduced motion and no service worker. */
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
  return { context, ...(await watchedPage(context)), close: () => context.close() };
}

/** Checks that the page fits the window in both directions. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => ({
    x: document.documentElement.scrollWidth - window.innerWidth,
    y: document.documentElement.scrollHeight - window.innerHeight,
  }));
  expect(over.x).toBeLessThanOrEqual(0);
  expect(over.y).toBeLessThanOrEqual(0);
}

/** Opens a page and collects its errors. */
export async function watchedPage(
  context: BrowserContext,
): Promise<Pick<Visit, 'page' | 'faults' | 'crashes'>> {
  const page = await context.newPage();
  const faults: string[] = [];
  const crashes: string[] = [];
  page.on('pageerror', (error) => {
    faults.push(error.message);
    crashes.push(error.message);
  });
  page.on('console', (message) => {
    const { url } = message.location();
    // Chrome asks for this icon when `keepGame` opens a file that is no page.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico'))
      faults.push(`${message.text()} (${url})`);
  });
  return { page, faults, crashes };
}

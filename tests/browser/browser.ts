import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { BROWSER_ARGS } from './chromium';

let program: 'enginePath' | 'browserPath' = 'enginePath';

/** For a file whose pages ask for more than the engine of a browser. */
export function needWholeBrowser(): void {
  program = 'browserPath';
}

/** A browser for the tests of the file that asks for it. */
export function withBrowser(): Pick<Browser, 'newContext' | 'newPage'> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject(program), args: BROWSER_ARGS });
  });
  afterAll(() => browser.close());
  return {
    newContext: (options) => browser.newContext(options),
    newPage: (options) => browser.newPage(options),
  };
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

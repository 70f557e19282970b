/** No page, dialog or table has a fault that axe finds, in both themes and both languages, at a desk and on a phone. */
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { setUpRooms } from '../../scripts/online/rooms';
import { LANGUAGES, type Language, openDevice, openScreen, suits } from '../../scripts/screens/open';
import { type Screen, screensOf } from '../../scripts/screens/pages';
import { contrastViolations, violations } from './axe';
import { BROWSER_ARGS } from './chromium';

let browser: Browser;
let screens: readonly Screen[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
  // The dark theme is put on below.
  screens = screensOf(await setUpRooms(inject('url'))).filter(({ theme }) => theme === undefined);
});
afterAll(() => browser.close());

async function faultsOf(context: BrowserContext, screen: Screen, language: Language): Promise<string[]> {
  const found: string[] = [];
  const note = (theme: string, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${screen.name}, ${theme}: ${fault}`));
  try {
    const page = await openScreen(context, inject('url'), screen, language);
    // A table is fetched after the last step, and what fades in has come.
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForTimeout(150);
    note('light', await violations(page));
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    // A theme changes colours and nothing else.
    note('dark', await contrastViolations(page));
    await page.close();
  } catch (error) {
    note('not shown', [String(error)]);
  }
  return found;
}

/** Both sizes and both languages, but not each with each, which takes twice as long: that with `EVERY_PAIR=1`. */
const PAIRS =
  process.env.EVERY_PAIR === undefined
    ? ([
        ['desk', 'en'],
        ['phone', 'ja'],
      ] as const)
    : (['desk', 'phone'] as const).flatMap((size) => LANGUAGES.map((language) => [size, language] as const));
const AT_ONCE = 1;

describe('axe finds nothing', () => {
  it.each(PAIRS)('light and dark: %s, %s', async (size, language) => {
    const left = screens.filter((screen) => suits(screen, size));
    const found: string[] = [];
    const look = async () => {
      const context = await openDevice(browser, size, language);
      for (let screen = left.shift(); screen !== undefined; screen = left.shift())
        found.push(...(await faultsOf(context, screen, language)));
      await context.close();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, look));
    expect(found.join('\n')).toBe('');
  });
});

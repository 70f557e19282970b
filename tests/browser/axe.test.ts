/** No page, dialog or table has a fault that axe finds, in both themes and both languages, at a desk and on a phone. */
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { setUpRooms } from '../../scripts/online/rooms';
import { LANGUAGES, openDevice, openScreen, suits } from '../../scripts/screens/open';
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

describe.each(['desk', 'phone'] as const)('axe finds nothing, %s', (size) => {
  it.each(LANGUAGES)('light and dark, %s', async (language) => {
    const found: string[] = [];
    const context = await openDevice(browser, size, language);
    for (const screen of screens.filter((each) => suits(each, size))) {
      const note = (theme: string, faults: readonly string[]) =>
        found.push(...faults.map((fault) => `${screen.name}, ${theme}: ${fault}`));
      try {
        const page = await openScreen(context, inject('url'), screen, language);
        // What fades in has come.
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
    }
    await context.close();
    expect(found.join('\n')).toBe('');
  });
});

/** No page, dialog or table has a fault that axe finds, in both themes and both languages, at a desk and on a phone. */
import lodash from 'lodash';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { setUpRooms } from '../../scripts/online/rooms';
import {
  LANGUAGES,
  type Language,
  openAddress,
  openDevice,
  suits,
  takeSteps,
} from '../../scripts/screens/open';
import { screensOf } from '../../scripts/screens/pages';
import type { Screen } from '../../scripts/screens/screen';
import { contrastViolations, violations } from './axe';
import { BROWSER_ARGS } from './chromium';
import { followed } from './person';

const { groupBy, takeWhile } = lodash;

let browser: Browser;
let screens: readonly Screen[];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
  // The dark theme is put on below.
  screens = screensOf(await setUpRooms(inject('url'))).filter(({ theme }) => theme === undefined);
});
afterAll(() => browser.close());

/** What can be seen and what of it is chosen. */
const inSight = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-testid], [data-space]')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) =>
        [
          'data-testid',
          'data-space',
          'class',
          'aria-disabled',
          'aria-pressed',
          'aria-selected',
          'aria-current',
        ]
          .map((name) => element.getAttribute(name))
          .join('/'),
      )
      .join(' '),
  );

/** Closes what lies open. Whether the page stands as it stood. */
async function isBack(page: Page, base: string): Promise<boolean> {
  for (let before = ''; ; ) {
    const now = await inSight(page);
    if (now === base || now === before) return now === base;
    before = now;
    await page.keyboard.press('Escape');
    await followed(page);
  }
}

/** Screens of one position: it is opened once, and again after what can't be closed. */
async function* shown(page: Page, group: readonly Screen[], language: Language) {
  const [first, ...others] = group;
  const steps = first.steps ?? [];
  const shared = takeWhile(steps, (step, at) => others.every((other) => other.steps?.[at] === step));
  let base: string | null = null;
  for (const screen of group) {
    try {
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light';
      });
      if (base === null || !(await isBack(page, base))) {
        await openAddress(page, inject('url'), screen, language);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await takeSteps(page, shared);
        await followed(page);
        base = group.length > 1 ? await inSight(page) : null;
      }
      await takeSteps(page, screen.steps?.slice(shared.length));
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await followed(page);
      yield { screen, error: null };
    } catch (error) {
      base = null;
      yield { screen, error: String(error) };
    }
  }
}

/** In both themes. */
async function faultsOf(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  // A theme changes colours and nothing else.
  const dark = await contrastViolations(page);
  return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
}

async function lookAt(context: BrowserContext, wanted: readonly Screen[], language: Language) {
  const page = await context.newPage();
  const found: string[] = [];
  const positions = groupBy(wanted, ({ path, game, kept }) => JSON.stringify([path, game, kept]));
  for (const group of Object.values(positions))
    for await (const { screen, error } of shown(page, group, language)) {
      const faults = error === null ? await faultsOf(page) : [`not shown: ${error}`];
      found.push(...faults.map((fault) => `${screen.name}, ${fault}`));
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

describe('axe finds nothing', () => {
  it.each(PAIRS)('light and dark: %s, %s', async (size, language) => {
    const context = await openDevice(browser, size, language);
    const wanted = screens.filter((screen) => suits(screen, size));
    const found = await lookAt(context, wanted, language);
    await context.close();
    expect(found.join('\n')).toBe('');
  });
});

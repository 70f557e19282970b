/** What every game's pages are held to: axe finds no fault in any of them, in both themes and both languages, at a desk
 *  and on a phone, and all that a table can show has been looked at. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lodash from 'lodash';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import {
  goToAddress,
  LANGUAGES,
  type Language,
  openDevice,
  suits,
  takeSteps,
} from '../../../scripts/screens/open';
import type { Screen } from '../../../scripts/screens/screen';
import { BROWSER_ARGS } from '../chromium';
import { followed } from '../person';
import { Looker } from './axe';

const { groupBy, takeWhile } = lodash;

type AxeContract = {
  readonly screens: () => Promise<readonly Screen[]> | readonly Screen[];
  readonly url: () => string;
  /** Test ids that must have been in sight at some size: dialogs, and whatever else is easily left out. */
  readonly shows: readonly string[];
};

/** Test ids of the dialogs that stand in the sources of a folder. */
export const dialogsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/testId="([\w-]+-dialog)"/g)])
    .map(([, id]) => id);

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

const testIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-testid]')]
      .filter((element) => element.getClientRects().length > 0)
      .map(({ dataset }) => dataset.testid ?? ''),
  );

/** A page of which it is known what it still fetches. */
class FetchingPage {
  private readonly underWay = new Set<Request>();

  constructor(readonly page: Page) {
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** All that was asked for has come and is drawn. */
  async rests(): Promise<void> {
    do {
      await vi.waitUntil(() => this.underWay.size === 0, { timeout: 30_000, interval: 20 });
      await followed(this.page);
    } while (this.underWay.size > 0);
  }
}

/** Closes what lies open. Whether the page stands as it stood. */
async function isBack(fetching: FetchingPage, base: string): Promise<boolean> {
  const { page } = fetching;
  for (let before = ''; ; ) {
    const now = await inSight(page);
    if (now === base || now === before) return now === base;
    before = now;
    await page.keyboard.press('Escape');
    await fetching.rests();
  }
}

/** Screens of one position: it is opened once, and again after what can't be closed. */
async function* shown(fetching: FetchingPage, url: string, group: readonly Screen[], language: Language) {
  const { page } = fetching;
  const [first, ...others] = group;
  const steps = first.steps ?? [];
  const shared = takeWhile(steps, (step, at) => others.every((other) => other.steps?.[at] === step));
  const isOne = others.length === 0;
  let base: string | null = null;
  for (const screen of group) {
    try {
      if (base === null || !(await isBack(fetching, base))) {
        await goToAddress(page, url, screen, language);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await takeSteps(page, shared);
        await fetching.rests();
        base = isOne ? null : await inSight(page);
      }
      const own = screen.steps?.slice(shared.length) ?? [];
      if (own.length > 0) {
        await takeSteps(page, own);
        await page.locator('h1').first().waitFor({ state: 'attached' });
        await fetching.rests();
      }
      yield { screen, error: null };
    } catch (error) {
      base = null;
      // What stands there now may be anything.
      await page.goto('about:blank');
      yield { screen, error: String(error) };
    }
  }
}

/** Both sizes and both languages, but not each with each, which takes twice as long: that, and all of every page
 *  whatever was on those before it, with `EVERY_PAIR=1`. */
const IS_WHOLE = process.env.EVERY_PAIR !== undefined;
const PAIRS = IS_WHOLE
  ? (['desk', 'phone'] as const).flatMap((size) => LANGUAGES.map((language) => [size, language] as const))
  : ([
      ['desk', 'en'],
      ['phone', 'ja'],
    ] as const);

export function axeFindsNothing(name: string, { screens, url, shows }: AxeContract): void {
  let browser: Browser;
  let all: readonly Screen[];
  const missing = new Set(shows);
  const words = new Set<number>();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('enginePath'), args: BROWSER_ARGS });
    // The dark theme is put on by the looker.
    all = (await screens()).filter(({ theme }) => theme === undefined);
  }, 180_000);
  afterAll(() => browser.close());

  async function lookAt(context: BrowserContext, wanted: readonly Screen[], language: Language) {
    const page = await context.newPage();
    const fetching = new FetchingPage(page);
    const looker = new Looker(IS_WHOLE, words);
    const found: string[] = [];
    const positions = groupBy(wanted, ({ path, scenario, seat, game, kept }) =>
      JSON.stringify([path, scenario?.name, seat, game, kept]),
    );
    for (const group of Object.values(positions))
      for await (const { screen, error } of shown(fetching, url(), group, language)) {
        const faults =
          error === null
            ? await looker.faultsOf(page).catch((why) => [`not looked at: ${why}`])
            : [`not shown: ${error}`];
        found.push(...faults.map((fault) => `${screen.name}, ${fault}`));
        for (const id of await testIds(page)) missing.delete(id);
      }
    return found;
  }

  describe(`axe finds nothing: ${name}`, () => {
    it.each(PAIRS)('light and dark: %s, %s', async (size, language) => {
      const context = await openDevice(browser, size, language);
      const wanted = all.filter((screen) => suits(screen, size));
      const found = await lookAt(context, wanted, language);
      await context.close();
      expect(found.join('\n')).toBe('');
    });

    it('and all that there is was looked at', () => {
      expect([...missing]).toEqual([]);
    });
  });
}

/**
 * Accessibility contract for the pages of every game. Axe finds no fault on a desktop in English and on a phone in
 * Japanese, in both themes, and has checked everything that a table can show.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import lodash from 'lodash';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { goToAddress, type Language, openDevice, suits, takeSteps } from '../../../scripts/screens/open';
import type { Screen } from '../../../scripts/screens/screen';
import { BROWSER_ARGS } from '../chromium';
import { followed } from '../person';
import { Looker } from './axe';

const { groupBy, takeWhile } = lodash;

type AxeContract = {
  readonly screens: () => Promise<readonly Screen[]> | readonly Screen[];
  readonly url: () => string;
  /** Test ids that must be visible at some size: dialogs and other parts that are easily missed. */
  readonly shows: readonly string[];
};

/** Returns the test ids of the dialogs in a folder's sources. */
export const dialogsIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/testId="([\w-]+-dialog)"/g)])
    .flatMap(([, id]) => id ?? []);

/** Returns the visible elements and which of them are selected. */
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

/** A page that tracks its pending requests. */
class FetchingPage {
  private readonly underWay = new Set<Request>();

  constructor(readonly page: Page) {
    page.on('request', (request) => this.underWay.add(request));
    page.on('requestfinished', (request) => this.underWay.delete(request));
    page.on('requestfailed', (request) => this.underWay.delete(request));
  }

  /** Resolves when all requests have finished and their results are rendered. */
  async rests(): Promise<void> {
    do {
      await vi.waitUntil(() => this.underWay.size === 0, { timeout: 30_000, interval: 20 });
      await followed(this.page);
    } while (this.underWay.size > 0);
  }
}

/** Closes whatever is open. Returns whether the page is back in its initial state. */
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

/** Shows screens of the same position. It opens the position once, and again after something that can't be closed. */
async function* shown(fetching: FetchingPage, url: string, group: readonly Screen[], language: Language) {
  const { page } = fetching;
  const [first, ...others] = group;
  const steps = first?.steps ?? [];
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
      // The page may be in any state now.
      await page.goto('about:blank');
      yield { screen, error: String(error) };
    }
  }
}

/** Faults depend on the layout or on a text, hardly ever on both, so each layout is checked in one language. */
const PAIRS = [
  ['desk', 'en'],
  ['phone', 'ja'],
] as const;

export function axeFindsNothing(name: string, { screens, url, shows }: AxeContract): void {
  let browser: Browser;
  let all: readonly Screen[];
  const missing = new Set(shows);
  const words = new Set<number>();

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('enginePath'), args: BROWSER_ARGS });
    // The looker switches to the dark theme.
    all = (await screens()).filter(({ theme }) => theme === undefined);
  }, 180_000);
  afterAll(() => browser.close());

  async function lookAt(context: BrowserContext, wanted: readonly Screen[], language: Language) {
    const page = await context.newPage();
    const fetching = new FetchingPage(page);
    const looker = new Looker(words);
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
    it.each(PAIRS)('in light and dark: %s, %s', async (size, language) => {
      const context = await openDevice(browser, size, language);
      const wanted = all.filter((screen) => suits(screen, size));
      const found = await lookAt(context, wanted, language);
      await context.close();
      expect(found.join('\n')).toBe('');
    });

    it('has checked everything', () => {
      expect([...missing]).toEqual([]);
    });
  });
}

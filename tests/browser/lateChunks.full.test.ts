/** Refuses each late file of the build once: the rest of the page stays usable, and the missing part appears when the file
 *  can be fetched. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { ownOf } from '../../scripts/games/own';
import { type Language, openAddress, openDevice, type Size, takeSteps } from '../../scripts/screens/open';
import type { Screen } from '../../scripts/screens/screen';
import { offers } from '../../src/games/offers';
import { withBrowser } from './browser';

const browser = withBrowser();

/** Lists scripts, style sheets and data that index.html doesn't name. */
function lateFiles(): ReadonlySet<string> {
  const folder = inject('appFolder');
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = readdirSync(path.join(folder, 'assets')).filter((file) => /\.(js|css|json)$/.test(file));
  return new Set(files.filter((file) => !index.includes(file)));
}

type Visit = { readonly screen: Screen; readonly size: Size; readonly language: Language };

/** Long enough for all tries of one load to fail. */
const TRIES_MS = 2000;

const quiet = (page: Page) => page.waitForLoadState('networkidle');

/** Opens a screen and refuses the first late file that no earlier call refused. @returns its name, or null when all were. */
async function refuseNext(visit: Visit, files: ReadonlySet<string>, refused: Set<string>) {
  const { screen, size, language } = visit;
  const context = await openDevice(browser, size, language);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  let victim: string | null = null;
  let isRefusing = true;
  let chosen = () => {};
  const choice = new Promise<void>((resolve) => {
    chosen = resolve;
  });
  await context.route('**/assets/**', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    if (victim === null && files.has(file) && !refused.has(file)) {
      victim = file;
      refused.add(file);
      chosen();
    }
    return file === victim && isRefusing ? route.abort() : route.continue();
  });
  const opened = openAddress(page, inject('url'), screen, language)
    .then(() => takeSteps(page, screen.steps))
    .then(() => quiet(page));
  const where = () => `${victim} on ${screen.name} in ${language}, ${size}`;
  try {
    await Promise.race([choice, opened]);
    if (victim !== null) {
      await page.waitForTimeout(TRIES_MS);
      const stands = () =>
        page.evaluate(() => ({
          hasWords: document.body.innerText.trim() !== '',
          isCrash: document.querySelector('main.sheet[role="alert"]:not([data-testid])') !== null,
        }));
      await expect.poll(stands, { message: where() }).toEqual({ hasWords: true, isCrash: false });
      isRefusing = false;
      // The guided game needs a second press; everything else is retried without one.
      const press = page.getByTestId('learn-start');
      if (await press.isVisible()) await press.click();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    await opened.catch((error: unknown) => {
      throw new Error(`${where()}: ${error instanceof Error ? error.message : error}`);
    });
    await expect.poll(() => page.getByTestId('load-notice').count(), { message: where() }).toBe(0);
    expect(faults, where()).toEqual([]);
  } finally {
    await context.close();
  }
  return victim;
}

/** Screens that together ask for all late files; the parts of a table are fetched once it stands. */
const SHOWN =
  /^(page|new|rules|almanac|turn|rules-over-table|almanac-over-table|text|replay|final|final-\w+|review|keys|plan|guide|guide-text|hint|broken-save|tab-log|text-final|home-kept|online.*)$/;
const IN_JAPANESE = /^(page|turn|text|almanac|review|plan|online)$/;

async function visits(): Promise<readonly Visit[]> {
  const screens = await Promise.all(offers.map(({ name }) => ownOf<readonly Screen[]>(name, 'screens')));
  return screens.flatMap((own) =>
    (own ?? [])
      .filter(({ name }) => SHOWN.test(name) && !name.includes('dark'))
      .flatMap((screen) => {
        const size: Size = screen.only === 'phone' ? 'phone' : 'desk';
        const inEnglish: Visit = { screen, size, language: 'en' };
        return IN_JAPANESE.test(screen.name)
          ? [inEnglish, { ...inEnglish, language: 'ja' as const }]
          : [inEnglish];
      }),
  );
}

/** Pages at a time: most of the time each waits for the pauses between tries. */
const AT_ONCE = 4;

it('keeps the page when a late file is refused, and shows the part once the file can be fetched', async () => {
  const files = lateFiles();
  const refused = new Set<string>();
  const queue = [...(await visits())];
  const problems: unknown[] = [];
  const work = async () => {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift()) {
      let found: string | null = null;
      do {
        found = await refuseNext(visit, files, refused).catch((error: unknown) => {
          problems.push(error);
          return 'failed';
        });
      } while (found !== null);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
  expect([...files].filter((file) => !refused.has(file))).toEqual([]);
}, 1_800_000);

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/savedGame';
import { followed, mapDrawn } from '../../tests/browser/person';
import { amongBots } from '../../tests/games/scenario';
import { type PageStep, QUIET_BOTS, type Screen } from './screen';

export const SIZES = {
  desk: { width: 1280, height: 720 },
  wide: { width: 1920, height: 1080 },
  huge: { width: 2560, height: 1440 },
  small: { width: 1024, height: 768 },
  tall: { width: 768, height: 1024 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const;
export type Size = keyof typeof SIZES;
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const isPhone = (size: Size): boolean => size === 'phone' || size === 'lying';

/** Checks whether a screen exists on devices of this size. */
export const suits = ({ only }: Screen, size: Size): boolean =>
  only === undefined || (only === 'phone') === isPhone(size);

export async function openDevice(
  browser: Pick<Browser, 'newContext'>,
  size: Size,
  language: Language,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    hasTouch: isPhone(size),
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  context.setDefaultTimeout(30_000);
  // tsx inserts calls of this helper into functions that are sent to the page.
  await context.addInitScript('globalThis.__name = (what) => what');
  await context.addInitScript((setting) => {
    class Quiet extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    if (window.localStorage.getItem(setting) !== null) Object.assign(window, { Worker: Quiet });
  }, QUIET_BOTS);
  return context;
}

function keptFor(screen: Screen, language: Language): Readonly<Record<string, string>> {
  const { theme = 'light', kept } = screen;
  const game = gameOf(screen);
  return {
    'house.setting.theme': theme,
    'house.setting.language': language,
    ...(game === undefined ? {} : { 'house.game': JSON.stringify(game) }),
    ...kept,
  };
}

/** Returns the running game of a screen; undefined if it needs none. */
export function gameOf({ game, scenario, seat }: Screen): SavedGame | undefined {
  const save = scenario?.save() ?? game;
  return save === undefined || seat === undefined ? save : amongBots(save, seat);
}

/** Replaces everything that the page has stored. */
const keep = (page: Page, kept: Readonly<Record<string, string>>) =>
  page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, kept);

const pageCame = (page: Page) => page.locator('main:not([aria-busy="true"])').first().waitFor();

/** Opens the screen's address with fresh storage. */
export async function openAddress(
  page: Page,
  url: string,
  screen: Screen,
  language: Language,
): Promise<void> {
  // A file on the same origin that runs none of the app, so storage can be changed first
  await page.goto(`${url}/icon.svg`);
  await keep(page, keptFor(screen, language));
  await page.goto(url + screen.path);
  await pageCame(page);
}

const NOWHERE = '/nowhere';

/** Pages that were loaded with extra stored values */
const withKept = new WeakSet<Page>();

/**
 * Opens the screen's address without leaving the app, by way of an address without a page. Loads the app if it doesn't
 * run yet.
 */
export async function goToAddress(
  page: Page,
  url: string,
  screen: Screen,
  language: Language,
): Promise<void> {
  const nowhere = page.getByTestId('unknown-game');
  // Stored values stay in effect until the page is reloaded.
  const isOther = screen.kept !== undefined || withKept.has(page);
  if (screen.kept === undefined) withKept.delete(page);
  else withKept.add(page);
  if (!page.url().startsWith(url) || isOther || screen.path === NOWHERE)
    return openAddress(page, url, screen, language);
  await page.evaluate((path) => history.pushState(null, '', path), NOWHERE);
  await nowhere.waitFor();
  await keep(page, keptFor(screen, language));
  await page.evaluate((path) => history.pushState(null, '', path), screen.path);
  await nowhere.waitFor({ state: 'detached' });
  await pageCame(page);
}

const inSight = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).first();

const TABLE = '[data-testid="table"], [data-testid="text-table"], [data-testid="final-score"]';
const COVER = '[data-testid="ready"]';

async function takeStep(page: Page, step: PageStep): Promise<void> {
  if (step === 'TAKE OVER') {
    await inSight(page, `${TABLE}, ${COVER}`).waitFor();
    if (await inSight(page, COVER).isVisible()) await inSight(page, COVER).click();
    await inSight(page, TABLE).waitFor();
  } else if (typeof step === 'string') await page.getByTestId(step).first().click();
  else if ('press' in step) {
    const target = inSight(page, step.press);
    if (step.isOptional !== true || (await target.isVisible()))
      await target.click({ force: step.isForced === true });
  } else if ('choose' in step) await inSight(page, step.choose).selectOption(step.value);
  else if ('goTo' in step) await page.evaluate((to) => history.replaceState(null, '', to), step.goTo);
  else if ('see' in step) await inSight(page, step.see).waitFor({ timeout: 60_000 });
  else if ('waitWithout' in step) await page.locator(step.waitWithout).waitFor({ state: 'detached' });
  else if ('focusLast' in step) await page.locator(step.focusLast).last().focus();
  else if ('key' in step) await page.keyboard.press(step.key);
  else await tryEach(page, step.tryEach, inSight(page, step.until));
}

async function tryEach(page: Page, selector: string, wanted: Locator): Promise<void> {
  for (const each of await page.locator(selector).filter({ visible: true }).all()) {
    await each.click();
    await followed(page);
    if (await wanted.isVisible()) return;
    await page.keyboard.press('Escape');
  }
  await wanted.waitFor();
}

export async function takeSteps(page: Page, steps: Screen['steps'] = []): Promise<void> {
  for (const step of steps) await takeStep(page, step);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await mapDrawn(page);
}

export async function openScreen(
  context: BrowserContext,
  url: string,
  screen: Screen,
  language: Language,
): Promise<Page> {
  const page = await context.newPage();
  await openAddress(page, url, screen, language);
  await takeSteps(page, screen.steps);
  return page;
}

/** Time in ms after which the app has loaded the web font of an English page, if the device needs it */
const LATE_FONT_MS = 8000;

/** Waits for the Japanese web font. English pages load it late, and only if the device has no Japanese font. */
export async function waitForFonts(page: Page): Promise<void> {
  const came = page.waitForFunction(
    () =>
      !/\p{Script=Han}|\p{Script=Katakana}/u.test(document.body.innerText) ||
      [...document.fonts].some(({ family }) => family.includes('Shippori Mincho')),
    undefined,
    { timeout: LATE_FONT_MS },
  );
  const isJapanese = await page.evaluate(() => document.documentElement.lang === 'ja');
  await (isJapanese ? came : came.catch(() => undefined));
  // Fonts are requested during layout.
  await page.evaluate(() => {
    document.body.getBoundingClientRect();
    return document.fonts.ready.then(() => undefined);
  });
}

/** Two games opened one after the other in one page: style sheets stay once they were fetched, and each game looks as it
 *  does alone. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { goldenGame } from '../../scripts/ui/goldenGames';
import { firstMoves, newSave, type SavedGame } from '../../src/session/savedGame';
import { BROWSER_ARGS } from './chromium';
import { openSampleSite, type SampleSite } from './sampleSite';

let browser: Browser;
let site: SampleSite;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
  site = await openSampleSite();
}, 180_000);
afterAll(async () => {
  await browser.close();
  await site.close();
});

const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': firstMoves(goldenGame(2), 30),
  sample: newSave({
    game: 'sample',
    seed: 'two games',
    setupData: {},
    seats: [
      { playerID: '0', name: 'Ada', colour: 'red' },
      { playerID: '1', name: 'Mika', colour: 'blue' },
    ],
  }),
};

/** What can be seen of an element besides where it is. */
const LOOKS = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'display',
  'padding',
  'margin',
  'border',
  'border-radius',
  'opacity',
  'fill',
  'stroke',
  'gap',
];

/** What every element of the table looks like. */
const looksOf = (page: Page): Promise<readonly string[]> =>
  page.getByTestId('table').evaluate(
    (root, properties) =>
      [...root.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element);
        return `${element.tagName}.${element.getAttribute('class')} ${properties.map((name) => style.getPropertyValue(name)).join('|')}`;
      }),
    LOOKS,
  );

/** Goes to the table of a game without leaving the page; what it looks like once nothing more comes. */
async function open(page: Page, game: string): Promise<readonly string[]> {
  await page.evaluate(
    ([text]) => {
      history.pushState(null, '', '/');
      localStorage.setItem('house.game', text);
    },
    [JSON.stringify(GAMES[game])],
  );
  await page.getByTestId(`game-${game}`).waitFor();
  await page.evaluate(() => history.pushState(null, '', '/table'));
  await page.getByTestId('ready').click();
  await page.locator(`[data-testid="table"].${game} .player`).nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  let last: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await looksOf(page);
        return last.join() === before.join();
      },
      { timeout: 20_000, interval: 400 },
    )
    .toBe(true);
  // Dialogs are put into the table when they open, before or after what else is new there.
  return [...last].sort();
}

async function openPage(): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await page.goto(site.url);
  return page;
}

it.each([
  ['cherez-ural', 'sample'],
  ['sample', 'cherez-ural'],
])('%s looks the same after %s', async (game, before) => {
  const alone = await openPage();
  const expected = await open(alone, game);
  await alone.close();
  expect(expected.length).toBeGreaterThan(30);
  const second = await openPage();
  await open(second, before);
  expect(await open(second, game)).toEqual(expected);
  await second.close();
});

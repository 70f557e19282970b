/**
 * Two games opened in the same page in turn. Style sheets stay loaded, and each game must look the same as it
 * does alone.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { goldenGame, goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import { firstMoves, newSave, type SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';
import { withSampleSite } from './sampleSite';

const browser = withBrowser();
const site = withSampleSite();

const PLAYERS = 2;
const MOVES = 30;
const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': firstMoves(goldenGame(PLAYERS), MOVES),
  kilia: firstMoves(goldenGamesOf(kiliaModule).game(PLAYERS), MOVES),
  terramara: firstMoves(goldenGamesOf(terramaraModule).game(PLAYERS), MOVES),
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

/** CSS properties of an element's appearance, without its position. */
const LOOKS = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'display',
  'padding',
  'border',
  'border-radius',
  'opacity',
  'fill',
  'stroke',
  'gap',
];

/**
 * Pages where style sheets of a game, the kit and the app apply: a selector that shows when the page is ready, and the
 * element to compare.
 */
const PLACES = [
  { name: 'table', pathOf: () => '/table', shown: '.player >> nth=1', at: '[data-testid="table"]' },
  {
    name: 'words',
    pathOf: () => '/table?view=text',
    shown: '[data-testid="text-table"] h2 >> nth=1',
    at: '[data-testid="text-table"]',
  },
  {
    name: 'page',
    pathOf: (game: string) => `/${game}`,
    shown: '.choice[data-testid="new-game"]',
    at: 'main',
  },
  {
    name: 'almanac',
    pathOf: (game: string) => `/${game}/almanac`,
    shown: '.almanac-cards',
    at: '[data-testid="almanac-content"]',
  },
] as const;
type Place = (typeof PLACES)[number];

const placesOf = (game: string): readonly Place[] =>
  // The sample game's almanac has no cards.
  PLACES.filter(({ name }) => name !== 'almanac' || game !== 'sample');

/**
 * Returns the appearance of every element, except the download button, which depends on how long the table was open.
 */
const looksOf = (page: Page, at: string): Promise<readonly string[]> =>
  page.locator(at).evaluate(
    (root, properties) =>
      [root, ...root.querySelectorAll('*')]
        .filter((element) => element.closest('[data-testid="keep-game"], [data-testid="kept-here"]') === null)
        .map((element) => {
          const style = getComputedStyle(element);
          // The specified margins: computed auto margins would depend on the position.
          const set = element.computedStyleMap();
          const margins = ['top', 'right', 'bottom', 'left'].map((side) =>
            set.get(`margin-${side}`)?.toString(),
          );
          return `${element.tagName}.${element.getAttribute('class')} ${[...properties.map((name) => style.getPropertyValue(name)), ...margins].join('|')}`;
        }),
    LOOKS,
  );

/** Opens a page of a game within the app and returns its appearance once everything has loaded. */
async function open(page: Page, game: string, { pathOf, shown, at }: Place): Promise<readonly string[]> {
  await page.evaluate(
    (text) => {
      history.pushState(null, '', '/');
      localStorage.removeItem('house.setting.views');
      localStorage.setItem('house.game', text);
    },
    JSON.stringify(entryOf(GAMES, game)),
  );
  await page.getByTestId(`game-${game}`).waitFor();
  await page.evaluate((path) => history.pushState(null, '', path), pathOf(game));
  const cover = page.getByTestId('ready');
  await page.locator(shown).or(cover).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await page.locator(shown).waitFor();
  // The part that loads last; the sample game has no links.
  if (at === '[data-testid="table"]' && game !== 'sample')
    await page.getByTestId('look-around').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  let last: readonly string[] = [];
  await expect
    .poll(
      async () => {
        const before = last;
        last = await looksOf(page, at);
        return last.join() === before.join();
      },
      { interval: 400 },
    )
    .toBe(true);
  // Sorted, because a dialog may be inserted before or after other new elements.
  return [...last].sort();
}

async function openAll(page: Page, game: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const looks: Record<string, readonly string[]> = {};
  for (const place of placesOf(game)) looks[place.name] = await open(page, game, place);
  return looks;
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
  ['cherez-ural', 'kilia'],
  ['kilia', 'terramara'],
  ['terramara', 'cherez-ural'],
  ['sample', 'cherez-ural'],
])('shows %s with the same appearance after %s', async (game, before) => {
  const alone = await openPage();
  const expected = await openAll(alone, game);
  await alone.close();
  for (const place of placesOf(game)) expect(entryOf(expected, place.name).length).toBeGreaterThan(10);
  const second = await openPage();
  await openAll(second, before);
  expect(await openAll(second, game)).toEqual(expected);
  await second.close();
});

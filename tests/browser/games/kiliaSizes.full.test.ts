/**
 * Kilia's table at seven window sizes: cards and actions are visible, and nothing on a card, plate or button is cut.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { takeSteps, waitForFonts } from '../../../scripts/screens/open';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { RULES_VERSION } from '../../../src/games/kilia/rules/content-pack/edition';
import { itemAt } from '../../../src/rules-kit/indexed';
import { firstMoves, newSave, type SavedGame } from '../../../src/session/savedGame';
import { chooseColour } from '../../games/kilia/scenarios/chooseColour';
import { turn } from '../../games/kilia/scenarios/turn';
import { DESK, visit, withBrowser } from '../browser';
import { boxOf, keepGame } from '../person';

/** Window size, and the number of the five columns that are fully visible at once. */
const SCREENS = [
  [1024, 768, 5],
  [844, 390, 5],
  [768, 1024, 5],
  [390, 844, 3],
  [1280, 720, 5],
  [1920, 1080, 5],
  [2560, 1440, 5],
] as const;

/** Height in px at which a building's windows can be told apart */
const LEAST_BUILDING = 40;

type Golden = {
  readonly numPlayers: number;
  readonly setupData: Record<string, unknown>;
  readonly seed: string;
  readonly moves: SavedGame['actions'];
};

/** The longest names that the new-game form accepts, in three scripts. */
const LONG_NAMES = [
  'Wilhelmina-Charlotte Featherstone-Hughes',
  '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処や',
  'Максимилиан Волконский',
  'Bartholomew Featherston',
];

/** Returns a position late in a game for four, between a turn and the next action. */
function lateTurn(moves: Golden['moves']): number {
  return moves.findIndex(
    ({ move }, at) =>
      at > 140 && itemAt(moves, at - 1).move === 'endTurn' && (move === 'expand' || move === 'placeMerchant'),
  );
}

/** Returns a game for four with chosen colours after `after` moves. */
function gameOfFour(after: (moves: Golden['moves']) => number): SavedGame {
  const file = new URL('../../games/kilia/golden.json', import.meta.url);
  const golden = (JSON.parse(readFileSync(file, 'utf8')) as Golden[]).find(
    ({ numPlayers, setupData }) => numPlayers === 4 && Object.keys(setupData).length === 0,
  );
  if (golden === undefined) throw new Error('no golden game of four with chosen colours');
  return newSave({
    game: 'kilia',
    rulesVersion: RULES_VERSION,
    seed: golden.seed,
    setupData: golden.setupData,
    seats: LONG_NAMES.map((name, seat) => ({
      playerID: `${seat}`,
      name,
      colour: itemAt(['white', 'red', 'brown', 'yellow'], seat),
    })),
    actions: golden.moves.slice(0, after(golden.moves)),
  });
}

const COLOURS = gameOfFour(() => 1);
const TURN = gameOfFour(lateTurn);

const browser = withBrowser();

describe('Kilia at the table', () => {
  it.each(SCREENS)('%i × %i: shows %i columns and the actions uncut', async (width, height, columns) => {
    const { page, context } = await visit(browser, { viewport: { width, height } });
    page.setDefaultTimeout(60_000);
    const isWhole = async (id: string) => {
      const box = await boxOf(page.getByTestId(id));
      const hit = await page.evaluate(
        ([name, x, y]) =>
          document.elementFromPoint(x, y)?.closest(`[data-testid="${name}"]`) !== null &&
          document.elementFromPoint(x, y) !== null,
        [id, box.x + box.width / 2, box.y + box.height - 3] as const,
      );
      return hit && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height;
    };
    const notWhole = async (ids: readonly string[]) => {
      const whole = await Promise.all(ids.map(isWhole));
      return ids.filter((_, at) => !whole[at]);
    };

    await keepGame(page, inject('url'), COLOURS);
    await page.getByTestId('colour-white').waitFor();
    const choices = ['white', 'red', 'brown', 'yellow'].map((colour) => `colour-${colour}`);
    await expect.poll(() => notWhole([...choices, 'confirm'])).toEqual([]);

    await keepGame(page, inject('url'), TURN);
    await page.getByTestId('card-1').waitFor();
    const cards = Array.from({ length: columns }, (_, at) => [`contract-${at + 1}`, `card-${at + 1}`]).flat();
    await expect.poll(() => notWhole([...cards, 'confirm', 'end-turn', 'move-fulfilContract'])).toEqual([]);

    // A press in the short row above brings the other columns into view.
    for (let column = columns === 5 ? 6 : 1; column <= 5; column++) {
      await page.getByTestId(`column-${column}`).click();
      await expect.poll(() => notWhole([`contract-${column}`, `card-${column}`])).toEqual([]);
    }

    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.columns :is(.acard, .acard-name, .acard-foot, .contract, .contract-reward, .plate), .btn-label, .player-name, .supply-name, .player-who',
        ),
      ]
        .filter((part) => part.checkVisibility() && part.closest('.visually-hidden') === null)
        .filter(
          (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
        )
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect(cut).toEqual([]);
    await context.close();
  });
});

it('shows the feet of contracts and the next step uncut on a Japanese desk', async () => {
  const { page, close } = await visit(browser, { viewport: DESK, locale: 'ja-JP' });
  await keepGame(page, inject('url'), turn.save());
  await takeSteps(page, ['TAKE OVER']);
  await waitForFonts(page);
  const cut = await page
    .locator('.own-contracts .contract-foot, .hint, .hint-text, .hint-then')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.scrollWidth > part.clientWidth)
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
  expect(cut).toEqual([]);
  await close();
});

/** Returns a game before its last choice of windows, after which the ships sail. */
function beforeVoyage(): SavedGame {
  const whole = goldenGamesOf(kiliaModule).game(4);
  const at = whole.actions.findLastIndex(({ move }) => move === 'chooseWindows');
  return firstMoves(whole, at);
}

it('shows the houses and hatches uncut while the ships sail', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await keepGame(page, inject('url'), beforeVoyage());
  // Immediately, because the voyage must appear even while the table is still rendering.
  await page.getByRole('dialog').getByTestId('confirm').click();
  const houses = page.locator('.sailing .plot');
  await houses.first().waitFor();
  const cut = await houses.evaluateAll((plots) =>
    plots.filter((plot) => {
      const [land, house] = [plot.parentElement, plot.firstElementChild].map((each) =>
        each?.getBoundingClientRect(),
      );
      if (land === undefined || house === undefined) throw new Error('an empty plot');
      return house.top < land.top || house.bottom > land.bottom + 1;
    }),
  );
  expect(cut.length).toBe(0);
  expect(await houses.count()).toBe(20);
  await page.close();
});

it.each(SCREENS)(
  'shows the longest reward and its points uncut on a starting contract at %d × %d',
  async (width, height) => {
    const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
    await keepGame(
      page,
      inject('url'),
      goldenGamesOf(kiliaModule).where(4, ({ can }) => can.chooseColour),
    );
    const contracts = page.locator('.contract:visible');
    await contracts.first().waitFor();
    const cut = await contracts.evaluateAll((all) =>
      all.flatMap((contract) => {
        const { right } = contract.getBoundingClientRect();
        const parts = [...contract.querySelectorAll('.contract-reward *')];
        return parts.some((part) => part.getBoundingClientRect().right > right) ? [contract.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
    expect(await page.locator('.contract-reward-long:visible').count()).toBeGreaterThan(0);
    await page.close();
  },
);

it.each(SCREENS)('shows the building of each colour at %d × %d', async (width, height) => {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
  await keepGame(page, inject('url'), chooseColour.save());
  await takeSteps(page, ['TAKE OVER']);
  // Parts that load late take space too.
  await page.waitForLoadState('networkidle');
  const heights = await page
    .locator('.colour svg.building')
    .evaluateAll((all) => all.map((building) => building.getBoundingClientRect().height));
  expect(heights).toHaveLength(4);
  expect(Math.min(...heights)).toBeGreaterThan(LEAST_BUILDING);
  await page.close();
});

it.each([
  [1024, 768],
  [768, 1024],
])('shows small wheels in a row, and the log below them, at %d × %d', async (width, height) => {
  const page = await browser.newPage({ viewport: { width, height }, locale: 'en-GB' });
  await keepGame(page, inject('url'), TURN);
  await page.locator('.council .log-turn').first().waitFor();
  const sizes = await page.evaluate(() => ({
    wheels: [...document.querySelectorAll('.council .wheel-cell')].map((cell) => cell.clientHeight),
    log: document.querySelector('.council .log-list')?.clientHeight ?? 0,
  }));
  expect(sizes.wheels).toHaveLength(6);
  expect(Math.max(...sizes.wheels)).toBeLessThanOrEqual(112);
  expect(sizes.log).toBeGreaterThan(50);
  await page.close();
});

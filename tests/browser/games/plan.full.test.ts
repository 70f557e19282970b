/**
 * Planning while others play: make a plan by hand, keep it over a reload, break it by another player's move, play it.
 */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { goldenGame, goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { asAnyGame, type GameModule } from '../../../src/game-api/module';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { refusePlacing } from '../../../src/games/terramara/rules/placing';
import { spaceOf, spacesInPlay } from '../../../src/games/terramara/rules/spaces';
import { entryOf } from '../../../src/rules-kit/indexed';
import { firstMoves, type SavedAction } from '../../../src/session/savedGame';
import { firstThree } from '../../firstOf';
import { violations } from '../axe/axe';
import { visit, withBrowser } from '../browser';
import { followed, keepGame, runningGame } from '../person';

const browser = withBrowser();

declare global {
  interface Window {
    /** Answers the bots' pending request; undefined before there is one. */
    answerBot?: (move: Pick<SavedAction, 'move' | 'args'>) => void;
  }
}

/** Replaces bots by ones that move only when the test calls `answerBot`. */
const withToldBots = (page: Page) =>
  page.addInitScript(() => {
    class ToldBots extends EventTarget {
      postMessage({ id }: { readonly id: number }): void {
        window.answerBot = (move) =>
          this.dispatchEvent(new MessageEvent('message', { data: { id, value: { move, candidates: [] } } }));
      }
    }
    Object.assign(window, { Worker: ToldBots });
  });

const botPlays = async (page: Page, move: SavedAction) => {
  await page.waitForFunction(() => window.answerBot !== undefined);
  await page.evaluate((answer) => {
    const tell = window.answerBot;
    window.answerBot = undefined;
    tell?.(answer);
  }, move);
};

/** Returns the height of the plan line at each window size. */
async function lineHeights(page: Page): Promise<readonly number[]> {
  const heights: number[] = [];
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.locator(width < 1240 ? '.table-phone' : '.table-desk').waitFor();
    heights.push((await page.locator('.plan-line').boundingBox())?.height ?? Number.NaN);
  }
  return heights;
}

const savedActions = async (page: Page) => (await runningGame(page)).actions;

/** Seat 0 is about to travel to Narym and hunt there; seat 1 could do the same afterwards. */
const AT = 41;
const whole = goldenGame(3);
const [travels, hunts, ends] = firstThree(whole.actions.slice(AT));
const game = {
  ...firstMoves(whole, AT),
  seats: whole.seats.map((seat) => (seat.playerID === '1' ? seat : { ...seat, bot: 'easy' })),
};

it('plans a turn while a bot plays, marks the step that the bot breaks, and plays the first step', async () => {
  expect([travels, hunts, ends].map(({ playerID, move }) => `${playerID} ${move}`)).toEqual([
    '0 travel',
    '0 hunt',
    '0 endTurn',
  ]);
  const { context, page, crashes: faults } = await visit(browser);
  await withToldBots(page);
  await keepGame(page, inject('url'), game);
  const step = (number: number) => page.getByTestId(`plan-step-${number}`);
  const planOn = page.locator('.plan-on');

  await page.getByTestId('plan').waitFor();
  await page.keyboard.press('a');
  await planOn.waitFor();
  const empty = await lineHeights(page);
  const narym = page.locator('[role="button"][data-space="narym"]');
  await narym.focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('confirm').click();
  await step(1).waitFor();
  // Neither the first step nor a broken one changes the height of the line.
  expect(await lineHeights(page)).toEqual(empty);
  await page.getByTestId('move-hunt').click();
  const dialog = page.getByTestId('hunt-dialog');
  await dialog.getByTestId('option-fur').check({ force: true });
  await dialog.getByTestId('confirm').click();
  await step(2).waitFor();
  expect(await step(1).innerText()).toContain('Narym');
  expect(await page.locator('.plan-works').count()).toBe(2);
  await page.keyboard.press('Escape');
  await planOn.waitFor({ state: 'detached' });

  // The plan is saved on this device and is not part of the game.
  expect(await savedActions(page)).toHaveLength(AT);
  await page.reload();
  await step(2).waitFor();
  await page.getByTestId('plan-on').click();
  await planOn.waitFor();

  await botPlays(page, travels);
  await botPlays(page, hunts);
  await page.locator('.plan-broken').waitFor();
  expect(await page.locator('.plan-works').count()).toBe(1);
  expect(await page.getByTestId('plan-note').innerText()).toMatch(/Step 2 .*\(R10\.3\)/);
  expect(await violations(page)).toEqual([]);
  expect(await lineHeights(page)).toEqual(empty);

  await page.getByTestId('plan-drop').click();
  await page.locator('.plan-broken').waitFor({ state: 'detached' });
  await botPlays(page, ends);
  // However long the steps are, the buttons stay visible.
  await page.getByTestId('plan-next').waitFor();
  await page.getByTestId('move-gatherInformation').click();
  await step(2).waitFor();
  await page.getByTestId('end-turn').click();
  await step(3).waitFor();
  const rights = await page
    .locator('.plan-buttons .button')
    .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().right));
  expect(rights).toHaveLength(3);
  expect(Math.max(...rights)).toBeLessThanOrEqual(1280);
  for (const number of [3, 2]) {
    await page.getByTestId('plan-drop').click();
    await step(number).waitFor({ state: 'detached' });
  }
  await page.getByTestId('plan-next').click();
  await page.getByTestId('plan-line').waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await savedActions(page)).slice(AT).map(({ playerID, move }) => `${playerID} ${move}`))
    .toEqual(['0 travel', '0 hunt', '0 endTurn', '1 travel']);
  expect(faults).toEqual([]);
  await context.close();
});

const modules: readonly GameModule[] = [
  asAnyGame(cherezUralModule),
  asAnyGame(kiliaModule),
  asAnyGame(terramaraModule),
];

it.each(modules)(
  'covers none of the board of $name and leaves the menu free while planning',
  async (module) => {
    const before = goldenGamesOf(module).where(
      4,
      ({ G, ctx, playerID }) => playerID !== '0' && (module.ownTurn?.(G, ctx, '0') ?? null) !== null,
    );
    const seats = before.seats.map((seat) => (seat.playerID === '0' ? seat : { ...seat, bot: 'easy' }));
    const { context, page } = await visit(browser);
    await withToldBots(page);
    await keepGame(page, inject('url'), { ...before, seats });
    for (const { width, height } of [
      { width: 1280, height: 720 },
      { width: 1024, height: 768 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize({ width, height });
      await page.getByTestId('plan').waitFor();
      await followed(page);
      const board = await page.locator('.board-area').boundingBox();
      await page.getByTestId('plan').click();
      await page.locator('.plan-on').waitFor();
      await followed(page);
      expect(await page.locator('.board-area').boundingBox()).toEqual(board);
      await page.getByTestId('menu').click();
      await page.getByTestId('open-replay').waitFor();
      await page.keyboard.press('Escape');
      await page.getByTestId('open-replay').waitFor({ state: 'hidden' });
      await page.getByTestId('plan-leave').click();
      await page.locator('.plan-on').waitFor({ state: 'detached' });
    }
    await context.close();
  },
);

it('shows a whole dialog below a usable plan line on a phone in landscape', async () => {
  // Another player's turn, and a mountain where the viewer's explorer would start a procession.
  const mountains = new Map<number, string>();
  const before = goldenGamesOf(terramaraModule).where(4, ({ at, G, ctx, can, playerID }) => {
    const own = terramaraModule.ownTurn?.(G, ctx, '3')?.G;
    if (own === undefined || G.round !== 3 || !can.place || playerID === '3') return false;
    const { log = 0, rock = 0 } = entryOf(own.players, '3').resources;
    const found = spacesInPlay(own, '3').find(
      (id) =>
        id.includes('m') &&
        refusePlacing(own, '3', 'explorer', id) === null &&
        spaceOf(own, '3', id)?.do.some((effect) => 'convert' in effect),
    );
    if (found !== undefined && log + rock > 0) mountains.set(at, found);
    return mountains.has(at);
  });
  const seats = before.seats.map((seat) => (seat.playerID === '3' ? seat : { ...seat, bot: 'easy' }));
  const { context, page } = await visit(browser, { viewport: { width: 844, height: 390 }, touch: true });
  await withToldBots(page);
  await keepGame(page, inject('url'), { ...before, seats });
  await page.getByTestId('plan').click();
  const line = page.locator('.plan-on');
  await line.waitFor();
  await page.getByTestId(`space-${mountains.get(before.actions.length)}`).click();
  await page.getByTestId('confirm').click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const [above, box] = await Promise.all([line.boundingBox(), dialog.boundingBox()]);
  expect(box?.y).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? Number.NaN));
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(390);
  await page.getByTestId('plan-drop').click();
  await dialog.waitFor({ state: 'detached' });
  await context.close();
});

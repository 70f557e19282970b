/** What a player would notice at the table: where presses go, what the keys do, and that every screen has board and actions. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import { board } from '../../../src/games/cherez-ural/content/board';
import { visit, withBrowser } from '../browser';
import { followed, keepGame, mapDrawn } from '../person';

const SCREENS = [
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;

/** As long as people make them, in three scripts. */
const LONG_NAMES = [
  'Wilhelmina-Charlotte',
  'アレクサンドル・カザノフ',
  'Максимилиан Волконский',
  'Bartholomew Featherston',
];

const TRADE = goldenWhere(4, ({ phase, can: { trade = 0 } }) => phase === 'summer' && trade > 2);
/** In an export city, with something to sell. */
const EXPORT = goldenWhere(3, ({ G, phase, can: { trade = 0 } }) => {
  const { worker } = G.turn;
  const city = worker === null ? null : G.workers[worker].at;
  return phase === 'summer' && trade > 2 && city !== null && board.space[city].exportTrack !== null;
});
const CHOICE = goldenWhere(4, ({ G, can }) => G.round > 1 && can.chooseWorkerCard);
const TRAVEL = goldenWhere(
  4,
  ({ phase, can: { travel = 0, trade = 0 } }) => phase === 'summer' && travel > 10 && trade > 0,
);

const browser = withBrowser();

const open = (width: number, height: number) => visit(browser, { viewport: { width, height } });

const boxOf = async (page: Page, id: string) => {
  const box = await page.getByTestId(id).first().boundingBox();
  if (box === null) throw new Error(`${id} is not on the screen`);
  return box;
};

describe('at the table', () => {
  it('a press goes where it should, and keys do what is expected of them', async () => {
    const { page, context } = await open(1280, 720);
    await keepGame(page, inject('url'), TRADE);
    // The board, open to all, stays in sight while the screen goes on; no hand does.
    await page.getByTestId('hand-over').waitFor();
    await page.locator('.map-sheet').first().waitFor();
    expect(await page.locator('.hand').count()).toBe(0);
    await page.getByTestId('ready').click();
    await page.locator('.hand').waitFor();
    await mapDrawn(page);

    // Every action has its word.
    for (const word of ['Hand over', 'Business'])
      expect(await page.locator('.bar .btn-label', { hasText: word }).isVisible()).toBe(true);

    // A second press where a dialog was confirmed finds no button that ends the turn.
    const end = await boxOf(page, 'end-turn');
    await page.getByTestId('move-trade').click();
    expect(await page.getByTestId('trade-dialog').innerText()).not.toContain('No step on a trade track');
    const confirm = await page.getByTestId('trade-dialog').getByTestId('confirm').boundingBox();
    expect(confirm === null ? 0 : confirm.y + confirm.height).toBeLessThan(end.y);
    await page.getByTestId('sell-all').click();
    await page.getByTestId('trade-dialog').getByTestId('confirm').click();
    await page.getByTestId('trade-dialog').waitFor({ state: 'detached' });

    // A button under the pointer keeps its look: its word stays light on dark.
    const endTurn = page.locator('[data-testid="end-turn"][aria-disabled="false"]');
    await endTurn.hover();
    const { ink, paper } = await endTurn.evaluate((button) => ({
      ink: getComputedStyle(button).color,
      paper: getComputedStyle(button).backgroundColor,
    }));
    const bright = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      const sum = r + g + b;
      return colour.startsWith('color(') ? sum / 3 : sum / 765;
    };
    expect(bright(ink) - bright(paper)).toBeGreaterThan(0.5);

    // Ctrl+Z takes the sale back, Ctrl+Y makes it again.
    await page.keyboard.press('Control+z');
    await page.locator('[data-testid="move-trade"][aria-disabled="false"]').waitFor();
    await page.keyboard.press('Control+y');
    await endTurn.waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('[data-testid="move-trade"][aria-disabled="false"]').waitFor();

    // Enter after a place was picked goes there, whatever was pressed before.
    await mapDrawn(page);
    await page.locator('[role="button"][data-space]').nth(4).click({ force: true });
    await page.locator('[data-testid="confirm"]:focus').waitFor();
    await context.close();
  });

  // At 1280 × 720 a cover lies over the hand, on a phone on its side the menu is higher than the window.
  it.each([
    [1280, 720],
    [844, 390],
    [390, 844],
  ])('at %i × %i every entry of the menu can be pressed', async (width, height) => {
    const { page, context } = await open(width, height);
    await keepGame(page, inject('url'), TRADE);
    await page.getByTestId('ready').waitFor();
    await page.getByTestId('menu').click();
    const entries = page.locator('.menu-list').getByRole('button');
    expect(await entries.count()).toBeGreaterThan(5);
    for (const entry of await entries.all()) await entry.click({ trial: true, timeout: 5000 });
    await context.close();
  });

  it('board and hand are used while a worker is chosen, and the bar has no button that does nothing', async () => {
    const { page, context } = await open(1280, 720);
    await keepGame(page, inject('url'), CHOICE);
    await page.getByTestId('ready').click();
    await page.getByTestId('choose-worker-dialog').waitFor();
    // The name of the phase stands on one line.
    const words = page.locator('.season-words');
    expect(await words.innerText()).toContain(' ');
    expect(await words.evaluate((each) => each.getClientRects().length)).toBe(1);
    await page.locator('.hand .card').first().click();
    await page.getByTestId('face-dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('face-dialog').waitFor({ state: 'detached' });
    await page.locator('[data-testid="primary"][aria-disabled="true"]').waitFor();
    await page.getByTestId('choose-worker-dialog').getByTestId('close').click();
    await page.getByTestId('confirm').click();
    await page.getByTestId('choose-worker-dialog').waitFor();
    await context.close();
  });

  it('on a phone the primary button keeps its place through a turn', async () => {
    const { page, context } = await open(390, 844);
    await keepGame(page, inject('url'), TRAVEL);
    await page.getByTestId('ready').click();
    await page.getByTestId('move-trade').waitFor();
    // The last turn's strip has come, and goes with the first move.
    await page.locator('.drawer .story').waitFor();
    await page.locator('.hand .card').first().waitFor();
    const before = await boxOf(page, 'confirm');
    await mapDrawn(page);
    await page.locator('[role="button"][data-space]').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator('.primary-slot[data-move="travel"]').waitFor();
    expect(await boxOf(page, 'confirm')).toEqual(before);
    await page.getByTestId('confirm').click();
    await page.locator('.primary-slot[data-move="travel"]').waitFor({ state: 'detached' });
    await page.locator('.drawer .story').waitFor({ state: 'detached' });
    await followed(page);
    expect(await boxOf(page, 'confirm')).toEqual(before);
    await context.close();
  });

  it('on a phone a trade in an export city by presses: a button that is pressed keeps its place', async () => {
    const { page, context } = await open(390, 844);
    await keepGame(page, inject('url'), EXPORT);
    await page.getByTestId('ready').click();
    await page.getByTestId('move-trade').click();
    const dialog = page.getByTestId('trade-dialog');
    const more = dialog
      .locator('[data-testid^="sell-"][data-testid$="-more"][aria-disabled="false"]')
      .first();
    await more.waitFor();
    const id = (await more.getAttribute('data-testid')) ?? '';
    const before = await boxOf(page, id);
    await more.click();
    await dialog.locator('.outcome-to').waitFor();
    expect(await boxOf(page, id)).toEqual(before);
    const { y, height } = await boxOf(page, 'sell-all');
    expect(y + height).toBeLessThanOrEqual(844);
    await dialog.getByTestId('confirm').click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-testid="end-turn"][aria-disabled="false"]').waitFor();
    await context.close();
  });

  it.each(SCREENS)('%i × %i has board and actions in sight, and nothing is cut', async (width, height) => {
    const { page, context } = await open(width, height);
    const seats = TRADE.seats.map((seat, index) => ({ ...seat, name: LONG_NAMES[index] }));
    await keepGame(page, inject('url'), { ...TRADE, seats });
    await page.getByTestId('ready').click();
    await page.getByTestId('move-trade').waitFor();
    await page.locator('.map-sheet').first().waitFor();
    await page.locator('.hand .card').first().waitFor();
    const board = await page.locator('.board-area').boundingBox();
    if (board === null) throw new Error('no board');
    expect(board.width * board.height).toBeGreaterThan(0.3 * width * height);
    for (const id of ['confirm', 'move-trade', 'end-turn', 'move-completeBusiness']) {
      const { x, y, width: w, height: h } = await boxOf(page, id);
      expect({ id, right: x + w <= width, below: y + h <= height }).toEqual({ id, right: true, below: true });
    }
    // On the sheet of an upright screen what a card still needs is read without scrolling.
    if (height > width) {
      const [card, tabs] = [page.locator('.hand .card').first(), page.locator('.drawer-tabs')];
      const [{ y = 0, height: high = 0 }, end] = [(await card.boundingBox()) ?? {}, await tabs.boundingBox()];
      expect(y + high).toBeLessThanOrEqual(end?.y ?? 0);
    }
    const cut = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          '.worker-who > *, .player-name, .player-pill-name, .btn-label, .card-foot',
        ),
      ]
        .filter(
          (part) =>
            !part.classList.contains('visually-hidden') &&
            part.checkVisibility() &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).display !== 'inline',
        )
        .map(({ className, textContent }) => `${className}: ${textContent}`),
    );
    expect(cut).toEqual([]);
    await context.close();
  });
});

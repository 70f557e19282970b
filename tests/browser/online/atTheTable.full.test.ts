/**
 * Checks what players notice at the table: presses and keys have the expected effects, and every screen size shows
 * board and actions.
 */
import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import { board } from '../../../src/games/cherez-ural/content/board';
import { entryOf, itemAt } from '../../../src/rules-kit/indexed';
import { visit, withBrowser } from '../browser';
import { boxOf, followed, keepGame, mapDrawn } from '../person';

const SCREENS = [
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Realistic long names, in three scripts. */
const LONG_NAMES = [
  'Wilhelmina-Charlotte',
  'アレクサンドル・カザノフ',
  'Максимилиан Волконский',
  'Bartholomew Featherston',
];

const TRADE = goldenWhere(4, ({ phase, can: { trade = 0 } }) => phase === 'summer' && trade > 2);
/** In an export city, with goods to sell. */
const EXPORT = goldenWhere(3, ({ G, phase, can: { trade = 0 } }) => {
  const { worker } = G.turn;
  const city = worker === null ? null : entryOf(G.workers, worker).at;
  return phase === 'summer' && trade > 2 && city !== null && entryOf(board.space, city).exportTrack !== null;
});
const CHOICE = goldenWhere(4, ({ G, can }) => G.round > 1 && can.chooseWorkerCard);
const TRAVEL = goldenWhere(
  4,
  ({ phase, can: { travel = 0, trade = 0 } }) => phase === 'summer' && travel > 10 && trade > 0,
);

const browser = withBrowser();

const open = (width: number, height: number) => visit(browser, { viewport: { width, height } });

describe('at the table', () => {
  it('responds to presses and keys as expected', async () => {
    const { page, context } = await open(1280, 720);
    await keepGame(page, inject('url'), TRADE);
    // The board is public and stays visible while the screen is handed over. The hand is hidden.
    await page.getByTestId('hand-over').waitFor();
    await page.locator('.map-sheet').first().waitFor();
    expect(await page.locator('.hand').count()).toBe(0);
    await page.getByTestId('ready').click();
    await page.locator('.hand').waitFor();
    await mapDrawn(page);

    // Every action has a label.
    for (const word of ['Transfer', 'Business'])
      expect(await page.locator('.bar .btn-label', { hasText: word }).isVisible()).toBe(true);

    // A second press where a dialog was confirmed must not hit the button that ends the turn.
    const end = await boxOf(page.getByTestId('end-turn').first());
    await page.getByTestId('move-trade').click();
    expect(await page.getByTestId('trade-dialog').innerText()).not.toContain('No step on a trade track');
    const confirm = await page.getByTestId('trade-dialog').getByTestId('confirm').boundingBox();
    expect(confirm === null ? 0 : confirm.y + confirm.height).toBeLessThan(end.y);
    await page.getByTestId('sell-all').click();
    await page.getByTestId('trade-dialog').getByTestId('confirm').click();
    await page.getByTestId('trade-dialog').waitFor({ state: 'detached' });

    // A hovered button keeps light text on a dark background.
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

    // Ctrl+Z undoes the sale, and Ctrl+Y redoes it.
    await page.keyboard.press('Control+z');
    await page.locator('[data-testid="move-trade"][aria-disabled="false"]').waitFor();
    await page.keyboard.press('Control+y');
    await endTurn.waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('[data-testid="move-trade"][aria-disabled="false"]').waitFor();

    // After a place is chosen, Enter confirms it, whatever was pressed before.
    await mapDrawn(page);
    await page.locator('[role="button"][data-space]').nth(4).click({ force: true });
    await page.locator('[data-testid="confirm"]:focus').waitFor();
    await context.close();
  });

  // At 1280 × 720 a cover is over the hand; on a phone in landscape the menu is taller than the window.
  it.each([
    [1280, 720],
    [844, 390],
    [390, 844],
  ])('lets every menu entry be pressed at %i × %i', async (width, height) => {
    const { page, context } = await open(width, height);
    await keepGame(page, inject('url'), TRADE);
    await page.getByTestId('ready').waitFor();
    await page.getByTestId('menu').click();
    const entries = page.locator('.menu-list').getByRole('button');
    await expect.poll(() => entries.count()).toBeGreaterThan(5);
    for (const entry of await entries.all()) await entry.click({ trial: true, timeout: 5000 });
    await context.close();
  });

  it('keeps board and hand usable and shows no useless button while a worker is chosen', async () => {
    const { page, context } = await open(1280, 720);
    await keepGame(page, inject('url'), CHOICE);
    await page.getByTestId('ready').click();
    await page.getByTestId('choose-worker-dialog').waitFor();
    // The name of the phase fits on one line.
    const words = page.locator('.round-words');
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

  it('keeps the primary button in place through a turn on a phone', async () => {
    const { page, context } = await open(390, 844);
    await keepGame(page, inject('url'), TRAVEL);
    await page.getByTestId('ready').click();
    await page.getByTestId('move-trade').waitFor();
    // The story of the last turn is shown and disappears with the first move.
    await page.locator('.drawer .story').waitFor();
    await page.locator('.hand .card').first().waitFor();
    const before = await boxOf(page.getByTestId('confirm').first());
    await mapDrawn(page);
    await page.locator('[role="button"][data-space]').nth(2).focus();
    await page.keyboard.press('Enter');
    await page.locator('.primary-slot[data-move="travel"]').waitFor();
    expect(await boxOf(page.getByTestId('confirm').first())).toEqual(before);
    await page.getByTestId('confirm').click();
    await page.locator('.primary-slot[data-move="travel"]').waitFor({ state: 'detached' });
    await page.locator('.drawer .story').waitFor({ state: 'hidden' });
    await followed(page);
    expect(await boxOf(page.getByTestId('confirm').first())).toEqual(before);
    await context.close();
  });

  it('keeps a pressed button in place during a trade in an export city on a phone', async () => {
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
    const before = await boxOf(page.getByTestId(id).first());
    await more.click();
    await dialog.locator('.outcome-to').waitFor();
    expect(await boxOf(page.getByTestId(id).first())).toEqual(before);
    const { y, height } = await boxOf(page.getByTestId('sell-all').first());
    expect(y + height).toBeLessThanOrEqual(844);
    await dialog.getByTestId('confirm').click();
    await dialog.waitFor({ state: 'detached' });
    await page.locator('[data-testid="end-turn"][aria-disabled="false"]').waitFor();
    await context.close();
  });

  it.each(SCREENS)('shows board and actions uncut at %i × %i', async (width, height) => {
    const { page, context } = await open(width, height);
    const seats = TRADE.seats.map((seat, index) => ({ ...seat, name: itemAt(LONG_NAMES, index) }));
    await keepGame(page, inject('url'), { ...TRADE, seats });
    await page.getByTestId('ready').click();
    await page.getByTestId('move-trade').waitFor();
    await page.locator('.map-sheet').first().waitFor();
    await page.locator('.hand .card').first().waitFor();
    const board = await page.locator('.board-area').boundingBox();
    if (board === null) throw new Error('no board');
    expect(board.width * board.height).toBeGreaterThan(0.3 * width * height);
    for (const id of ['confirm', 'move-trade', 'end-turn', 'move-completeBusiness']) {
      const { x, y, width: w, height: h } = await boxOf(page.getByTestId(id).first());
      expect({ id, right: x + w <= width, below: y + h <= height }).toEqual({ id, right: true, below: true });
    }
    // In portrait, a card's missing goods are visible without scrolling.
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

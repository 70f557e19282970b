/** Moves of bots at the table: caption, moving pieces, reduced motion, step by step. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import type { SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';
import { boxOf, keepGame } from '../person';

const browser = withBrowser();

const PERSON = '0';

const againstBots = (game: SavedGame): SavedGame => ({
  ...game,
  seats: game.seats.map((seat) => (seat.playerID === PERSON ? seat : { ...seat, bot: 'easy' })),
});

/** A bot places its next worker. */
const botsTurn = (): SavedGame =>
  againstBots(
    goldenGamesOf(terramaraModule).where(
      4,
      ({ G, playerID, can }) => G.round > 1 && playerID !== PERSON && can.place,
    ),
  );

/** Opens a table where each move of a bot waits, and records the pieces that move. */
async function openStepped(
  reducedMotion: 'reduce' | 'no-preference',
  game: SavedGame = botsTurn(),
  viewport = { width: 1280, height: 720 },
): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    locale: 'en-GB',
    reducedMotion,
  });
  await page.addInitScript(() => {
    localStorage.setItem('house.setting.pace', 'step');
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.classList.contains('flying')) moved.push(node.innerHTML);
    }).observe(document, { childList: true, subtree: true });
  });
  await keepGame(page, inject('url'), game);
  await page.getByTestId('next-move').waitFor();
  // All late parts have loaded, so pieces can move.
  await page.locator('.table[data-complete]').waitFor();
  return page;
}

const moved = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly moved: readonly string[] }).moved);
const movesIn = (page: Page) => page.locator('.log-entry').count();

it('tells a bot’s move in a caption, and its worker travels to its space', async () => {
  const page = await openStepped('no-preference');
  await page.getByTestId('next-move').click();
  const caption = page.getByTestId('caption');
  await caption.waitFor();
  const line = page.locator('.log-step:not(.log-happening)').last();
  expect(await caption.getAttribute('data-says')).toContain(
    (await line.locator('.log-entry').innerText()).trim().slice(1),
  );
  await expect.poll(async () => (await moved(page)).join()).toContain('piece');
  // Copies go away after their way.
  await expect.poll(() => page.locator('.flying:not(.moved-good)').count()).toBe(0);
  await page.close();
});

it('shows only the caption with reduced motion', async () => {
  const page = await openStepped('reduce');
  await page.getByTestId('next-move').click();
  await page.getByTestId('caption').waitFor();
  expect(await moved(page)).toEqual([]);
  await page.close();
});

it('covers no price with a caption in Через Урал', async () => {
  const game = goldenGamesOf(cherezUralModule).where(
    4,
    ({ phase, playerID, can }) => phase === 'summer' && playerID !== PERSON && (can.travel ?? 0) > 0,
  );
  const page = await openStepped('reduce', againstBots(game));
  const caption = page.getByTestId('caption');
  await page.getByTestId('next-move').click();
  await caption.waitFor();
  const [box, prices] = [await boxOf(caption), await boxOf(page.locator('.cartouche'))];
  expect(box.y + box.height).toBeLessThan(prices.y);
  await page.close();
});

it('makes one move of a bot for each press of the space bar, step by step', async () => {
  const page = await openStepped('reduce');
  const before = await movesIn(page);
  await page.keyboard.press('Space');
  await expect.poll(() => movesIn(page)).toBe(before + 1);
  await page.close();
});

it('changes pace and sound in the bar', async () => {
  const page = await openStepped('reduce');
  await page.getByTestId('quick-pace').click();
  await expect.poll(() => page.getByTestId('quick-pace').getAttribute('aria-label')).toContain('no pauses');
  await page.getByTestId('bot-status').waitFor({ state: 'detached', timeout: 60_000 });
  await page.getByTestId('quick-sound').click();
  await expect.poll(() => page.getByTestId('quick-sound').getAttribute('aria-label')).toBe('Sound: on');
  await page.close();
});

it('keeps a caption over the board when the sheet is beside it', async () => {
  const page = await openStepped('reduce', botsTurn(), { width: 1024, height: 768 });
  await page.getByTestId('next-move').click();
  const caption = await boxOf(page.getByTestId('caption'));
  const sheet = await boxOf(page.locator('.drawer'));
  expect(caption.x + caption.width).toBeLessThanOrEqual(sheet.x);
  await page.close();
});

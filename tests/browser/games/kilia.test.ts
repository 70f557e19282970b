/** Kilia: presses at the drawn table to the end of the game, a turn by keyboard only, and one at the text table. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { playRandomGame, seededRandom } from '../../../scripts/simulate/randomGame';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { kilia } from '../../../src/games/kilia/game';
import { kiliaModule } from '../../../src/games/kilia/module';
import { RULES_VERSION } from '../../../src/games/kilia/rules/content-pack/edition';
import { legalMoves } from '../../../src/games/kilia/rules/moves';
import type { G } from '../../../src/games/kilia/rules/state/state';
import { itemAt } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit, withBrowser } from '../browser';
import { followed, keepGame } from '../person';

const browser = withBrowser();

const COLOURS = ['red', 'brown'];
const SEED = 'kiel';

/** Returns a game for two, saved at the first turn of the second-to-last round. */
function lateGame(): SavedGame {
  const setupData = { colours: COLOURS };
  let saved = 0;
  let position = 0;
  const { moves } = playRandomGame<G, unknown>(
    {
      game: kilia,
      legalMoves,
      invariant: () => null,
      numPlayers: 2,
      setupData,
      seed: SEED,
      weights: {
        expand: 9,
        fulfilContract: 9,
        takeContract: 4,
        skipImprovement: 0.3,
        refresh: 0.1,
        endTurn: 0.5,
      },
    },
    ({ G, ctx }) => {
      const isFresh =
        ctx.phase === 'turns' && !G.turn.cardTaken && !G.turn.actionDone && G.turn.action === null;
      if (!G.final && isFresh && G.turnsTaken === 0) saved = position;
      position += 1;
    },
  );
  return {
    format: 'house-game',
    version: 2,
    game: 'kilia',
    seed: SEED,
    setupData,
    seats: COLOURS.map((colour, seat) => ({
      playerID: `${seat}`,
      name: itemAt(['Mika', 'Oleg'], seat),
      colour,
    })),
    actions: moves.slice(0, saved),
    rulesVersion: RULES_VERSION,
    content: null,
  };
}

async function open(view: 'map' | 'text'): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await visit(browser);
  page.setDefaultTimeout(60_000);
  await keepGame(page, inject('url'), lateGame());
  if (view === 'text') await page.goto(`${inject('url')}/table?view=text`);
  return { page, faults };
}

/** Returns the test ids of everything that can be pressed now. */
const look = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[role="dialog"]') ?? document;
    return [...root.querySelectorAll<HTMLElement>('[data-testid]')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => element.getAttribute('aria-disabled') !== 'true')
      .filter((element) => element.closest('.card-off') === null)
      .map((element) => element.dataset.testid ?? '');
  });

/** Plays with the mouse: confirms what is ready, or else chooses a card. */
async function playToTheEnd(page: Page): Promise<string[]> {
  const random = seededRandom('presses');
  const pressed: string[] = [];
  for (let step = 0; step < 250; step++) {
    const ids = await look(page);
    if (ids.includes('final-score')) return pressed;
    const cards = ids.filter((id) => /^card-\d$/.test(id));
    const contracts = ids.filter((id) => /^contract-\d$/.test(id));
    const spaces = ids.filter((id) => id.startsWith('space-'));
    const options = [
      ...(ids.includes('ready') ? ['ready'] : []),
      ...(ids.includes('confirm') ? ['confirm'] : []),
      ...(ids.includes('confirm') || ids.includes('skip') ? [] : ['move-fulfilContract', ...spaces]),
      ...(ids.includes('skip') ? contracts : []),
      ...(cards.length === 0 ? [] : [itemAt(cards, Math.floor(random() * cards.length))]),
      'skip',
      'end-turn',
    ].filter((id) => ids.includes(id));
    const [next] = options;
    if (next === undefined) {
      // A part of the table is still loading.
      await followed(page);
      continue;
    }
    // Don't keep pressing a contract or card that makes nothing ready.
    const stuck = pressed.slice(-4).every((id) => id === next) && pressed.length > 4;
    const id = stuck ? (options.find((other) => other !== next) ?? next) : next;
    pressed.push(id);
    await page.getByTestId(id).last().click();
  }
  throw new Error(`no end after ${pressed.length} presses: ${pressed.slice(-20).join(', ')}`);
}

describe('Kilia', () => {
  it('R2.2 R10.5 plays to the end at the drawn table and shows the winner', async () => {
    const { page, faults } = await open('map');
    await page.getByTestId('table').waitFor();
    const pressed = await playToTheEnd(page);
    expect(await page.getByTestId('final-title').innerText()).toMatch(/\d+ points/);
    expect(pressed.filter((id) => id === 'confirm').length).toBeGreaterThan(3);
    // Kilia has no hidden information, so no player has to confirm taking the screen.
    expect(pressed).not.toContain('ready');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('R4.6 shows a chosen ability at once in its place', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await keepGame(
      page,
      inject('url'),
      goldenGamesOf(kiliaModule).where(2, ({ can: { takeAbility = 0 } }) => takeAbility > 1),
    );
    const next = page.getByTestId('next-ability');
    expect(await next.innerText()).toMatch(/^with University [1-4]$/);
    const card = page.locator('.columns [data-testid^="card-"]:not(.card-off)').first();
    const drawn = await card.locator('.ability').innerText();
    await card.click();
    await expect.poll(() => next.innerText()).toBe(drawn);
    const slots = page.locator('.knowledge .slot-ability');
    const before = await slots.count();
    await page.getByTestId('confirm').click();
    await next.waitFor({ state: 'detached' });
    expect(await slots.count()).toBe(before);
    await page.close();
  });

  it('R3.2 plays a turn by keyboard only', async () => {
    const { page, faults } = await open('map');
    await page.getByTestId('card-1').waitFor();
    const lines = () => page.locator('.log-entry').count();
    // The log is rendered after the board.
    await page.locator('.log-entry').last().waitFor();
    const before = await lines();
    const free = page.locator('.columns .card-button[data-testid^="card-"]:not(.card-off)').first();
    const key = (await free.getAttribute('data-testid'))?.slice('card-'.length) ?? '1';
    await page.keyboard.press(key);
    await expect.poll(() => free.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('p');
    await page.keyboard.press('Enter');
    await expect.poll(lines).toBeGreaterThan(before);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('R3.2 plays a turn at the text table', async () => {
    const { page, faults } = await open('text');
    await page.getByTestId('text-table').waitFor();
    const select = page.getByTestId('to-placeMerchant').or(page.getByTestId('to-expand')).first();
    const value = await select.locator('option').nth(1).getAttribute('value');
    await select.selectOption(value);
    await page.getByTestId('do-placeMerchant').or(page.getByTestId('do-expand')).first().press('Enter');
    await expect.poll(() => page.getByTestId('news').innerText()).not.toBe('');
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

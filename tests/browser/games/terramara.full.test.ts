/** Terramara's drawn table, played by presses from the last round to the score. */
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { terramaraModule } from '../../../src/games/terramara/module';
import { contentOf } from '../../../src/games/terramara/rules/content-pack/contentOf';
import { cardView } from '../../../src/games/terramara/view-model/cards';
import { itemAt } from '../../../src/rules-kit/indexed';
import { parseSavedGame } from '../../../src/session/savedGame';
import { stored } from '../app/fullStorage';
import { visit, withBrowser } from '../browser';
import { followed, keepGame } from '../person';
import { byKeys, playOn } from './terramaraPresses';
import { lateGame, lookBackAtChoice, saveOf, WORKERS_LEFT } from './terramaraSaves';

const browser = withBrowser();

describe("Terramara's drawn table", () => {
  it.each([{ name: 'on a phone', viewport: { width: 390, height: 844 }, seed: 'late two' }])(
    'plays the last workers of a game $name, to the score',
    async ({ viewport, seed }) => {
      const { page, crashes: faults, close } = await visit(browser, { viewport });
      await keepGame(page, inject('url'), lateGame(seed));
      await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
      const pressed = await playOn(page);
      expect(pressed.filter((selector) => selector.includes('space-open')).length).toBeGreaterThanOrEqual(
        WORKERS_LEFT,
      );
      for (const seat of [0, 1])
        expect(await page.getByTestId(`final-gold-${seat}`).innerText()).toMatch(/\d/);
      expect(faults).toEqual([]);
      await close();
    },
  );

  it('leads from Build to the artifacts, which a phone has in another tab', async () => {
    const { page, crashes, close } = await visit(browser, {
      viewport: { width: 390, height: 844 },
      touch: true,
    });
    const game = goldenGamesOf(terramaraModule).where(
      4,
      ({ can, playerID }) => can.build && playerID === '1',
    );
    await keepGame(page, inject('url'), {
      ...game,
      seats: game.seats.map((seat) => (seat.playerID === '1' ? seat : { ...seat, bot: 'easy' })),
    });
    await page.getByTestId('move-build').tap();
    await page.locator('[data-testid^="card-"]:visible').first().waitFor();
    expect(await page.getByTestId('tab-works').getAttribute('aria-selected')).toBe('true');
    expect(crashes).toEqual([]);
    await close();
  });

  it('plays the last workers by keyboard only, with arrow keys between the spaces', async () => {
    const { page, close } = await visit(browser);
    await keepGame(page, inject('url'), lateGame('late one'));
    await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
    if ((await page.getByTestId('ready').count()) > 0)
      await page.locator('[data-testid="ready"][aria-disabled="false"]').press('Enter');
    await page.locator('.space-open').first().waitFor();
    await page.keyboard.press('m');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-testid') ?? '');
    const first = await focused();
    expect(first).toMatch(/^space-/);
    // The line above the buttons describes the focused element.
    await expect.poll(() => page.locator('.hint').innerText()).toMatch(/ to /);
    const next = first.startsWith('space-r5p') || first.startsWith('space-r6p') ? 'ArrowUp' : 'ArrowDown';
    await page.keyboard.press(next);
    await expect.poll(focused).not.toBe(first);
    const pressed = await playOn(page, byKeys);
    expect(pressed.filter((selector) => selector.includes('space-open')).length).toBeGreaterThanOrEqual(
      WORKERS_LEFT,
    );
    await close();
  });

  it('guides the first game through a turn and continues after the other players', async () => {
    const { page, close } = await visit(browser);
    await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
    await page.goto(`${inject('url')}/terramara/learn`);
    await page.getByTestId('learn-start').click();
    const said = (step: string) => page.locator(`[data-testid="coach"][data-step="${step}"]:visible`);
    const press = (selector: string) => page.locator(selector).first().click();
    for (const step of ['welcome', 'lands']) await said(step).getByTestId('coach-next').click();
    await said('place').waitFor();
    await press('[data-testid="space-r1p1"]');
    await press('.primary-slot [data-testid="confirm"]');
    await said('process').waitFor();
    await press('[data-testid="move-useCraftsman"]');
    await press('.dialog [data-testid="process-log-more"]');
    await press('.dialog [data-testid="confirm"]');
    await said('build').waitFor();
    await press('[data-testid="card-a03"]');
    await press('.primary-slot [data-testid="confirm"]');
    await said('artifact').waitFor();
    await press('[data-testid="move-useArtifact-a03"]');
    await press('.dialog [data-testid="convert-log-more"]');
    await press('.dialog [data-testid="confirm"]');
    await said('end-turn').waitFor();
    await press('[data-testid="end-turn"]');
    await said('rivals-placed').getByTestId('coach-next').click();
    await page.locator('[data-testid="coach"]:is([data-step^="craftsman"], [data-step^="ahead"])').waitFor();
    await close();
  });

  it('S1.11 asks again for the second of two cards that a player drafts in a row', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await keepGame(page, inject('url'), saveOf('draft', []));
    const dialog = page.getByTestId('draft-dialog');
    const confirm = dialog.getByTestId('confirm');
    await dialog.waitFor();
    const open = () => dialog.locator('.face-button').count();
    for (let left = await open(), taken = 0; taken < 3; taken++) {
      expect(await confirm.getAttribute('aria-disabled')).toBe('true');
      await dialog.locator('.face-button').first().click();
      await confirm.click();
      await expect.poll(open).not.toBe(left);
      left = await open();
    }
    await page.close();
  });

  it('keeps the icons of every start card inside their frame in the draft, even on narrow cards', async () => {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
    let most = 0;
    for (const seed of ['draft', 'draft 2', 'draft 3']) {
      await keepGame(page, inject('url'), saveOf(seed, []));
      await page.getByTestId('draft-dialog').waitFor();
      const wells = await page.locator('.start-well').evaluateAll((each) =>
        each.map((well) => {
          const { bottom } = well.getBoundingClientRect();
          const signs = [...well.querySelectorAll('.sign')];
          const over = signs.filter((sign) => sign.getBoundingClientRect().bottom > bottom + 1);
          return { signs: signs.length, over: over.length };
        }),
      );
      most = Math.max(most, ...wells.map(({ signs }) => signs));
      expect(wells.filter(({ over }) => over > 0)).toEqual([]);
    }
    expect(most).toBeGreaterThan(5);
    await page.close();
  });

  it.each([
    ['right after a move', 0],
    ['while React draws the board after a move', 60],
  ])('checks a press %s against the current board', async (_, busyMs) => {
    const { page, crashes, close } = await visit(browser);
    const save = lateGame('late one');
    await keepGame(page, inject('url'), save);
    await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
    if ((await page.getByTestId('ready').count()) > 0) await page.getByTestId('ready').click();
    await page.locator('.space-open').first().click();
    await page.locator('.primary-slot [data-testid="confirm"]:not([aria-disabled="true"])').waitFor();
    const workers = page.locator('.board [data-piece^="worker-"]');
    const before = await workers.count();
    const stillOpen = await page.evaluate(async (busy) => {
      const taken = document.querySelector<HTMLElement>('.space-open');
      document.querySelector<HTMLElement>('.primary-slot [data-testid="confirm"]')?.click();
      // React commits in a microtask; the board waits for the next paint.
      await new Promise((resolve) => setTimeout(resolve));
      const pressed = new Promise((resolve) => setTimeout(resolve, busy));
      for (const until = performance.now() + busy; performance.now() < until; );
      await pressed;
      taken?.click();
      return taken?.isConnected ?? false;
    }, busyMs);
    expect(stillOpen).toBe(true);
    await expect.poll(() => workers.count()).toBe(before + 1);
    const { actions } = parseSavedGame(await stored(page));
    expect(actions.length).toBe(save.actions.length + 1);
    expect(crashes).toEqual([]);
    await close();
  });

  it('shows the longest names in full at every size, in the panels and on the player board', async () => {
    const { page, close } = await visit(browser);
    const save = lateGame('late one');
    const names = [
      'Wilhelmina-Charlotte Featherstone-Hughes',
      '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処や',
    ];
    await keepGame(page, inject('url'), {
      ...save,
      seats: save.seats.map((seat, index) => ({ ...seat, name: itemAt(names, index) })),
    });
    await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
    if ((await page.getByTestId('ready').count()) > 0) await page.getByTestId('ready').click();
    for (const { width, height } of [
      { width: 1280, height: 720 },
      { width: 2560, height: 1440 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize({ width, height });
      if (width < 1240) await page.getByTestId('tab-players').click();
      await page.getByTestId('player-1').waitFor();
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.player-name, .player-top, .own-name strong')]
          .filter((part) => part.checkVisibility())
          .filter((part) => {
            const { right, bottom } = part.getBoundingClientRect();
            const panel = part.closest('.player, .own-workers')?.getBoundingClientRect();
            const fits = panel !== undefined && right <= panel.right && bottom <= panel.bottom;
            return !fits || part.scrollWidth > part.clientWidth + 1;
          })
          .map(({ className, textContent }) => `${className}: ${textContent}`),
      );
      expect(cut, `${width} × ${height}`).toEqual([]);
      expect(await page.locator('.player-name').count()).toBe(2);
    }
    await close();
  });

  it('shows no dialog for a choice in an earlier position', async () => {
    const { save, moves } = lookBackAtChoice();
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    await keepGame(page, inject('url'), save);
    await page.goto(`${inject('url')}/table?move=${moves}`);
    await page.getByTestId('replay-bar').waitFor();
    await page.getByTestId('replay-back').click();
    await page.getByTestId('replay-forward').click();
    const where = page.locator('.replay-where');
    await where.filter({ hasText: `${moves} of` }).waitFor();
    // The dialog's code is loaded by now; repeat the steps with it.
    await page.getByTestId('replay-back').click();
    await where.filter({ hasText: `${moves - 1} of` }).waitFor();
    expect(await page.locator('[role="dialog"]').count()).toBe(0);
    await page.close();
  });
});

it.each([
  { players: 2, locale: 'en-GB' },
  { players: 3, locale: 'ja-JP' },
  { players: 4, locale: 'en-GB' },
  { players: 4, locale: 'ja-JP' },
])('hides no space’s name or reward behind a worker in a game for $players in $locale', async (game) => {
  const { game: golden } = goldenGamesOf(terramaraModule);
  const page = await browser.newPage({
    viewport: { width: 1280, height: 720 },
    locale: game.locale,
    reducedMotion: 'reduce',
  });
  for (const share of [0.15, 0.5, 0.7, 0.9]) {
    await keepGame(page, inject('url'), golden(game.players, share));
    await page.locator('.slots').first().waitFor();
    await followed(page);
    const hidden = await page.locator('.space:has(.slots)').evaluateAll((spaces) =>
      spaces.flatMap((space) => {
        const boxesOf = (selector: string) =>
          [...space.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const workers = boxesOf('.slots > *');
        const isHidden = boxesOf('.space-signs :is(strong, i, svg)').some((sign) =>
          workers.some(
            ({ left, right, top, bottom }) =>
              left < sign.right - 1 &&
              right > sign.left + 1 &&
              top < sign.bottom - 1 &&
              bottom > sign.top + 1,
          ),
        );
        return isHidden ? [space.getAttribute('data-testid')] : [];
      }),
    );
    expect(hidden, `${share}`).toEqual([]);
  }
  await page.close();
});

it('S7.1 shows the whole cost of a card with four kinds and its river space, in both languages', async () => {
  // Tribute Bundle costs four kinds.
  const game = goldenGamesOf(terramaraModule).where(4, ({ G, playerID }) => {
    const place = G.row.indexOf('a28');
    return place >= 0 && !cardView(G, contentOf(G), playerID, 'a28', false).isReached;
  });
  for (const locale of ['en-GB', 'ja-JP']) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale });
    await keepGame(page, inject('url'), game);
    const foot = page.getByTestId('card-a28').locator('.row-card-foot');
    await foot.waitFor();
    await followed(page);
    expect(
      await foot.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    await page.close();
  }
});

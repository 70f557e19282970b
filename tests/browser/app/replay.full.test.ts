import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGame, goldenPositions } from '../../../scripts/ui/goldenGames';
import { PACES } from '../../../src/app/settings';
import { itemAt } from '../../../src/rules-kit/indexed';
import { firstMoves, type SavedGame } from '../../../src/session/savedGame';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { cardOf, runningGame } from '../person';

const browser = withBrowser();

type Opened = { readonly page: Page; readonly faults: string[]; readonly close: () => Promise<void> };

async function open(game: SavedGame | null, address: string, viewport = DESK): Promise<Opened> {
  const { page, crashes: faults, close } = await visit(browser, { viewport });
  if (game !== null) {
    await page.goto(inject('url'));
    await page.evaluate((text) => localStorage.setItem('house.game', text), JSON.stringify(game));
  }
  await page.goto(`${inject('url')}${address}`);
  return { page, faults, close };
}

const whole = goldenGame(4);
const moves = whole.actions.length;
const where = (page: Page) => page.locator('.replay-where').innerText();
const address = (page: Page, search: string) =>
  page.waitForFunction((expected) => location.search === expected, search);
const importFile = (page: Page, text: string) =>
  page.getByTestId('import').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

describe('looking back', () => {
  it('works by address, arrow keys, slider, buttons and log, without scrolling on both screens', async () => {
    for (const viewport of [DESK, PHONE]) {
      const { page, faults, close } = await open(whole, '/table?move=120', viewport);
      await page.getByTestId('replay-bar').waitFor();
      expect(await where(page)).toContain(`120 of ${moves}`);
      await page.keyboard.press('ArrowRight');
      expect(await where(page)).toContain('121');
      await address(page, '?move=121');
      await page.getByTestId('replay-back').click();
      await page.keyboard.press('ArrowLeft');
      expect(await where(page)).toContain('119');
      await page.getByTestId('replay-slider').fill('200');
      expect(await where(page)).toContain('200');
      await page.getByTestId('replay-first').click();
      expect(await page.getByTestId('replay-back').isDisabled()).toBe(true);
      if (viewport === DESK) {
        // Before the first move all lines of the log are later ones, and it starts at its beginning.
        await expect.poll(() => page.locator('.log-part:not(.log-later)').count()).toBe(0);
        await expect.poll(() => page.getByTestId('log').evaluate(({ scrollTop }) => scrollTop)).toBe(0);
      }
      await page.keyboard.press('End');
      expect(await where(page)).toContain(`${moves} of ${moves}`);
      if (viewport === PHONE) await page.getByTestId('tab-log').click();
      // The log scrolls shortly after the position changes, and a press during that misses the line. The address
      // changes when stepping ends.
      const search = () => page.evaluate(() => location.search);
      await expect
        .poll(
          async () => {
            if ((await search()) !== '?move=59') {
              const line = page.locator('.log-entry[data-move="59"]');
              // Lines far outside the viewport are not rendered and don't count as visible.
              await line.evaluate((element) => element.scrollIntoView({ block: 'center' }));
              await line.click();
            }
            return search();
          },
          { interval: 2000 },
        )
        .toBe('?move=59');
      await expect
        .poll(() => page.locator('.log-entry[aria-current="step"]').getAttribute('data-move'))
        .toBe('59');
      const over = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(over).toEqual([0, 0]);
      await page.reload();
      await page.getByTestId('replay-bar').waitFor();
      expect(await where(page)).toContain(`59 of ${moves}`);
      await page.getByTestId('replay-present').click();
      await page.getByTestId('final-score').waitFor();
      await address(page, '');
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('allows no move in an earlier position, and moves through the log by keyboard', async () => {
    const { page, faults, close } = await open(goldenGame(1, 0.5), '/table');
    await page.getByTestId('menu').click();
    await page.getByTestId('open-replay').click();
    await page.getByTestId('replay-bar').waitFor();
    expect(await page.getByTestId('end-turn').count()).toBe(0);
    await page.getByTestId('log').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-move'));
    await page.keyboard.press('Enter');
    await address(page, `?move=${chosen}`);
    await page.getByTestId('replay-present').click();
    await page.getByTestId('end-turn').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('replays what the others did, step by step, and ends at the present', async () => {
    const { page, faults, close } = await open(goldenGame(4, 0.6), '/table');
    await page.getByTestId('ready').click();
    await page.locator('.log-since .move-link').click();
    const bar = page.getByTestId('replay-bar');
    await bar.waitFor();
    await page.getByTestId('replay-play').click();
    // When paused, a step leads to the next event and selects it in the story.
    await page.getByTestId('replay-forward').click();
    const current = page.locator('.story-step[aria-current="step"]');
    const told = page.locator('[data-step]').filter({ has: current });
    const sentence = () => current.locator('.story-text').textContent();
    // The story follows shortly after the position.
    const follows = async () => {
      const move = await page.getByTestId('replay-slider').inputValue();
      await expect.poll(async () => (await told.getAttribute('data-step'))?.split('.')[0]).toBe(move);
    };
    await follows();
    const step = await sentence();
    expect(step).toMatch(/\S/);
    await page.getByTestId('replay-forward').click();
    await follows();
    expect(await sentence()).not.toBe(step);
    await page.getByTestId('replay-back').click();
    await follows();
    expect(await sentence()).toBe(step);
    // The focused step is highlighted on the map.
    await current.focus();
    await page.getByTestId('story-light').waitFor();
    await page.getByTestId('replay-speed-4').click();
    await page.getByTestId('replay-play').click();
    // On a busy machine, a step may take long to render.
    await bar.waitFor({ state: 'detached', timeout: 120_000 });
    await page.getByTestId('end-turn').waitFor();
    await address(page, '');
    expect(faults).toEqual([]);
    await close();
  });

  it('reaches the present on a busy machine', async () => {
    const { page, faults, close } = await open(goldenGame(4, 0.6), '/table');
    await page.getByTestId('ready').click();
    await page.locator('.log-since .move-link').click();
    await page.getByTestId('replay-speed-4').click();
    // Each task takes longer than the delay after which the address is updated.
    await page.evaluate(() =>
      setInterval(() => {
        const until = performance.now() + 350;
        while (performance.now() < until);
      }, 400),
    );
    await page.getByTestId('replay-bar').waitFor({ state: 'detached', timeout: 60_000 });
    expect(faults).toEqual([]);
    await close();
  });

  it('opens the sources of a player’s gold and the position of each', async () => {
    const { page, faults, close } = await open(whole, `/table?move=${moves - 20}`);
    await page.getByTestId('gold-1').click();
    const dialog = page.getByTestId('gold-dialog');
    await dialog.locator('tbody tr').nth(5).waitFor();
    const link = dialog.locator('.move-link').nth(2);
    const move = await link.getAttribute('data-move');
    await link.click();
    await dialog.waitFor({ state: 'detached' });
    await address(page, `?move=${move}`);
    expect(await page.getByTestId('gold-flag-1').count()).toBe(0);
    await page.getByTestId('replay-back').click();
    await page.getByTestId('replay-forward').click();
    await page.getByTestId('gold-flag-1').waitFor({ state: 'attached' });
    // In the log, the gold is inside the highlighted line.
    const marked = page.locator(`.log-current:has([data-move="${move}"])`);
    const isWithin = await marked.locator('.log-change').evaluateAll((changes) =>
      changes.map((change) => {
        const [part, line] = [change, change.closest('.log-current')].map((of) =>
          of?.getBoundingClientRect(),
        );
        if (part === undefined || line === undefined) return false;
        return part.left >= line.left && part.right <= line.right && part.bottom <= line.bottom;
      }),
    );
    expect(isWithin.length).toBeGreaterThan(0);
    expect(isWithin).not.toContain(false);
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps the original game when it continues as a copy', async () => {
    const { page, faults, close } = await open(whole, '/table?move=100');
    await page.getByTestId('play-on').click();
    await page.getByTestId('table-note').waitFor();
    await page.getByTestId('ready').click();
    await page.getByTestId('table').waitFor();
    expect(new URL(page.url()).search).toBe('');
    const running = await runningGame(page);
    expect(running.actions).toHaveLength(100);
    await page.goto(inject('url'));
    await page.getByTestId('kept-games').getByText(`${moves} moves`).click();
    await page.getByTestId('final-score').waitFor();
    await page.goto(inject('url'));
    await page.getByTestId('kept-games').getByText('100 moves').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('opens an imported finished game at its score, with charts and their tables', async () => {
    const { page, faults, close } = await open(goldenGame(1, 0.2), '/');
    await importFile(page, JSON.stringify(whole));
    await page.getByTestId('final-score').waitFor();
    for (const part of ['gold', 'sales', 'tracks']) {
      await page.getByTestId(`part-${part}`).click();
      await page.locator('.chart svg[role="img"]').first().waitFor();
      await page.locator('.chart-details summary').click();
      expect(await page.locator('.chart-details tbody tr').count()).toBeGreaterThan(2);
    }
    await page.getByTestId('part-businesses').click();
    const first = page.locator('.chart-list .move-link').first();
    const move = await first.getAttribute('data-move');
    await first.click();
    await address(page, `?move=${move}`);
    await page.goto(inject('url'));
    await page.getByTestId('kept-games').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

describe('bots at the table', () => {
  it('fast-forwards with the space bar until a person has to act', async () => {
    const positions = goldenPositions(4);
    const at = positions.findIndex(
      ({ playerID, phase, can }, nth) =>
        phase === 'winter1' && playerID === '0' && can.endTurn && positions[nth + 1]?.playerID !== '0',
    );
    const game = firstMoves(whole, at);
    const seats = game.seats.map((seat) => (seat.playerID === '0' ? seat : { ...seat, bot: 'easy' }));
    const { page, faults, close } = await open({ ...game, seats }, '/');
    await page.evaluate(() => localStorage.setItem('house.setting.pace', 'normal'));
    await page.goto(`${inject('url')}/table`);
    await page.locator('.board-press[aria-busy="false"]').waitFor();
    // The button keeps the focus.
    await page.getByTestId('end-turn').click();
    await page.getByTestId('skip-bots').waitFor();
    const made = async () => (await runningGame(page)).actions.length;
    const before = await made();
    const began = performance.now();
    await page.keyboard.press('Space');
    await page.getByTestId('bot-status').waitFor({ state: 'detached', timeout: 60_000 });
    const [moves, took] = [(await made()) - before, performance.now() - began];
    expect(moves).toBeGreaterThan(5);
    // The pause before the first move may have started earlier.
    expect(took).toBeLessThan((moves - 1) * PACES.normal);
    expect(faults).toEqual([]);
    await close();
  });
});

describe('bad input', () => {
  it('explains that a move does not exist, and links back', async () => {
    const { page, close } = await open(whole, '/');
    for (const asked of [String(moves + 1), '-1', 'x', '1.5', '']) {
      await page.goto(`${inject('url')}/table?move=${asked}`);
      await page.getByTestId('no-such-move').waitFor();
      await page.getByRole('button').first().click();
      await page.getByTestId('final-score').waitFor();
    }
    await close();
  });

  it('changes nothing and explains the problem when an import is not a game', async () => {
    const { page, close } = await open(goldenGame(1, 0.2), '/');
    const before = await page.evaluate(() => localStorage.getItem('house.game'));
    for (const [text, sentence] of [
      ['no JSON', 'not JSON'],
      ['[1, 2]', 'format'],
      [JSON.stringify({ ...whole, game: 'chess' }), 'chess'],
      [JSON.stringify({ ...whole, seats: [] }), 'seats'],
    ] as const) {
      await importFile(page, text);
      await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    }
    expect(await page.evaluate(() => localStorage.getItem('house.game'))).toBe(before);
    await close();
  });

  it('shows the failing move of a broken save and opens the position before it', async () => {
    const actions = whole.actions.map((action, index) =>
      index === 40 ? { ...action, move: 'hunt', args: ['fur'] } : action,
    );
    const { page, close } = await open(null, '/');
    await importFile(page, JSON.stringify({ ...whole, actions }));
    await page.getByTestId('broken-game').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain('Move 41');
    expect(await page.getByTestId('failing-move').innerText()).toContain('hunt "fur"');
    await page.getByTestId('position-before').click();
    await page.getByTestId('ready').click();
    await page.getByTestId('table').waitFor();
    const running = await runningGame(page);
    expect(running.actions).toHaveLength(40);
    await close();
  });

  it('explains a wrong content pack in an import, and links back', async () => {
    const { page, close } = await open(null, '/');
    await importFile(page, JSON.stringify({ ...whole, actions: [], setupData: { contentPack: { x: 1 } } }));
    await page.getByTestId('broken-game').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/\S/);
    await page.getByRole('button', { name: 'home page' }).click();
    await cardOf(page).waitFor();
    await close();
  });
});

describe('the review of a finished game', () => {
  it('continues where it stopped, shows the bot’s line and lets the player try it', async () => {
    const last = moves - 3;
    const decision = whole.actions.findIndex(({ move }, at) => at > 40 && move === 'travel');
    const { playerID } = itemAt(whole.actions, decision);
    const outlook = Object.fromEntries(whole.seats.map((seat) => [seat.playerID, Array(last).fill(50)]));
    const line = [{ move: 'endTurn', args: [] }];
    const review = {
      next: last,
      outlook,
      decisions: [{ at: decision, playerID, played: 20, best: 45, line }],
    };
    const { page, faults, close } = await open({ ...whole, review }, '/table');
    await page.getByTestId('final-score').waitFor();
    await page.getByTestId('part-review').click();
    await page.getByTestId('begin-review').click();
    await page.getByTestId('begin-review').waitFor({ state: 'detached' });
    await page.getByTestId('stop-review').waitFor({ state: 'detached' });
    const kept = (await runningGame(page)).review;
    expect(kept?.next).toBe(moves);
    expect(kept?.outlook[playerID]).toHaveLength(moves);
    const findings = page.getByTestId(`findings-${playerID}`);
    expect(await findings.innerText()).toContain('cost about 25 gold');
    await findings.getByTestId('show-line').first().click();
    await page.getByTestId('line-on').click();
    await page.waitForFunction(() => document.querySelector('[data-testid="line-on"]:disabled') !== null);
    expect(await page.getByTestId('line-bar').innerText()).toContain('step 1 of 1');
    await page.getByTestId('close-line').click();
    await findings.getByTestId('try-from-here').first().click();
    await page.getByTestId('table-note').waitFor();
    const copy = await runningGame(page);
    expect(copy.actions).toHaveLength(decision);
    expect(copy.review).toBeUndefined();
    expect(faults).toEqual([]);
    await close();
  });
});

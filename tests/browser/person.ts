/** Plays the game like a person with a mouse or keyboard: presses only what is visible and enabled. */
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { itemAt } from '../../src/rules-kit/indexed';
import type { SavedGame } from '../../src/session/savedGame';

export type GameForm = {
  readonly players: number;
  readonly options?: readonly string[];
  readonly choices?: Readonly<Record<string, string>>;
  /** Levels of the bots in the last seats. */
  readonly bots?: readonly string[];
};

/** Returns a game's card on the home page. */
export const cardOf = (page: Page, game = 'cherez-ural'): Locator => page.getByTestId(`game-${game}`);

/** Starts a game from the home page. */
export async function startGame(page: Page, url: string, form: GameForm): Promise<void> {
  await page.goto(url);
  await cardOf(page).getByTestId('new-game').click();
  await page.getByTestId(`players-${form.players}`).check({ force: true });
  const colours = ['plum', 'copper', 'ink', 'ivory'];
  for (let seat = 0; seat < form.players; seat++)
    await page.getByRole('radiogroup').nth(seat).getByLabel(itemAt(colours, seat)).check({ force: true });
  const bots = form.bots ?? [];
  for (const [index, level] of bots.entries())
    await page.getByTestId(`who-${form.players - bots.length + index}`).selectOption(level);
  for (const option of form.options ?? []) await page.getByTestId(`option-${option}`).check();
  for (const [option, value] of Object.entries(form.choices ?? {}))
    await page.getByTestId(`option-${option}`).selectOption(value);
  await page.getByTestId('start').click();
  await page.getByTestId('hand-over').or(page.getByTestId('table')).first().waitFor();
}

/** Opens the table of a saved game. */
export async function keepGame(page: Page, url: string, game: SavedGame): Promise<void> {
  // A file on the same origin that runs none of the app, which halves the work of opening a table.
  await page.goto(`${url}/icon.svg`);
  await page.evaluate((text) => localStorage.setItem('house.game', text), JSON.stringify(game));
  await page.goto(`${url}/table`);
}

/** Returns the running game as the browser saves it when the page closes. */
export const runningGame = async (page: Page): Promise<SavedGame> =>
  JSON.parse(
    await page.evaluate(() => {
      window.dispatchEvent(new Event('pagehide'));
      return localStorage.getItem('house.game') ?? 'null';
    }),
  );

const MOST_STEPS = 4000;

/** An input method. */
export type Hand = {
  readonly press: (page: Page, target: Locator) => Promise<void>;
  readonly check: (page: Page, target: Locator) => Promise<void>;
};

export const byMouse: Hand = {
  press: (_page, target) => target.click({ timeout: 30_000 }),
  check: (_page, target) => target.check({ force: true }),
};

/** Taps with a finger. */
export const byTouch: Hand = {
  press: (_page, target) => target.tap({ timeout: 30_000 }),
  check: (_page, target) => target.check({ force: true }),
};

/** Returns an element's box, in px of the window. An element that is being replaced has none for a moment. */
export const boxOf = (element: Locator) =>
  vi.waitFor(async () => {
    const box = await element.boundingBox();
    if (box === null) throw new Error(`${element} is not on the screen`);
    return box;
  }, 10_000);

/** Waits for the map's targets, which are rendered after everything else. */
export const mapDrawn = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.board-press[aria-busy="true"]') === null);

/** Returns the sentences of the log. The icons beside them are rendered only when a turn is visible. */
export const toldIn = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByTestId('log')
    .locator('.log-entry')
    .evaluateAll((lines) =>
      lines.map((line) => (line.querySelector('.visually-hidden') ?? line).textContent),
    );

/** Number of checks before the page is considered never to settle. */
const MOST_LOOKS = 100;

/**
 * Waits until the page has settled. Players, log and hand are rendered after map and actions, each by a page timer of
 * at most 40 ms. The page has settled once a longer timer and an idle task have seen no change or motion. Timers of a
 * page run in order, however slow the machine is.
 */
export const followed = (page: Page) =>
  page.evaluate(async (mostLooks) => {
    let changes = 0;
    const observer = new MutationObserver(() => {
      changes += 1;
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const isMoving = () =>
      document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    for (let quiet = 0, looks = 0; quiet < 2; looks++) {
      if (looks === mostLooks) throw new Error('the page never comes to rest');
      const before = changes;
      await new Promise((resolve) => setTimeout(resolve, 60));
      await scheduler.postTask(() => undefined, { priority: 'background' });
      quiet = changes === before && !isMoving() ? quiet + 1 : 0;
    }
    observer.disconnect();
  }, MOST_LOOKS);

/** Thrown if an element was removed or disabled between the check and the press. */
class TooLate extends Error {}

/** Late presses allowed per game. */
const MOST_TOO_LATE = 3;

export class Person {
  private readonly random;
  private tooLate = 0;
  steps = 0;
  /** All presses so far, for error messages. */
  readonly done: string[] = [];

  constructor(
    private readonly page: Page,
    seed: string,
    private readonly hand = byMouse,
  ) {
    this.random = seededRandom(seed);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(this.random() * items.length));
  }

  private async press(target: Locator, what: string): Promise<void> {
    this.done.push(what);
    try {
      await this.hand.press(this.page, target);
    } catch (error) {
      await followed(this.page);
      if ((await target.isVisible()) && (await target.isEnabled())) throw error;
      throw new TooLate(`${what} came too late`, { cause: error });
    }
  }

  /** Returns the test ids of everything that can be pressed now, read in one step. */
  private async look(): Promise<{ ids: string[]; spaces: string[]; phase: string; dialog: string | null }> {
    await mapDrawn(this.page);
    return this.page.evaluate(() => {
      const visible = (element: Element) => element.getClientRects().length > 0;
      const dialogElement = document.querySelector('[role="dialog"]');
      const root = dialogElement ?? document;
      const ids = [...root.querySelectorAll('[data-testid]')]
        .filter((element) => visible(element) && element.getAttribute('aria-disabled') !== 'true')
        .filter((element) => !(element instanceof HTMLButtonElement && element.disabled))
        .map((element) => element.getAttribute('data-testid') ?? '');
      const spaces = [...document.querySelectorAll('[role="button"][data-space]')].map(
        (element) => element.getAttribute('data-space') ?? '',
      );
      const table = document.querySelector('[data-testid="table"]');
      return {
        ids,
        spaces,
        phase: table?.getAttribute('data-phase') ?? '',
        dialog: dialogElement?.getAttribute('data-testid') ?? (dialogElement === null ? null : 'unnamed'),
      };
    });
  }

  private byId(id: string): Locator {
    const dialog = this.page.locator('[role="dialog"]');
    return dialog.getByTestId(id).or(this.page.getByTestId(id)).last();
  }

  private async inDialog(dialog: string, ids: readonly string[]): Promise<void> {
    const choose = ids.filter((id) => id.startsWith('choose-') && id !== 'choose-worker-dialog');
    if (choose.length > 0) await this.press(this.byId(this.pick(choose)), 'choose a card');
    const options = ids.filter((id) => id.startsWith('option-'));
    if (options.length > 0) await this.hand.check(this.page, this.byId(this.pick(options)));
    if (dialog === 'trade-dialog' || dialog === 'envoy-dialog') await this.deal();
    if (dialog === 'return-dialog') await this.giveBack();
    if (dialog === 'hand-over-dialog') return this.press(this.byId('cancel'), 'cancel');
    await this.press(this.byId('confirm'), `confirm ${dialog}`);
  }

  /** Sells everything and sometimes buys a piece. */
  private async deal(): Promise<void> {
    const { ids } = await this.look();
    if (ids.includes('sell-all')) await this.press(this.byId('sell-all'), 'sell all');
    const after = await this.look();
    const buys = after.ids.filter((id) => /^buy-.*-more$/.test(id));
    if (buys.length > 0 && (this.random() < 0.7 || !after.ids.includes('confirm')))
      await this.press(this.byId(this.pick(buys)), 'buy a piece');
  }

  private async giveBack(): Promise<void> {
    for (let piece = 0; piece < 12; piece++) {
      const { ids } = await this.look();
      const more = ids.filter((id) => /^return-.*-more$/.test(id));
      if (ids.includes('confirm') || more.length === 0) return;
      await this.press(this.byId(this.pick(more)), 'give a piece back');
    }
  }

  /** Returns a space that can be pressed. It waits, because parts of the map may still be loading. */
  private async anySpace(): Promise<string> {
    await this.page.locator('[role="button"][data-space]').first().waitFor({ state: 'attached' });
    return this.pick((await this.look()).spaces);
  }

  private async pressSpace(space: string): Promise<void> {
    this.done.push(`space ${space}`);
    const target = this.page.locator(`[role="button"][data-space="${space}"]`);
    if (this.hand !== byMouse && this.hand !== byTouch) return this.hand.press(this.page, target);
    try {
      if (this.hand === byTouch) await target.tap({ timeout: 1000 });
      else await target.click({ timeout: 1000 });
    } catch {
      // A slow page may have handled the press already, and a second press would confirm the move.
      await followed(this.page);
      const confirm = this.byId('confirm');
      if ((await confirm.isVisible()) && (await confirm.isEnabled())) return;
      // Use the keyboard if a piece or the phone's sheet covers the space.
      await target.focus();
      await this.page.keyboard.press('Enter');
    }
  }

  private async inSeason(ids: readonly string[], spaces: readonly string[]): Promise<void> {
    if (ids.includes('end-turn') && this.random() < 0.8) return this.press(this.byId('end-turn'), 'end turn');
    const wanted = ['move-completeBusiness', 'move-hunt', 'move-trade'].filter((id) => ids.includes(id));
    if (wanted.length > 0 && this.random() < 0.75) {
      await this.press(this.byId(this.pick(wanted)), wanted.join());
      // The dialog is fetched on first use. Wait for it, so that nothing below it is pressed.
      return this.page.locator('[role="dialog"]').first().waitFor();
    }
    if (ids.includes('move-explore') && this.random() < 0.6) {
      await this.press(this.byId('move-explore'), 'explore');
      await this.pressSpace(await this.anySpace());
      return this.press(this.byId('confirm'), 'confirm the city');
    }
    if (spaces.length > 0 && this.random() < 0.7) {
      await this.pressSpace(this.pick(spaces));
      return this.press(this.byId('confirm'), 'go');
    }
    if (ids.includes('move-gatherInformation'))
      return this.press(this.byId('move-gatherInformation'), 'gather information');
    if (ids.includes('end-turn')) return this.press(this.byId('end-turn'), 'end turn');
    if (spaces.length > 0) {
      await this.pressSpace(this.pick(spaces));
      return this.press(this.byId('confirm'), 'go');
    }
    const workers = ids.filter((id) => /^activate-w\d+$/.test(id));
    // A part of the table is still loading.
    if (workers.length === 0) return followed(this.page);
    return this.press(this.byId(this.pick(workers)), 'choose a worker');
  }

  /**
   * Makes one step. Returns false at the final score or when `stop` returns true. `stop` is called after the state is
   * read; called before, it could miss a change in between and allow one step too many.
   */
  async step(stop: () => Promise<boolean> | boolean = () => false): Promise<boolean> {
    const { ids, spaces, phase, dialog } = await this.look();
    if (await stop()) return false;
    if (ids.includes('final-score')) return false;
    if (ids.includes('bot-status')) {
      await this.page.getByTestId('bot-status').first().waitFor({ state: 'detached', timeout: 60_000 });
      return true;
    }
    if (dialog === 'hand-over') await this.press(this.byId('ready'), 'ready');
    else if (dialog !== null) await this.inDialog(dialog, ids);
    else if (phase === 'placement' && ids.includes('factory-stay')) {
      if (spaces.length > 0 && this.random() < 0.5) {
        await this.pressSpace(this.pick(spaces));
        await this.press(this.byId('confirm'), 'place the factory');
      } else await this.press(this.byId('factory-stay'), 'leave the factory');
    } else if (phase === 'placement') {
      for (let worker = 0; worker < 3 && !(await this.look()).ids.includes('confirm'); worker++)
        await this.pressSpace(await this.anySpace());
      await this.press(this.byId('confirm'), 'set out');
    } else await this.inSeason(ids, spaces);
    return true;
  }

  /** Takes over the screen as the next player without acting. */
  async takeScreen(): Promise<void> {
    await this.press(this.page.getByTestId('ready'), 'ready');
    await this.page.getByTestId('table').waitFor();
    await followed(this.page);
  }

  /** Plays to the final score or until `stop` returns true. @throws Error with the last presses */
  async play(stop: () => Promise<boolean> | boolean = () => false): Promise<void> {
    for (; this.steps < MOST_STEPS; this.steps++) {
      try {
        if (!(await this.step(stop))) return await followed(this.page);
      } catch (error) {
        if (error instanceof TooLate && ++this.tooLate <= MOST_TOO_LATE) continue;
        const last = this.done.slice(-8).join(' · ');
        throw new Error(
          `after ${this.steps} steps (${last}): ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    throw new Error(`no end after ${MOST_STEPS} steps`);
  }
}

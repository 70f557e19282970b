/** The table's keys work with non-Latin keyboard layouts. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { visit, withBrowser } from '../browser';
import { keepGame, mapDrawn } from '../person';

const browser = withBrowser();

const GAMES = {
  'cherez-ural': goldenWhere(2, ({ phase, can: { travel = 0 } }) => phase === 'summer' && travel > 2),
  kilia: goldenGamesOf(kiliaModule).game(2, 0.5),
  terramara: goldenGamesOf(terramaraModule).game(2, 0.5),
} as const;

/** The characters of the keys I, Z and Y. */
const KEYBOARDS: readonly (readonly [
  string,
  { readonly i: string; readonly z: string; readonly y: string },
])[] = [
  ['Cyrillic', { i: 'ш', z: 'я', y: 'н' }],
  ['Greek', { i: 'ι', z: 'ζ', y: 'υ' }],
  ['kana', { i: 'に', z: 'つ', y: 'ん' }],
  ['Hebrew', { i: 'ן', z: 'ז', y: 'ט' }],
  ['full-width', { i: 'ｉ', z: 'ｚ', y: 'ｙ' }],
  ['input-method', { i: 'Process', z: 'Process', y: 'Process' }],
];

async function open(game: keyof typeof GAMES): Promise<Page> {
  const { page } = await visit(browser);
  await keepGame(page, inject('url'), GAMES[game]);
  const ready = page.getByTestId('ready');
  await ready.or(page.getByTestId('look-around')).first().waitFor({ state: 'attached' });
  if ((await ready.count()) > 0) await ready.click();
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  return page;
}

const press = (page: Page, key: string, code: string, ctrlKey = false) =>
  page.evaluate(
    ([key, code, ctrlKey]) => {
      const init = { key, code, ctrlKey, bubbles: true, cancelable: true };
      (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', init));
    },
    [key, code, ctrlKey] as const,
  );

const linkFocused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement !== null && activeElement !== document.body;
  });

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s', (game) => {
  it('responds to its letter keys on every layout', async () => {
    const page = await open(game);
    for (const [name, { i }] of KEYBOARDS) {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await press(page, i, 'KeyI');
      await expect.poll(() => linkFocused(page), { message: name, timeout: 5000 }).toBe(true);
    }
    await page.context().close();
  });
});

it('undoes and redoes a move with Ctrl on every layout', async () => {
  const page = await open('cherez-ural');
  const undo = page.locator('[data-testid="undo"][aria-disabled="false"]');
  const redo = page.locator('[data-testid="redo"][aria-disabled="false"]');
  await mapDrawn(page);
  await page.locator('[role="button"][data-space]').nth(2).focus();
  await page.keyboard.press('Enter');
  await page.locator('.primary-slot[data-move="travel"]').waitFor();
  await page.getByTestId('confirm').click();
  await undo.waitFor();
  for (const [, { z, y }] of KEYBOARDS) {
    await press(page, z, 'KeyZ', true);
    await redo.waitFor({ timeout: 5000 });
    await press(page, y, 'KeyY', true);
    await undo.waitFor({ timeout: 5000 });
    await redo.waitFor({ state: 'detached' });
  }
  await page.context().close();
});

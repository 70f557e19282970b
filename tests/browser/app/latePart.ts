/** Parts of a table that are fetched late, while the network is off. */
import type { Browser, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import type { Screen } from '../../../scripts/screens/screen';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit } from '../browser';
import { keepGame } from '../person';

/** Returns a position with many possible actions and no open dialog. */
export async function turnOf(game: string): Promise<SavedGame> {
  const screens = (await ownOf<readonly Screen[]>(game, 'screens')) ?? [];
  const turn = screens.find(({ name }) => name === 'turn')?.scenario;
  if (turn === undefined) throw new Error(`${game} has no screen named turn`);
  return turn.save();
}

export const table = (page: Page) => page.getByTestId('table').first();
export const notice = (page: Page) => page.getByTestId('load-notice');

async function openTurn(page: Page, game: string): Promise<void> {
  await keepGame(page, inject('url'), await turnOf(game));
  const ready = page.getByTestId('ready');
  await ready.or(table(page)).first().waitFor();
  if (await ready.isVisible()) await ready.click();
  await table(page).waitFor();
  await page.getByTestId('menu').first().waitFor();
}

/** Parts to open from the menu */
const FROM_MENU = {
  rules: { button: 'menu-rules', opened: '[data-testid="look-up"]' },
  almanac: { button: 'menu-almanac', opened: '[data-testid="look-up"]' },
  replay: { button: 'open-replay', opened: '[data-testid="replay-bar"]' },
};
export type MenuPart = keyof typeof FROM_MENU;

/** Opens a part while the network is off, and expects it once the network is back. */
export async function expectFromMenu(
  browser: Pick<Browser, 'newContext'>,
  game: string,
  part: MenuPart,
): Promise<void> {
  const { button, opened } = FROM_MENU[part];
  const { context, page, crashes, close } = await visit(browser);
  await openTurn(page, game);
  // The menu is a late part itself.
  await page.getByTestId('menu').first().click();
  await page.getByTestId(button).waitFor();
  await context.setOffline(true);
  await page.getByTestId(button).click();
  const shown = page.locator(opened).first();
  await notice(page).or(shown).first().waitFor();
  expect(await table(page).count()).toBe(1);
  await context.setOffline(false);
  // The browser reports that the network is back, and the page retries automatically.
  await shown.waitFor();
  await notice(page).waitFor({ state: 'detached' });
  expect(crashes).toEqual([]);
  await close();
}

/** Asks for a hint while the network is off, and expects it once the network is back. */
export async function expectHint(browser: Pick<Browser, 'newContext'>, game: string): Promise<void> {
  const { context, page, crashes, close } = await visit(browser);
  await openTurn(page, game);
  await context.setOffline(true);
  const refused = page.waitForEvent('requestfailed');
  await page.getByTestId('ask-hint').click();
  await refused;
  const shown = page.locator('.hint-move').first();
  const failed = page.getByTestId('hint-panel').locator('.problem');
  await notice(page).or(failed).or(shown).first().waitFor();
  expect(await table(page).count()).toBe(1);
  await context.setOffline(false);
  await shown.waitFor({ timeout: 120_000 });
  await notice(page).waitFor({ state: 'detached' });
  expect(crashes).toEqual([]);
  await close();
}

/** My games on two devices with the same key. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { game as goldenGame } from '../../games/cherez-ural/goldenGames';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

const rowsOf = (page: Page) => page.getByTestId('games-list').locator('li');

it('shows a finished game on the other device, and removes it from both', async () => {
  const first = await visit(browser);
  await keepGame(first.page, inject('url'), goldenGame(2, 1));
  await first.page.getByTestId('final-score').waitFor();
  await first.page.goto(`${inject('url')}/online/yours`);
  await first.page.getByTestId('make-key').click();
  await first.page.getByTestId('show-key').click();
  const link = await first.page.getByTestId('key').getByTestId('link').inputValue();
  const sent = first.page.waitForResponse((response) => response.url().endsWith('/people/games/keep'));
  await first.page.goto(`${inject('url')}/played`);
  expect((await sent).status()).toBe(200);

  const second = await visit(browser);
  await second.page.goto(link);
  await second.page.getByTestId('take-key').click();
  await second.page.getByTestId('key-brought').waitFor({ state: 'detached' });
  await second.page.goto(`${inject('url')}/played`);
  await rowsOf(second.page).first().waitFor();
  expect(await rowsOf(second.page).allInnerTexts()).toEqual(await rowsOf(first.page).allInnerTexts());
  await second.page.getByTestId('replay-played').click();
  await second.page.getByTestId('replay-bar').waitFor();
  await second.page.goBack();

  await second.page.getByText('Remove from all your devices').click();
  await second.page.getByTestId('remove-games').click();
  await rowsOf(second.page).first().waitFor({ state: 'detached' });
  await first.page.reload();
  await first.page.getByText('No finished game yet.').waitFor();
  for (const { faults, close } of [first, second]) {
    expect(faults).toEqual([]);
    await close();
  }
});

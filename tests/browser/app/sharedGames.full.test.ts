/** My games on two devices with the same key. */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { firstMoves } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';
import { game as goldenGame } from '../../games/cherez-ural/goldenGames';
import { visit, withBrowser } from '../browser';
import { keepGame, runningGame } from '../person';

const browser = withBrowser();

/** Makes a key on the first device and takes it over on the second one. */
async function shareKey(first: Page, second: Page): Promise<void> {
  await first.goto(`${inject('url')}/online/yours`);
  await first.getByTestId('make-key').click();
  await first.getByTestId('show-key').click();
  await second.goto(await first.getByTestId('key').getByTestId('link').inputValue());
  await second.getByTestId('take-key').click();
  await second.getByTestId('key-brought').waitFor({ state: 'detached' });
}

const keptBy = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/people/games/keep'));

const rowsOf = (page: Page) => page.getByTestId('games-list').locator('li');

it('shows a finished game on the other device, and removes it from both', async () => {
  const first = await visit(browser);
  await keepGame(first.page, inject('url'), goldenGame(2, 1));
  await first.page.getByTestId('final-score').waitFor();
  const second = await visit(browser);
  await shareKey(first.page, second.page);
  const sent = keptBy(first.page);
  await first.page.goto(`${inject('url')}/played`);
  expect((await sent).status()).toBe(200);

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

it('continues a running game on the other device, and forgets it once it has ended', async () => {
  const [first, second] = [await visit(browser), await visit(browser)];
  await shareKey(first.page, second.page);
  const whole = goldenGame(2, 1);
  const begun = firstMoves(whole, 40);
  await keepGame(first.page, inject('url'), begun);
  await first.page.getByTestId('ready').click();
  const sent = keptBy(first.page);
  await first.page.getByTestId('menu').click();
  await first.page.getByRole('button', { name: 'Home page' }).click();
  expect((await sent).status()).toBe(200);

  const running = (page: Page) => page.getByTestId('running-games').locator('li');
  await second.page.goto(`${inject('url')}/played`);
  await running(second.page).getByText('another device').waitFor();
  expect(await running(second.page).innerText()).toContain('40 moves');
  await running(second.page).getByTestId('go-on').click();
  await second.page.getByTestId('ready').waitFor();
  expect((await runningGame(second.page)).actions).toEqual(begun.actions);

  // The second device plays on. The first one lists the newer copy instead of its own.
  const further = keptBy(second.page);
  await keepGame(second.page, inject('url'), firstMoves(whole, 60));
  await second.page.goto(`${inject('url')}/played`);
  expect((await further).status()).toBe(200);
  await first.page.goto(`${inject('url')}/played`);
  await running(first.page).getByText('60 moves').waitFor();
  expect(await running(first.page).count()).toBe(1);

  const forgotten = second.page.waitForResponse((response) =>
    response.url().endsWith('/people/games/forget'),
  );
  await keepGame(second.page, inject('url'), new Session(asAnyGame(cherezUralModule), whole).save());
  await second.page.getByTestId('final-score').waitFor();
  expect((await forgotten).status()).toBe(200);
  await first.page.reload();
  await rowsOf(first.page).first().waitFor();
  await running(first.page).getByText('this device').waitFor();
  expect(await running(first.page).getByText('40 moves').count()).toBe(1);
  for (const { faults, close } of [first, second]) {
    expect(faults).toEqual([]);
    await close();
  }
});

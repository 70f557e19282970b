/** A daily deal in the browser: the bots play as on the server, and the result reaches the table. */
import { expect, inject, it } from 'vitest';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import { nearlyPlayed } from './nearlyPlayed';

const GAME = 'kilia';
const browser = withBrowser();

it('plays a deal’s bots as the server does, sends the result, ranks it and shares it', async () => {
  const { score, save } = await nearlyPlayed(GAME);
  const { page, context, faults, close } = await visit(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await keepGame(page, inject('url'), save);
  await page.getByTestId('deal-note').getByText(`Daily deal finished: ${score} points.`).waitFor();
  // A reload keeps the result, and doesn't add it again.
  await page.reload();
  await page.goto(`${inject('url')}/daily`);
  await page.getByTestId('result-name').fill('Анна');
  await page.getByTestId('send-results').click();
  const card = page.getByTestId(`deal-${GAME}`);
  await card.getByTestId('own').getByText('Place 1 of 1', { exact: true }).waitFor();
  expect(await page.getByTestId('unsent').count()).toBe(0);
  await page.getByTestId('streak').getByText('1 day in a row').waitFor();

  await card.getByTestId('share').click();
  await card.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${score} points – place 1 of 1`);
  const [link] = /http\S+\/daily\/r\/\S+/.exec(copied) ?? [];
  await card.getByTestId('standings').click();
  await page.getByTestId('standings-page').getByRole('cell', { name: 'Анна' }).waitFor();

  const stranger = await visit(browser, { locale: 'ja-JP' });
  await stranger.page.goto(link ?? '');
  await stranger.page.getByTestId('shared').getByText(`Анна：${score}点`).waitFor();
  await stranger.page.getByTestId('play-too').click();
  await stranger.page.getByTestId(`deal-${GAME}`).getByTestId('play-deal').click();
  await stranger.page.getByTestId('table').waitFor();
  // Hints would make results incomparable.
  expect(await stranger.page.getByTestId('ask-hint').count()).toBe(0);
  expect([...faults, ...stranger.faults]).toEqual([]);
  await stranger.close();
  await close();
});

it('says in one sentence that a later day has no deals yet', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${inject('url')}/daily/2999-01-01`);
  await page.getByRole('alert').getByText('There are no deals for this day, or not yet.').waitFor();
  await close();
});

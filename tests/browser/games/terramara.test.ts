/** Terramara's drawn table, played by presses from the last round to the score. */
import { expect, inject, it } from 'vitest';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import { playOn } from './terramaraPresses';
import { lateGame, WORKERS_LEFT } from './terramaraSaves';

const browser = withBrowser();

it('plays the last workers of a game by mouse, to the score', async () => {
  const { page, faults, close } = await visit(browser);
  await keepGame(page, inject('url'), lateGame('late one'));
  await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
  const pressed = await playOn(page);
  expect(pressed.filter((selector) => selector.includes('space-open')).length).toBeGreaterThanOrEqual(
    WORKERS_LEFT,
  );
  for (const seat of [0, 1]) expect(await page.getByTestId(`final-gold-${seat}`).innerText()).toMatch(/\d/);
  expect(faults).toEqual([]);
  await close();
});

it('names the rule when a closed space is pressed', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  await keepGame(page, inject('url'), lateGame('late one'));
  await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
  if ((await page.getByTestId('ready').count()) > 0) await page.getByTestId('ready').click();
  await page.locator('.space-shut').first().click({ force: true });
  await expect.poll(() => page.locator('.hint-notice').innerText()).toMatch(/S\d+\.\d+/);
  await page.close();
});

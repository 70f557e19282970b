/** My games: finished games of this browser with replay, export and removal. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { game as goldenGame } from '../../games/cherez-ural/goldenGames';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';

const browser = withBrowser();

/** Names the person in the first seat; bots have the others. */
const finished = (players: number) => {
  const save = goldenGame(players, 1);
  return {
    ...save,
    seats: save.seats.map((seat, index) =>
      index === 0 ? { ...seat, name: 'Anna' } : { ...seat, bot: 'easy' },
    ),
  };
};

const openGames = async (page: Page) => {
  await page.goto(`${inject('url')}/played`);
  await page.getByTestId('my-games').waitFor();
};

it('lists a finished game after another one has replaced it, with replay, export and removal', async () => {
  const { page, faults, close } = await visit(browser);
  await keepGame(page, inject('url'), finished(2));
  await page.getByTestId('final-score').waitFor();
  await openGames(page);
  await page.getByTestId('games-list').locator('li').first().waitFor();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const rows = page.getByTestId('games-list').locator('li');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(1);
  expect(await rows.first().innerText()).toMatch(/Через Урал: [12] of 2\n.*Anna.*\n.* moves/);

  const coming = page.waitForEvent('download');
  await page.getByTestId('export-csv').click();
  const csv = readFileSync(await (await coming).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(2);
  expect(csv).toContain('"cherez-ural","device"');

  await page.getByTestId('replay-played').click();
  await page.getByTestId('replay-bar').waitFor();
  await page.goBack();
  await page.getByTestId('filter-game').selectOption('kilia');
  expect(await page.getByTestId('games-count').innerText()).toBe('0 games');
  await page.getByTestId('filter-game').selectOption('');
  await page.getByTestId('remove-games').click();
  await page.getByTestId('remove-games').click();
  await rows.first().waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('No finished game yet.').waitFor();
  expect(faults).toEqual([]);
  await close();
});

it('says that an unknown game is not stored here', async () => {
  const { page, close } = await visit(browser);
  await page.goto(`${inject('url')}/played/nowhere`);
  await page.getByText('This game is not stored in this browser.').waitFor();
  await close();
});

const MANY = 5000;
const MOST_MS = 300;

it(`opens ${MANY} games within ${MOST_MS} ms`, async () => {
  const { page, close } = await visit(browser);
  await openGames(page);
  await page.getByText('No finished game yet.').waitFor();
  await page.evaluate(async (count) => {
    const opened = indexedDB.open('kontor', 1);
    const db = await new Promise<IDBDatabase>((resolve) => {
      opened.onsuccess = () => resolve(opened.result);
    });
    const transaction = db.transaction('played', 'readwrite');
    for (let number = 0; number < count; number++)
      transaction.objectStore('played').put({
        id: `game-${number}`,
        game: ['kilia', 'terramara', 'cherez-ural'][number % 3],
        isOnline: number % 2 === 0,
        at: 1.7e12 + number * 6e7,
        moves: 100 + (number % 50),
        seats: ['Anna', 'Boris', 'Vera', 'Gleb'].map((name, seat) => ({
          name,
          colour: ['plum', 'copper', 'ink', 'ivory'][seat],
          ...(seat === 0 ? {} : { bot: 'hard' }),
          place: 1 + ((seat + number) % 4),
          score: 60 + ((seat * 7 + number * 13) % 90),
        })),
        own: 0,
        options: { en: ['Draft'], ja: ['ドラフト'] },
        mistakes: number % 5,
      });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    db.close();
  }, MANY);
  // The first visit also loads the page's scripts.
  await openGames(page);
  const times: number[] = [];
  for (let turn = 0; turn < 5; turn++) {
    await page.getByRole('link', { name: 'Home page' }).click();
    const link = page.getByTestId('my-games-link');
    await link.waitFor();
    times.push(
      await link.evaluate(async (element) => {
        const start = performance.now();
        (element as HTMLElement).click();
        while (document.querySelectorAll('[data-testid="games-list"] li').length === 0)
          await new Promise(requestAnimationFrame);
        return performance.now() - start;
      }),
    );
  }
  expect(await page.getByTestId('games-list').locator('li').count()).toBe(50);
  await page.getByText('5000 games').waitFor();
  await page.getByTestId('statistics').locator('summary').click();
  await page.getByTestId('curve').waitFor();
  expect(await page.getByTestId('bests').locator('li').count()).toBe(3);
  console.info(`my games with ${MANY} entries opened in ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThan(MOST_MS);
  await close();
});

/** "Report a problem" at a table. */
import { expect, inject, it } from 'vitest';
import { goldenWhere } from '../../scripts/ui/goldenGames';
import type { G } from '../../src/games/cherez-ural/rules/state';
import { parseReport } from '../../src/session/parseReport';
import { visit, withBrowser } from './browser';
import { keepGame } from './person';

const browser = withBrowser();

it('contains the view of the seat that reports, and nothing of the other hand or the seed', async () => {
  const { page, faults, close } = await visit(browser);
  const save = goldenWhere(2, ({ G, phase }) => G.round === 2 && phase === 'summer');
  await keepGame(page, inject('url'), save);
  await page.getByTestId('ready').click();
  await page.getByTestId('menu').first().click();
  await page.getByTestId('report').click();
  const text = await page.getByTestId('report-text').inputValue();
  const report = parseReport(text);
  expect(report).toMatchObject({ game: 'cherez-ural', moves: save.actions.length, error: null });
  expect(report.address).toBe(`${inject('url')}/table`);
  expect(text).not.toContain(save.seed);
  const other = report.viewer === '0' ? '1' : '0';
  const { players } = report.G as G;
  expect(players[other].hand.length).toBeGreaterThan(0);
  expect(players[other].hand.filter((card) => card !== 'hidden')).toEqual([]);
  expect(await page.getByTestId('report-issue').count()).toBe(0);
  await page.getByTestId('report-close').click();
  await page.getByTestId('report-dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

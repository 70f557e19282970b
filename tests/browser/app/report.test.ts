/** "Report a problem" at a table. */
import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { entryOf } from '../../../src/rules-kit/indexed';
import { parseReport } from '../../../src/session/parseReport';
import { PHONE, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { keepGame } from '../person';
import { expectSameTable } from './openedReport';

const browser = withBrowser();
const site = withSampleSite();

it('contains the reporting seat’s view, but neither the other hand nor the seed', async () => {
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
  expect(entryOf(players, other).hand.length).toBeGreaterThan(0);
  expect(entryOf(players, other).hand.filter((card) => card !== 'hidden')).toEqual([]);
  expect(await page.getByTestId('report-issue').count()).toBe(0);
  await page.getByTestId('report-close').click();
  await page.getByTestId('report-dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

// `report.full.test.ts` opens the other positions and sizes.
describe('a report opened in the workbench', () => {
  it('shows the table of kilia after its end on a phone as its seat saw it', () =>
    expectSameTable(browser, site.url, { game: 'kilia', scenario: 'over', viewport: PHONE }));
});

it('explains what is wrong with a pasted text that is not a report', async () => {
  const { page, faults, close } = await visit(browser);
  await page.goto(`${site.url}/dev/report`);
  await page.getByTestId('report-pasted').fill('{}');
  await page.getByRole('alert').filter({ hasText: 'This is not a report' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

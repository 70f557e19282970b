/** "Report a problem" at a table. */
import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import { parseReport } from '../../../src/session/parseReport';
import { DESK, fits, PHONE, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { followed, keepGame } from '../person';
import { openTable } from '../workbench';

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
  expect(players[other].hand.length).toBeGreaterThan(0);
  expect(players[other].hand.filter((card) => card !== 'hidden')).toEqual([]);
  expect(await page.getByTestId('report-issue').count()).toBe(0);
  await page.getByTestId('report-close').click();
  await page.getByTestId('report-dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await close();
});

describe.each([
  ['desk', DESK],
  ['phone', PHONE],
])('a report opened in the workbench on a %s', (_, viewport) => {
  it.each([
    ['cherez-ural', 'turn'],
    ['cherez-ural', 'over'],
    ['kilia', 'turn'],
    ['kilia', 'over'],
    ['terramara', 'turn'],
    ['terramara', 'over'],
  ])('shows the table of %s in %s as its seat saw it', async (game, scenario) => {
    const { page, faults, close } = await visit(browser, { viewport, touch: viewport === PHONE });
    await openTable(page, site.url, game, scenario, { language: 'ja' });
    await followed(page);
    const players = page.locator('[data-testid^="player-"]');
    const seen = await players.allInnerTexts();
    await page.getByTestId('menu').filter({ visible: true }).first().click();
    await page.getByTestId('report').click();
    const text = await page.getByTestId('report-text').inputValue();
    await page.goto(`${site.url}/dev`);
    await page.getByRole('link', { name: 'Report' }).click();
    await page
      .getByTestId('report-file')
      .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    const facts = await page.getByTestId('report-facts').innerText();
    for (const fact of [game, `${viewport.width} × ${viewport.height}`, `/dev/${game}?scenario=`])
      expect(facts).toContain(fact);
    await page.getByTestId('report-table').click();
    await page.getByTestId('table').or(page.getByTestId('final-score')).first().waitFor();
    await expect.poll(() => page.getAttribute('html', 'lang')).toBe('ja');
    await expect.poll(() => players.allInnerTexts()).toEqual(seen);
    await followed(page);
    await fits(page);
    await page.getByTestId('menu').filter({ visible: true }).first().click();
    await page.getByTestId('change-view').click();
    await page.getByTestId('text-table').waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});

it('explains what is wrong with a pasted text that is not a report', async () => {
  const { page, faults, close } = await visit(browser);
  await page.goto(`${site.url}/dev/report`);
  await page.getByTestId('report-pasted').fill('{}');
  await page.getByRole('alert').filter({ hasText: 'This is not a report' }).waitFor();
  expect(faults).toEqual([]);
  await close();
});

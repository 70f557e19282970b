/** Reports from the positions and sizes that `report.test.ts` leaves out. */
import { describe, it } from 'vitest';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { openTable } from '../workbench';
import { expectSameTable, openReportText, reportFrom } from './openedReport';

const browser = withBrowser();
const site = withSampleSite();

describe('a report opened in the workbench', () => {
  it.each([
    ['cherez-ural', 'turn', 'desk', DESK],
    ['cherez-ural', 'over', 'desk', DESK],
    ['cherez-ural', 'turn', 'phone', PHONE],
    ['cherez-ural', 'over', 'phone', PHONE],
    ['kilia', 'turn', 'desk', DESK],
    ['kilia', 'over', 'desk', DESK],
    ['kilia', 'turn', 'phone', PHONE],
    ['terramara', 'turn', 'phone', PHONE],
    ['terramara', 'turn', 'desk', DESK],
    ['terramara', 'over', 'desk', DESK],
    ['terramara', 'over', 'phone', PHONE],
  ])('shows the table of %s in %s on a %s as its seat saw it', async (game, scenario, _, viewport) => {
    await expectSameTable(browser, site.url, { game, scenario, viewport });
  });

  it('says that a damaged position can’t be shown, and leads back to the facts', async () => {
    const { page, close } = await visit(browser);
    await openTable(page, site.url, 'kilia', 'turn');
    const report = JSON.parse(await reportFrom(page));
    report.G.players = {};
    await openReportText(page, site.url, JSON.stringify(report));
    await page.getByTestId('report-table').click();
    await page.getByTestId('dev-problem').getByText('This build can’t read the position').waitFor();
    await page.getByTestId('report-back').click();
    await page.getByTestId('report-facts').waitFor();
    await close();
  });
});

/** Reports from the positions and sizes that `report.test.ts` leaves out. */
import { describe, it } from 'vitest';
import { DESK, PHONE, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { expectSameTable } from './openedReport';

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
});

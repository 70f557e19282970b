/** Checks the download size of the first pages. `npm run bench:ui` prints the figures. */
import { expect, inject, it } from 'vitest';
import { firstLoad, MOST_KB } from '../../../scripts/ui/firstLoad';
import { offers } from '../../../src/games/offers';
import { withBrowser } from '../browser';

const browser = withBrowser();

it.each(offers.map(({ name }) => name))(
  'loads the home page and the first table of %s within their limits',
  async (game) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
    const { home, table } = await firstLoad(page, inject('url'), game, 0);
    await page.close();
    expect(home).toBeLessThan(MOST_KB.home);
    expect(table).toBeLessThan(MOST_KB.table);
    // Lower bounds prove that something was measured: the home page is part of the total.
    expect(home).toBeGreaterThan(20);
    expect(table).toBeGreaterThan(home);
  },
);

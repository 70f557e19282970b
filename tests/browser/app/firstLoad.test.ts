/** What a page has to fetch before anything can be done stays small. `npm run bench:ui` tells the figures. */
import { expect, inject, it } from 'vitest';
import { firstLoad, MOST_KB } from '../../../scripts/ui/firstLoad';
import { offers } from '../../../src/games/offers';
import { withBrowser } from '../browser';

const browser = withBrowser();

it.each(offers.map(({ name }) => name))('the shelf and the first table of %s', async (game) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' });
  const { home, table } = await firstLoad(page, inject('url'), game, 0);
  await page.close();
  expect(home).toBeLessThan(MOST_KB.home);
  expect(table).toBeLessThan(MOST_KB.table);
  // Something was measured: the shelf is part of the way.
  expect(home).toBeGreaterThan(20);
  expect(table).toBeGreaterThan(home);
});

/** What a page fetches on its way from the shelf to a game's first table, packed as for the way. */
import { gzipSync } from 'node:zlib';
import type { Page, Request } from 'playwright-core';
import { PUT_UP } from '../../src/table/painting/Stands';

/** Bounds, in KB of 1000 bytes. */
export const MOST_KB = { home: 110, table: 207 } as const;

/** In KB of 1000 bytes, gzip. */
export type FirstLoad = {
  /** Script of the shelf. */
  readonly home: number;
  /** Script from the shelf to the first table that waits for a player, the shelf's included. */
  readonly table: number;
  /** Script that follows while the table stands still: dialogs, tips. */
  readonly rest: number;
  /** Data of the table: the drawn board and the like. */
  readonly data: number;
};

type Held = { release?: () => void };

/** What a page does when it has nothing else to do waits until it is released: whether that comes before a table stands
 *  would depend on how busy the machine is. */
const holdIdleWork = (page: Page) =>
  page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    const request = requestIdleCallback;
    globalThis.requestIdleCallback = (work) => held.push(work);
    (globalThis as Held).release = () => {
      globalThis.requestIdleCallback = request;
      for (const work of held) request(work);
    };
  });

/** @param page a page that has shown nothing yet.
 *  @param restMs how long the standing table is given to fetch the rest. */
export async function firstLoad(page: Page, url: string, game: string, restMs: number): Promise<FirstLoad> {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await holdIdleWork(page);
  const packed = async (requests: readonly Request[], types: readonly string[]) => {
    let bytes = 0;
    for (const request of requests) {
      const answer = types.includes(request.resourceType()) ? await request.response() : null;
      if (answer?.ok() === true) bytes += gzipSync(await answer.body()).length;
    }
    return Math.round(bytes / 100) / 10;
  };
  await page.goto(url);
  const card = page.getByTestId(`game-${game}`);
  const begin = page.getByTestId('new-game');
  await card.or(begin).first().waitFor();
  // Before there were several games the first page was the game's own.
  const isShelf = (await card.count()) > 0;
  await page.waitForLoadState('load');
  const home = await packed([...asked], ['script']);
  await (isShelf ? card.getByTestId('new-game') : begin).first().click();
  await page.getByTestId('start').click();
  const table = page.getByTestId('table');
  const cover = page.getByTestId('ready');
  await cover.or(table).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  // The table can be answered, and all of it was drawn once, so that whatever it needs has been asked for.
  await table.locator('[role="dialog"], .bar').first().waitFor();
  if (isShelf) await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, PUT_UP);
  else await page.waitForTimeout(restMs);
  const first = [...asked];
  await page.evaluate(() => (globalThis as Held).release?.());
  await page.waitForTimeout(restMs);
  return {
    home,
    table: await packed(first, ['script']),
    rest: await packed(asked.slice(first.length), ['script']),
    data: await packed(first, ['fetch', 'xhr']),
  };
}

/** Measures everything that the server sends to a page from the home page to a game's first table. */
import type { Page, Request } from 'playwright-core';

/** Limits in kB (1000 bytes) */
export const MOST_KB = { home: 110, table: 200 } as const;

/** In kB (1000 bytes) as sent */
export type FirstLoad = {
  /** Scripts of the home page */
  readonly home: number;
  /** Scripts up to the first table that waits for a player, including the home page's scripts */
  readonly table: number;
  /** Scripts that load afterwards while the table is idle: dialogs, tips */
  readonly rest: number;
  /** Data of the table, such as the drawn board */
  readonly data: number;
};

type Held = { release?: () => void };

/**
 * Delays idle work until `release`, because otherwise it would depend on the machine's load whether it happens before
 * the table is ready.
 */
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

/** Deals the same cards each time, because some positions need one more small script. */
const dealTheSame = (page: Page) =>
  page.addInitScript(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array || array instanceof Uint32Array) array.fill(2);
      return array;
    };
  });

/**
 * @param page a page that has shown nothing yet
 * @param restMs time in ms for the table to load the rest
 */
export async function firstLoad(page: Page, url: string, game: string, restMs: number): Promise<FirstLoad> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await holdIdleWork(page);
  await dealTheSame(page);
  const sent = async (requests: readonly Request[], types: readonly string[]) => {
    let bytes = 0;
    for (const request of requests) {
      const answer = types.includes(request.resourceType()) ? await request.response() : null;
      if (answer?.ok() === true) bytes += (await request.sizes()).responseBodySize;
    }
    return Math.round(bytes / 100) / 10;
  };
  await page.goto(url);
  const card = page.getByTestId(`game-${game}`);
  const begin = page.getByTestId('new-game');
  await card.or(begin).first().waitFor();
  // In old versions with a single game the first page was that game's.
  const hasGames = (await card.count()) > 0;
  await page.waitForLoadState('load');
  const home = await sent([...requests], ['script']);
  await (hasGames ? card.getByTestId('new-game') : begin).first().click();
  await page.getByTestId('start').click();
  const table = page.getByTestId('table');
  const cover = page.getByTestId('ready');
  await cover.or(table).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  // The table is usable and has been rendered once, so everything it needs has been requested.
  await table.locator('[role="dialog"], .bar').first().waitFor();
  if (hasGames) await table.locator('.side').waitFor();
  else await page.waitForTimeout(restMs);
  const first = [...requests];
  await page.evaluate(() => (globalThis as Held).release?.());
  await page.waitForTimeout(restMs);
  return {
    home,
    table: await sent(first, ['script']),
    rest: await sent(requests.slice(first.length), ['script']),
    data: await sent(first, ['fetch', 'xhr']),
  };
}

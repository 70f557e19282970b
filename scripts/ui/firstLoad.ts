/** What a page fetches on its way from the shelf to a game's first table, packed as for the way. */
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** Bounds, in KB of 1000 bytes. Of a table 200 are aimed at; the offers of three games on the shelf brought it just over. */
export const MOST_KB = { home: 110, table: 203 } as const;

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

type Marks = { standsAt?: number };

/** Marks the moment at which the table can be answered: its first question is asked, or its actions are there. */
const markTable = (page: Page) =>
  page.addInitScript(() => {
    const look = () => {
      const asks = document.querySelector('[data-testid="table"] :is([role="dialog"], .bar)');
      if (asks === null) requestAnimationFrame(look);
      else (globalThis as Marks).standsAt ??= performance.now();
    };
    requestAnimationFrame(look);
  });

/** @param page a page that has shown nothing yet.
 *  @param restMs how long the standing table is given to fetch the rest. */
export async function firstLoad(page: Page, url: string, game: string, restMs: number): Promise<FirstLoad> {
  const answers: Response[] = [];
  page.on('response', (response) => answers.push(response));
  await markTable(page);
  const packed = async (types: readonly string[], isCounted: (address: string) => boolean) => {
    let bytes = 0;
    for (const answer of answers)
      if (types.includes(answer.request().resourceType()) && answer.ok() && isCounted(answer.url()))
        bytes += gzipSync(await answer.body()).length;
    return Math.round(bytes / 100) / 10;
  };
  await page.goto(url);
  const card = page.getByTestId(`game-${game}`);
  await card.waitFor();
  await page.waitForLoadState('load');
  const home = await packed(['script'], () => true);
  await card.getByTestId('new-game').click();
  await page.getByTestId('start').click();
  const cover = page.getByTestId('ready');
  await cover.or(page.getByTestId('table')).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await page.waitForFunction(() => (globalThis as Marks).standsAt !== undefined);
  await page.waitForTimeout(restMs);
  const first = new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < ((globalThis as Marks).standsAt ?? 0))
        .map(({ name }) => name),
    ),
  );
  const isFirst = (address: string) => first.has(address);
  return {
    home,
    table: await packed(['script'], isFirst),
    rest: await packed(['script'], (address) => !isFirst(address)),
    data: await packed(['fetch', 'xhr'], isFirst),
  };
}

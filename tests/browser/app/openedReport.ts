import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DESK, fits, PHONE, visit } from '../browser';
import { followed } from '../person';
import { openTable } from '../workbench';

type Reported = { readonly game: string; readonly scenario: string; readonly viewport: typeof DESK };

/** Returns the text of a report from the table that a page shows. */
export async function reportFrom(page: Page): Promise<string> {
  await page.getByTestId('menu').filter({ visible: true }).first().click();
  await page.getByTestId('report').click();
  return page.getByTestId('report-text').inputValue();
}

/** Opens the text of a report in the workbench. */
export async function openReportText(page: Page, url: string, text: string): Promise<void> {
  await page.goto(`${url}/dev`);
  await page.getByRole('link', { name: 'Report' }).click();
  await page
    .getByTestId('report-file')
    .setInputFiles({ name: 'report.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Reports a problem at the table of a scenario and checks that the workbench shows the same table for the report. */
export async function expectSameTable(
  browser: Pick<Browser, 'newContext'>,
  url: string,
  { game, scenario, viewport }: Reported,
): Promise<void> {
  const { page, faults, close } = await visit(browser, { viewport, touch: viewport === PHONE });
  await openTable(page, url, game, scenario, { language: 'ja' });
  await followed(page);
  const players = page.locator('[data-testid^="player-"]');
  const seen = await players.allInnerTexts();
  await openReportText(page, url, await reportFrom(page));
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
}

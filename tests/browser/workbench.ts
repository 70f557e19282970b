import type { Page } from 'playwright-core';

type View = {
  /** Plays this seat while the others wait; omitted: all seats share the screen. */
  readonly seat?: string;
  readonly language?: 'en' | 'ja';
  readonly theme?: 'light' | 'dark';
};

/** Opens a scenario (`tests/games/<game>/scenarios`) in the table of a test build (`withSampleSite`). */
export async function openTable(
  page: Page,
  url: string,
  game: string,
  scenario: string,
  view: View = {},
): Promise<void> {
  const search = new URLSearchParams({ scenario, ...view });
  await page.goto(`${url}/dev/${game}?${search}`);
  await page.getByTestId('table').or(page.getByTestId('final-score')).first().waitFor({ timeout: 60_000 });
}

/** Every scenario of the workbench, for tests that look at all positions. */
import type { Page } from 'playwright-core';
import { scenarioLoaders } from '../games/scenarios';
import { openTable } from './workbench';

/** Game and name of each scenario */
export const SCENARIOS = (
  await Promise.all(
    Object.entries(scenarioLoaders).map(async ([game, load]) =>
      (await load()).map(({ name }) => [game, name] as const),
    ),
  )
).flat();

type View = Parameters<typeof openTable>[4];

/** Opens a scenario with its late parts and fonts, and waits for the end of its animations. */
export async function openWhole(page: Page, url: string, game: string, scenario: string, view: View = {}) {
  await openTable(page, url, game, scenario, view);
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Resizes the window, and waits for the layout that belongs to its width. */
export async function resize(page: Page, viewport: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(viewport);
  await page
    .locator(`.table-${viewport.width < 1240 ? 'phone' : 'desk'} .header`)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** Every scenario of the workbench has at most one solid button: the recommended next step. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { openWhole, resize, SCENARIOS } from '../scenarios';

const browser = withBrowser();
const site = withSampleSite();

/** Returns the texts of the visible buttons filled with the primary colour. */
const solidButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.background = 'var(--pri)';
    (document.querySelector('.table') ?? document.body).append(probe);
    const solid = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((button) => getComputedStyle(button).backgroundColor === solid && button.checkVisibility())
      .map((button) => button.innerText);
  });

it.each(SCENARIOS)('shows at most one solid button in %s, %s', async (game, scenario) => {
  const { page, close } = await visit(browser);
  await openWhole(page, site.url, game, scenario);
  for (const viewport of [DESK, PHONE]) {
    await resize(page, viewport);
    expect((await solidButtons(page)).slice(1)).toEqual([]);
  }
  await close();
});

it('finds the solid button of the final score', async () => {
  const { page, close } = await visit(browser);
  await openWhole(page, site.url, 'kilia', 'over');
  await expect.poll(() => solidButtons(page)).toHaveLength(1);
  await close();
});

/** Asks axe what is wrong with a page for those who can't see it, hear it or point at it well. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { keepSeen, markNew } from './unseen';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };

/** Violations, one line each: the rule, what it asks, the first elements. */
export const violations = (page: Page): Promise<string[]> => run(page, 'document', {});

/** A tip belongs to what it describes (`aria-describedby`), wherever in the page it is put. */
const withoutTips = (violation: Result): Result => ({
  ...violation,
  nodes: violation.nodes.filter(
    ({ html }) => violation.id !== 'region' || !html.startsWith('<div class="tip-place"'),
  ),
});

async function run(page: Page, context: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options });
  const results = (await page.evaluate(`axe.run(${context}, ${asked})`)) as AxeResults;
  return results.violations
    .map(withoutTips)
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id} (${nodes.length}): ${help}: ${nodes
          .slice(0, 3)
          .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}

/** A new part may have gone meanwhile; the whole page if all have. */
const STILL_THERE =
  '((there) => (there.length > 0 ? { include: there } : document))(window.newParts.filter((part) => part.isConnected))';

const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Looks at pages of one window size and language, at each in both themes: at what was not on those before it. */
export class Looker {
  private readonly seen = new Set<number>();

  /** `isWhole`: all of each page, whatever was seen before. */
  constructor(private readonly isWhole: boolean) {}

  async faultsOf(page: Page): Promise<string[]> {
    const { keys, roots, isPageNew } = await markNew(page, this.isWhole ? new Set() : this.seen);
    if (roots === 0 && !isPageNew) return [];
    const parts = this.isWhole ? 'document' : STILL_THERE;
    const light = await run(page, isPageNew ? 'document' : parts, {});
    await inTheme(page, 'dark');
    // A theme changes colours and nothing else.
    const dark = roots === 0 ? [] : await run(page, parts, CONTRAST);
    await inTheme(page, 'light');
    await keepSeen(page, keys);
    for (const key of keys) this.seen.add(key);
    return [...light.map((fault) => `light: ${fault}`), ...dark.map((fault) => `dark: ${fault}`)];
  }
}

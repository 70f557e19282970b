/** Asks axe what is wrong with a page for those who can't see it, hear it or point at it well. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations, one line each: the rule, what it asks, the first elements. */
export const violations = (page: Page): Promise<string[]> => run(page, {});

/** The same of too little contrast alone. */
export const contrastViolations = (page: Page): Promise<string[]> =>
  run(page, { runOnly: ['color-contrast'] });

async function run(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options });
  const results = (await page.evaluate(`axe.run(document, ${asked})`)) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${nodes.length}): ${help}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
        .join(' | ')}`,
  );
}

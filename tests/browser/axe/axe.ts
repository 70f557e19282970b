/** Runs axe on a page to find accessibility faults. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { keepSeen, markNew, markNewWords, withoutDrawings } from '../games/unseen';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };
const ALL_BUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Returns violations, one line each: the rule, its help text and the first elements. */
export const violations = (page: Page): Promise<string[]> => run(page, 'document', {});

async function run(page: Page, context: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(SOURCE);
  const asked = JSON.stringify({ resultTypes: ['violations'], ...options });
  const results = (await page.evaluate(`axe.run(${context}, ${asked})`)) as AxeResults;
  return results.violations.map(
    ({ id, help, nodes }) =>
      `${id} (${nodes.length}): ${help}: ${nodes
        .slice(0, 3)
        .map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`)
        .join(' | ')}`,
  );
}

/** Returns the new elements that still exist, or the whole page if none does. */
const stillThere = (found: 'newParts' | 'newWords') =>
  `((there) => (there.length > 0 ? { include: there } : document))(window.${found}.filter((part) => part.isConnected))`;

const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/**
 * Checks pages of one window size and language in both themes. It checks only elements that earlier pages did not have.
 */
export class Looker {
  private readonly seen = new Set<number>();

  /** @param words keys of text already checked by its colours, regardless of size and language */
  constructor(private readonly words: Set<number>) {}

  async faultsOf(page: Page): Promise<readonly string[]> {
    const found = await markNew(page, new Set([...this.seen, ...this.words]));
    if (found.roots === 0 && !found.isPageNew) return [];
    const { faults, words } = await withoutDrawings(page, async () => {
      const light = await markNewWords(page);
      const inLight = await this.inLight(page, found.isPageNew, light.words);
      const [inDark, dark] = found.roots === 0 ? [[], []] : await this.inDark(page);
      return { faults: [...inLight, ...inDark], words: [...light.keys, ...dark] };
    });
    await keepSeen(page, [...found.keys, ...words]);
    for (const key of found.keys) this.seen.add(key);
    for (const key of words) this.words.add(key);
    return faults;
  }

  private async inLight(page: Page, isPageNew: boolean, words: number): Promise<string[]> {
    const at = isPageNew ? 'document' : stillThere('newParts');
    const faults = await run(page, at, words > 0 ? {} : ALL_BUT_CONTRAST);
    return faults.map((fault) => `light: ${fault}`);
  }

  /** Checks contrast in the dark theme, since a theme changes only colours. Also returns the keys of the text there. */
  private async inDark(page: Page): Promise<readonly [faults: string[], keys: readonly number[]]> {
    await inTheme(page, 'dark');
    const { words, keys } = await markNewWords(page);
    const faults = words === 0 ? [] : await run(page, stillThere('newWords'), CONTRAST);
    await inTheme(page, 'light');
    return [faults.map((fault) => `dark: ${fault}`), keys];
  }
}

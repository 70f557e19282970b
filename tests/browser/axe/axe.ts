/** Asks axe what is wrong with a page for those who can't see it, hear it or point at it well. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { keepSeen, markNew, markNewWords, withoutDrawings } from '../games/unseen';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const CONTRAST: RunOptions = { runOnly: ['color-contrast'] };
const ALL_BUT_CONTRAST: RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Violations, one line each: the rule, what it asks, the first elements. */
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

/** What is new may have gone meanwhile; the whole page if all of it has. */
const stillThere = (found: 'newParts' | 'newWords') =>
  `((there) => (there.length > 0 ? { include: there } : document))(window.${found}.filter((part) => part.isConnected))`;

const inTheme = (page: Page, theme: 'light' | 'dark') =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

/** Looks at pages of one window size and language, at each in both themes: at what was not on those before it. */
export class Looker {
  private readonly seen = new Set<number>();

  /** `isWhole`: all of each page, whatever was seen before. `words`: in which colours words were seen, and on what, at
   *  any size and in any language. */
  constructor(
    private readonly isWhole: boolean,
    private readonly words: Set<number>,
  ) {}

  async faultsOf(page: Page): Promise<readonly string[]> {
    const known = this.isWhole ? new Set<number>() : new Set([...this.seen, ...this.words]);
    const found = await markNew(page, known);
    if (found.roots === 0 && !found.isPageNew) return [];
    const lookAt = async () => {
      const light = await markNewWords(page);
      const inLight = await this.inLight(page, found.isPageNew, light.words);
      const [inDark, dark] = found.roots === 0 ? [[], []] : await this.inDark(page);
      return { faults: [...inLight, ...inDark], words: [...light.keys, ...dark] };
    };
    const { faults, words } = await (this.isWhole ? lookAt() : withoutDrawings(page, lookAt));
    await keepSeen(page, [...found.keys, ...words]);
    for (const key of found.keys) this.seen.add(key);
    for (const key of words) this.words.add(key);
    return faults;
  }

  private async inLight(page: Page, isPageNew: boolean, words: number): Promise<string[]> {
    const at = this.isWhole || isPageNew ? 'document' : stillThere('newParts');
    const faults = await run(page, at, words > 0 ? {} : ALL_BUT_CONTRAST);
    return faults.map((fault) => `light: ${fault}`);
  }

  /** A theme changes colours and nothing else. Also the keys of the words there. */
  private async inDark(page: Page): Promise<readonly [faults: string[], keys: readonly number[]]> {
    await inTheme(page, 'dark');
    const { words, keys } = await markNewWords(page);
    const at = this.isWhole ? 'document' : stillThere('newWords');
    const faults = words === 0 ? [] : await run(page, at, CONTRAST);
    await inTheme(page, 'light');
    return [faults.map((fault) => `dark: ${fault}`), keys];
  }
}

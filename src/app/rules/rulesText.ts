/** Prepares the Markdown of the rules for display, search and links. */

import { itemAt } from '../../rules-kit/indexed';

/** Returns the head and the matching rows of a table; empty if no row matches. */
function matchingRows(table: string, has: (text: string) => boolean): string {
  const [head, line, ...rows] = table.split('\n');
  const found = rows.filter(has);
  return found.length === 0 ? '' : [head, line, ...found].join('\n');
}

/**
 * Returns the paragraphs that contain all search words, with their headings: first rules, then table rows, then the
 * introduction, which explains terms. `words` must be lower case.
 */
export function matching(markdown: string, words: readonly string[]): string {
  if (words.length === 0) return markdown;
  const begins = Math.max(0, markdown.search(/^## §/m));
  const parts = [markdown.slice(begins), markdown.slice(0, begins)];
  return parts.flatMap((part) => matchingBlocks(part, words)).join('\n\n');
}

function matchingBlocks(markdown: string, words: readonly string[]): readonly string[] {
  const has = (text: string): boolean => words.every((word) => text.toLowerCase().includes(word));
  const rules: string[] = [];
  const tables: string[] = [];
  let heading = '';
  let lastHeading = '';
  for (const block of markdown.split(/\n(?=- \*\*|#|\n)/)) {
    const text = block.trim();
    if (text.startsWith('#')) heading = itemAt(text.split('\n'), 0);
    const isTable = text.startsWith('|');
    const found = isTable ? matchingRows(text, has) : has(text) ? text : '';
    if (found === '') continue;
    const to = isTable ? tables : rules;
    if (heading !== lastHeading && heading !== '' && !text.startsWith('#')) to.push(heading);
    lastHeading = heading;
    to.push(found);
  }
  return [...rules, ...tables];
}

/** Turns rule and section numbers in running text into links to `#R9.4` and `#§9`. */
export const linked = (markdown: string, ruleNumber: RegExp): string =>
  markdown
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line
        : line.replace(
            new RegExp(`(\\*\\*)?(${ruleNumber.source}|§\\d+)`, 'g'),
            (found, bold: string | undefined, number: string) =>
              bold === undefined ? `[${number}](#${number})` : found,
          ),
    )
    .join('\n');

/** Returns the sections of the rules: id (`§9`) and title. */
export const sectionsOf = (markdown: string): readonly { readonly id: string; readonly title: string }[] =>
  [...markdown.matchAll(/^## (§\d+) (.*)$/gm)].map((found) => ({
    id: itemAt(found, 1),
    title: itemAt(found, 2),
  }));

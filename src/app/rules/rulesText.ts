/** The rules as Markdown, made ready to be read, searched and linked. */

/** The paragraphs that have all words searched for, under the headings they stand under. */
export function matching(markdown: string, words: readonly string[]): string {
  if (words.length === 0) return markdown;
  const found: string[] = [];
  let heading = '';
  for (const block of markdown.split(/\n(?=- \*\*|#|\n)/)) {
    const text = block.trim();
    if (text.startsWith('#')) heading = text.split('\n')[0];
    const lower = text.toLowerCase();
    if (text === '' || !words.every((word) => lower.includes(word))) continue;
    if (heading !== '' && !text.startsWith('#')) found.push(heading);
    heading = '';
    found.push(text);
  }
  return found.join('\n\n');
}

/** Turns the numbers of rules and sections in running text into links, `#R9.4` and `#§9`. */
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

/** The sections of the rules: `§9` and its title. */
export const sectionsOf = (markdown: string): readonly { readonly id: string; readonly title: string }[] =>
  [...markdown.matchAll(/^## (§\d+) (.*)$/gm)].map(([, id, title]) => ({ id, title }));

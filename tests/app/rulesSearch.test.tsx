import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { markWords } from '../../src/app/rules/markWords';
import { matching } from '../../src/app/rules/rulesText';
import { modules } from '../../src/games/modules';
import { LANGUAGES } from '../../src/language/language';

const TERMS =
  '## Terms\n\n| term | meaning |\n| --- | --- |\n| fur | a pelt |\n| gold | money |\n\n## §1 One\n\n- **R1.1** A fur.';

describe('the search of the rules', () => {
  it('finds rules before the terms, and of these the rows that are meant', () => {
    expect(matching(TERMS, ['fur'])).toBe(
      '## §1 One\n\n- **R1.1** A fur.\n\n## Terms\n\n| term | meaning |\n| --- | --- |\n| fur | a pelt |',
    );
    expect(matching(TERMS, ['money'])).toBe(
      '## Terms\n\n| term | meaning |\n| --- | --- |\n| gold | money |',
    );
  });

  it.each(modules)('finds rules of $name before the words that explain its terms', async ({ loadRules }) => {
    for (const [language, word] of [
      ['en', 'round'],
      ['ja', 'ラウンド'],
    ] as const) {
      const found = matching((await loadRules(language)).rules, [word]);
      expect(found).toMatch(/^## §\d/);
      expect(found.split('\n\n')[1]).toMatch(/^- /);
    }
  });

  it('marks what was searched for, wherever it stands and however it is written', () => {
    const html = renderToStaticMarkup(
      <Markdown rehypePlugins={[markWords(['fur', 'r1.1'])]}>{'- **R1.1** A Fur (or *furs*).'}</Markdown>,
    );
    expect(html).toContain(
      '<strong><mark>R1.1</mark></strong> A <mark>Fur</mark> (or <em><mark>fur</mark>s</em>)',
    );
  });

  it.each(modules)('the rules of $name name no file of the program', async ({ loadRules }) => {
    for (const language of LANGUAGES) {
      const { rules, rulings } = await loadRules(language);
      expect(`${rules}${rulings}`.match(/\b[\w-]+\.(md|json|ts)\b/g)).toBeNull();
    }
  });
});

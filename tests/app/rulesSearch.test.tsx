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
  it('lists rules before terms, and only the matching rows of these', () => {
    expect(matching(TERMS, ['fur'])).toBe(
      '## §1 One\n\n- **R1.1** A fur.\n\n## Terms\n\n| term | meaning |\n| --- | --- |\n| fur | a pelt |',
    );
    expect(matching(TERMS, ['money'])).toBe(
      '## Terms\n\n| term | meaning |\n| --- | --- |\n| gold | money |',
    );
  });

  it.each(modules)('lists rules of $name before the explanations of its terms', async ({ loadRules }) => {
    for (const [language, word] of [
      ['en', 'round'],
      ['ja', 'ラウンド'],
    ] as const) {
      const found = matching((await loadRules(language)).rules, [word]);
      expect(found).toMatch(/^## §\d/);
      expect(found.split('\n\n')[1]).toMatch(/^- /);
    }
  });

  it('highlights matches regardless of case and formatting', () => {
    const html = renderToStaticMarkup(
      <Markdown rehypePlugins={[markWords(['fur', 'r1.1'])]}>{'- **R1.1** A Fur (or *furs*).'}</Markdown>,
    );
    expect(html).toContain(
      '<strong><mark>R1.1</mark></strong> A <mark>Fur</mark> (or <em><mark>fur</mark>s</em>)',
    );
  });

  it.each(modules)('mentions no file of the program in the rules of $name', async ({ loadRules }) => {
    for (const language of LANGUAGES) {
      const { rules, rulings } = await loadRules(language);
      expect(`${rules}${rulings}`.match(/\b[\w-]+\.(md|json|ts)\b/g)).toBeNull();
    }
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { describe, expect, it } from 'vitest';
import { markWords } from '../../src/app/rules/markWords';
import { matching } from '../../src/app/rules/rulesText';
import { cherezUralModule } from '../../src/games/cherez-ural/module';
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

  it('marks what was searched for, wherever it stands and however it is written', () => {
    const html = renderToStaticMarkup(
      <Markdown rehypePlugins={[markWords(['fur', 'r1.1'])]}>{'- **R1.1** A Fur (or *furs*).'}</Markdown>,
    );
    expect(html).toContain(
      '<strong><mark>R1.1</mark></strong> A <mark>Fur</mark> (or <em><mark>fur</mark>s</em>)',
    );
  });

  it('the rules name no file of the program', async () => {
    for (const language of LANGUAGES) {
      const { rules, rulings } = await cherezUralModule.loadRules(language);
      expect(`${rules}${rulings}`.match(/\b[\w-]+\.(md|json|ts)\b/g)).toBeNull();
    }
  });
});

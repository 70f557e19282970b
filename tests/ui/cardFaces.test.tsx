import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/cherez-ural/content/index';
import {
  businessIcons,
  type Icon,
  situationIcons,
  workerIcons,
} from '../../src/games/cherez-ural/text/cardIcons';
import { translator } from '../../src/games/cherez-ural/text/table/en/index';
import { IconRow } from '../../src/games/cherez-ural/ui/cards/IconRow';
import { WordsContext } from '../../src/games/cherez-ural/ui/context';
import { entryOf } from '../../src/rules-kit/indexed';

const drawn = (icons: readonly Icon[]): string =>
  renderToStaticMarkup(
    <WordsContext value={{ content, language: 'en', t: translator('en') }}>
      <IconRow icons={icons} />
    </WordsContext>,
  );

describe('card faces', () => {
  it('draws every icon of every card', () => {
    const { workers, businesses, situations } = content;
    const icons = [
      ...Object.values(workers).map((card) => Object.values(workerIcons(card)).flat()),
      ...Object.values(businesses).map((card) => Object.values(businessIcons(card)).flat()),
      ...Object.values(situations).map((card) => situationIcons(card).flat()),
    ];
    for (const row of icons)
      expect(drawn(row), JSON.stringify(row)).not.toContain('<span class="icon-item"></span>');
  });

  it('names the places of a situation', () => {
    expect(drawn(situationIcons(entryOf(content.situations, 's03')).flat())).toMatch(
      /Albazin.*Nerchinsk.*Albazin/,
    );
    expect(drawn(situationIcons(entryOf(content.situations, 's02')).flat())).toContain(
      'Astrakhan, Volga portage village',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { content } from '../../src/games/cherez-ural/content/index';
import { contentLibrary, contentWith } from '../../src/games/cherez-ural/rules/content-pack/contentOf';
import { loadWords } from '../../src/games/cherez-ural/text/table/en/index';
import { almanacCards } from '../../src/games/cherez-ural/ui/almanac/cardList';
import { type Filter, fits, NO_FILTER } from '../../src/table/cards/almanac';

const cards = almanacCards(content, 'en');
const found = (filter: Partial<Filter>) =>
  cards.filter((card) => fits(card, { ...NO_FILTER, ...filter })).map(({ id }) => id);

describe('the almanac', () => {
  it('has all 54 cards in both languages', async () => {
    expect(found({})).toHaveLength(54);
    await loadWords('ja');
    expect(almanacCards(content, 'ja').map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
  });

  it('finds cards by kind, family, goods and text', () => {
    expect(found({ kind: 'worker' })).toHaveLength(12);
    expect(found({ kind: 'situation' })).toHaveLength(6);
    expect(found({ group: 'furFair' })).toEqual(['p25', 'p26', 'p27']);
    expect(found({ group: 'furFair', marks: ['daily'] })).toEqual(['p25']);
    expect(found({ query: 'tobolsk grain' })).toEqual(['p02']);
    expect(found({ query: '罠師' })).toEqual(['w01']);
    expect(found({ query: 'no such words' })).toEqual([]);
  });

  it('separates known values from our own', () => {
    expect(found({ origin: 'known', kind: 'situation' })).toEqual(['s05']);
    expect(found({ origin: 'ours', kind: 'situation' })).toEqual(['s01', 's02', 's03', 's04', 's06']);
    expect(found({ origin: 'pack' })).toEqual([]);
    expect(cards.find(({ id }) => id === 'w01')?.fields).toEqual({
      known: ['name', 'upper'],
      ours: ['lower'],
      pack: [],
    });
  });

  it('shows the values replaced by a content pack', async () => {
    await contentLibrary.fetchReader();
    const pack = { title: 'Mine', businesses: { p02: { cost: { goods: { daily: 2 } } } } };
    const changed = almanacCards(contentWith(pack), 'en').find(({ id }) => id === 'p02');
    expect(changed?.fields.pack).toEqual(['cost']);
    expect(changed?.words).toContain('2 daily goods');
  });
});

import { expect, it } from 'vitest';
import { LoadError, retryFailedLoads } from '../../src/language/loading';
import { createTranslators, loadLanguage } from '../../src/language/translator';

const en = {
  plain: 'A board',
  named: '{{player}} pays {{price}} for {{player}}',
  cards_one: '{{count}} card',
  cards_other: '{{count}} cards',
  deep: { er: 'Down there' },
};
const ja = {
  plain: 'ボード',
  named: '{{player}}が{{price}}を払う',
  cards_other: 'カード{{count, tsu}}',
  deep: { er: '下' },
};
type Key = 'plain' | 'named' | 'cards' | 'deep.er';
const translators = () => createTranslators<Key>({ en, ja: async () => ja });

it('inserts values into a sentence unchanged', () => {
  const t = translators().translator('en');
  expect(t('plain')).toBe('A board');
  expect(t('deep.er')).toBe('Down there');
  // Special characters in a name have no effect.
  expect(t('named', { player: '$1 {{price}} <b>', price: 3 })).toBe(
    '$1 {{price}} <b> pays 3 for $1 {{price}} <b>',
  );
});

it('shows the placeholder of a missing value', () => {
  expect(translators().translator('en')('named', { price: 3 })).toBe('{{player}} pays 3 for {{player}}');
});

it('counts as each language does', async () => {
  const { translator, loadWords } = translators();
  await loadWords('ja');
  expect([0, 1, 2].map((count) => translator('en')('cards', { count }))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
  ]);
  expect([1, 9, 10].map((count) => translator('ja')('cards', { count }))).toEqual([
    'カード1つ',
    'カード9つ',
    'カード10個',
  ]);
});

it('selects singular or plural for each of several numbers in a sentence', () => {
  const t = createTranslators<'facts'>({
    en: { facts: '{{cards, card|cards}}, {{points, point|points}}' },
    ja: async () => ({ facts: '' }),
  }).translator('en');
  expect(t('facts', { cards: 1, points: 0 })).toBe('1 card, 0 points');
  expect(t('facts', { cards: 12, points: '½' })).toBe('12 cards, ½ points');
});

it('recognises which keys have a text, including plural ones', () => {
  const { isTextKey } = translators();
  expect(['plain', 'cards', 'deep.er', 'deep', 'missing'].map(isTextKey)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('throws a promise while texts load and a LoadError when that failed, and loads them again on a retry', async () => {
  let isOffline = true;
  const { translator, loadWords } = createTranslators<Key>({
    en,
    ja: async () => {
      if (isOffline) throw new Error('expected in this test: offline');
      return ja;
    },
  });
  let waited: unknown = null;
  try {
    translator('ja');
  } catch (thrown) {
    waited = thrown;
  }
  expect(waited).toBeInstanceOf(Promise);
  await waited;
  expect(() => translator('ja')).toThrow(LoadError);
  isOffline = false;
  retryFailedLoads();
  await loadWords('ja');
  expect(translator('ja')('plain')).toBe('ボード');
});

it('loads the texts of a later catalogue at once in the language in use', async () => {
  await loadLanguage('ja');
  let loads = 0;
  createTranslators<Key>({
    en,
    ja: async () => {
      loads++;
      return ja;
    },
  });
  await loadLanguage('en');
  expect(loads).toBe(1);
});

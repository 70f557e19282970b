import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslators } from '../../src/language/translator';
import { WordsContext } from '../../src/table/context';
import { LinkLines } from '../../src/table/links/LinkLines';
import type { KitWords } from '../../src/table/words';
import { kit as en } from '../../src/table/words/en';
import { kit as ja } from '../../src/table/words/ja';

const wordsOf = (kit: object): KitWords =>
  createTranslators<Parameters<KitWords>[0]>({ en: { kit }, ja: async () => ({}) }).translator('en');
const places = Array.from({ length: 28 }, (_, at) => ({ link: `place:${at}`, text: `Place ${at}` }));
/** Uses a catalogue of the kit as the English catalogue of a game. */
const linesIn = (kit: object) =>
  renderToStaticMarkup(
    <WordsContext value={{ language: 'en', t: wordsOf(kit) }}>
      <LinkLines card={{ title: 'Gains', facts: [], lists: [{ heading: 'From', places }] }} />
    </WordsContext>,
  );

it('shows the number of omitted entries in a sentence, because a bare number looks like a gain', () => {
  expect(linesIn(en)).toContain('>and 24 more<');
  expect(linesIn(ja)).toContain('>ほか24<');
});

it('has a button for the rest of a list only when the card stays open', () => {
  const card = { title: 'Gains', facts: [], lists: [{ heading: 'From', places }] };
  const shown = (opens: boolean) =>
    renderToStaticMarkup(
      <WordsContext value={{ language: 'en', t: wordsOf(en) }}>
        <LinkLines card={card} opens={opens} />
      </WordsContext>,
    );
  expect(shown(true)).toMatch(/<button[^>]*aria-expanded="false"[^>]*>and 24 more<\/button>/);
  expect(shown(false)).not.toContain('<button');
});

/** Checks the texts, rules and rulings of each game against the terms that `docs/<game>/glossary.md` rules out. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Guide } from '../../src/game-api/module';
import { LANGUAGES, type Language } from '../../src/language/language';
import { flatten } from './shared/catalogue';

const CATALOGUES = import.meta.glob<Record<string, Parameters<typeof flatten>[0]>>([
  '../../src/games/*/text/**/{en,ja}.ts',
  '../../src/games/*/text/**/{en,ja}/*.ts',
  '!**/index.ts',
]);
const GUIDES = import.meta.glob<{ guide: Guide<never> }>('../../src/games/*/guide/index.ts');

const pageOf = (game: string): string => `docs/${game}/glossary.md`;
const gameOf = (path: string): string => path.split('/')[4] ?? '';
const games = [...new Set(Object.keys(CATALOGUES).map(gameOf))].filter((game) => existsSync(pageOf(game)));

/** Returns the terms of the column "Not used". A dash stands for none. */
function ruledOut(page: string): string[] {
  const [head = [], , ...rows] = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = head.indexOf('Not used');
  return rows
    .flatMap((cells) => (cells[column] ?? '').split(/[,、]/))
    .map((term) => term.trim())
    .filter((term) => term !== '' && term !== '–');
}

/** English terms match whole words in any case, Japanese terms anywhere outside of a longer katakana word. */
const matcher = (term: string): RegExp =>
  /[a-z]/i.test(term)
    ? new RegExp(`\\b${term}\\b`, 'i')
    : new RegExp(`(?<![ァ-ヴー](?=[ァ-ヴー]))${term}(?!(?<=[ァ-ヴー])[ァ-ヴー])`);

async function textsOf(game: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [path, load] of Object.entries(CATALOGUES)) {
    if (gameOf(path) !== game || !new RegExp(`/${language}(/|\\.ts)`).test(path)) continue;
    for (const words of Object.values(await load()))
      for (const [key, text] of flatten(words))
        if (!key.startsWith('kit.')) texts.set(`${path}: ${key}`, text);
  }
  for (const page of ['rules', 'rulings'].map(
    (name) => `docs/${game}/${name}${language === 'en' ? '' : `.${language}`}.md`,
  ))
    readFileSync(page, 'utf8')
      .split('\n')
      .forEach((line, at) => {
        texts.set(`${page}: ${at + 1}`, line);
      });
  for (const [path, load] of Object.entries(GUIDES)) {
    if (gameOf(path) !== game) continue;
    for (const { id, title, text } of (await load()).guide.steps)
      texts.set(`guide: ${id}`, `${title[language]} ${text[language]}`);
  }
  return texts;
}

/** Names of values, such as `{{load}}`, are no words that players read. */
const shown = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '');

describe.each(games)('%s', (game) => {
  it.each(LANGUAGES)('uses no term in %s that its glossary rules out', async (language) => {
    const terms = ruledOut(pageOf(game));
    expect(terms).not.toEqual([]);
    const found = [...(await textsOf(game, language))].flatMap(([key, text]) =>
      terms.filter((term) => matcher(term).test(shown(text))).map((term) => `${key}: “${term}” in “${text}”`),
    );
    expect(found).toEqual([]);
  });
});

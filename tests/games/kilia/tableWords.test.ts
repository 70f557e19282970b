/** The texts of the table. */
import { describe, expect, it } from 'vitest';
import { almanac } from '../../../src/games/kilia/text/almanac/ja';
import { ja as links } from '../../../src/games/kilia/text/links/ja';
import { translator } from '../../../src/games/kilia/text/table/en';
import { ja as table } from '../../../src/games/kilia/text/table/ja';
import { textTable } from '../../../src/games/kilia/text/text-table/ja';

const sentencesOf = (words: unknown): readonly string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(sentencesOf)
      : [];

describe('the texts of the table', () => {
  it('call the face-up cards 場札 in Japanese, and only columns 列', () => {
    for (const sentence of [table, textTable, almanac, links].flatMap(sentencesOf))
      expect(sentence).not.toMatch(/列(?:から|の(?:カード|契約)|に(?:ある|並))|先に列/);
  });

  it('mention coins only above the coin chart', () => {
    const [en, ja] = [translator('en'), translator('ja')];
    expect(en('final.goodsCaption')).not.toMatch(/coin/i);
    expect(ja('final.goodsCaption')).not.toContain('コイン');
    expect(en('final.coinsCaption')).toMatch(/^Coins/);
  });
});

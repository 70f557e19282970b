/** Every rule of docs/terramara/rules.md and every card and tile has a test whose name starts with its id. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../../src/games/terramara';
import { isCovered, rulesIn } from '../shared/coverage';

const rules = rulesIn(readFileSync('docs/terramara/rules.md', 'utf8'), /S\d+\.\d+/);
const records = [content.territories, content.bonusTiles, content.startCards, content.artifacts].flatMap(
  (list) => list.map(({ id }) => id),
);

it('covers the rules of docs/terramara/rules.md, S1.1 to S9.9, and all records', () => {
  expect(rules.length).toBeGreaterThan(75);
  expect(rules[0]).toBe('S1.1');
  expect(rules[rules.length - 1]).toBe('S9.9');
  expect(records).toHaveLength(24 + 18 + 12 + 52);
});

isCovered({
  game: 'terramara',
  folders: ['tests/games/terramara'],
  ids: [...rules, ...records],
  shape: /S\d+\.\d+|[pmbsa]\d\d/,
});

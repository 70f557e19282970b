/** Tests that every rule of docs/cherez-ural/rules.md and every card has a test whose name starts with its id. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { content } from '../../../src/games/cherez-ural';
import { isCovered, rulesIn } from '../shared/coverage';

const rules = rulesIn(readFileSync('docs/cherez-ural/rules.md', 'utf8'), /R\d+\.\d+/);
const cards = [content.situations, content.workers, content.businesses].flatMap((kind) => Object.keys(kind));

it('finds the rules R3.1 to R14.6 in docs/cherez-ural/rules.md, and all cards', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(rules[0]).toBe('R3.1');
  expect(rules[rules.length - 1]).toBe('R14.6');
  expect(cards).toHaveLength(6 + 12 + 36);
});

isCovered({
  game: 'cherez-ural',
  folders: ['tests/games/cherez-ural'],
  ids: [...rules, ...cards],
  shape: /R\d+\.\d+|[swp]\d\d/,
});

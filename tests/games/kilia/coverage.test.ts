/** Every rule of docs/kilia/rules.md and every worked example has a test whose name starts with its id. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isCovered, rulesIn } from '../shared/coverage';

const rulesOf = (file: string) => rulesIn(readFileSync(`docs/kilia/${file}`, 'utf8'), /R\d+\.\d+/);
const examples = Array.from({ length: 19 }, (_, index) => `X${index + 1}`);

it('uses the same rule numbers in both languages, R1.1 to R10.5', () => {
  const rules = rulesOf('rules.md');
  expect(rules).toHaveLength(59);
  expect([rules[0], rules[rules.length - 1]]).toEqual(['R1.1', 'R10.5']);
  expect(rulesOf('rules.ja.md')).toEqual(rules);
});

isCovered({
  game: 'kilia',
  folders: ['tests/games/kilia'],
  ids: [...rulesOf('rules.md'), ...examples],
  shape: /R\d+\.\d+|X\d+/,
});

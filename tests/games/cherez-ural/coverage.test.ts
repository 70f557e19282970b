/** Every rule of docs/rules.md and every card has a test whose name starts with its id. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { content } from '../../../src/games/cherez-ural';

const root = join(import.meta.dirname, '../../..');
const tests = join(root, 'tests');

const rules = [
  ...new Set(
    [...readFileSync(join(root, 'docs/rules.md'), 'utf8').matchAll(/^\s*- \*\*(R\d+\.\d+)\*\*/gm)].map(
      ([, id]) => id,
    ),
  ),
];
const cards = [content.situations, content.workers, content.businesses].flatMap((kind) => Object.keys(kind));

/** A test's name: the first string of a call, of `it(…)` or of the table behind it; no group, none that is skipped. */
const NAME = /(?<!describe|skip|todo)\(\s*['"`]((?:R\d+\.\d+|[swp]\d\d) .+)/g;

const names = readdirSync(tests, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(tests, file), 'utf8').matchAll(NAME)].map(([, name]) => name));
const tested = new Set(names.map((name) => name.split(' ')[0]));

it('the rules are read from docs/rules.md, R3.1 to R14.6', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(rules[0]).toBe('R3.1');
  expect(rules[rules.length - 1]).toBe('R14.6');
});

it('every rule has a test whose name starts with it', () => {
  expect(rules.filter((id) => !tested.has(id))).toEqual([]);
});

it('every card has a test whose name starts with it', () => {
  expect(cards).toHaveLength(6 + 12 + 36);
  expect(cards.filter((id) => !tested.has(id))).toEqual([]);
});

it('no test names a rule or card that there is not', () => {
  expect([...tested].filter((id) => !rules.includes(id) && !cards.includes(id))).toEqual([]);
});

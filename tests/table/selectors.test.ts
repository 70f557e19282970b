/**
 * Checks that every `:has(…)` follows a named element, because a bare one makes the browser check every element: such a
 * rule restyled Terramara's whole table on each DOM change.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BARE = /(?:^|[\s>+~,]):has\(/m;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

test('uses :has() only on a class, attribute or element', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect('.faces > :has(.start)').toMatch(BARE);
  expect(sheets.filter(({ text }) => BARE.test(text)).map(({ name }) => name)).toEqual([]);
});

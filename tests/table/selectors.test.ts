/** A selector with `:has(…)` on an element that it doesn't name has the browser look at every one: at each node that came
 *  or went such a rule had the whole table of Terramara styled anew. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BARE = /(?:^|[\s>+~,]):has\(/m;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

test('what a rule asks for with :has() is named by class, attribute or element', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect('.faces > :has(.start)').toMatch(BARE);
  expect(sheets.filter(({ text }) => BARE.test(text)).map(({ name }) => name)).toEqual([]);
});

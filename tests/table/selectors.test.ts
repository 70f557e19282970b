/**
 * Checks that every `:has(…)` is cheap. A bare one makes the browser check every element: such a rule restyled
 * Terramara's whole table on each DOM change. So did `.table:has(.dialog .btn-primary)`, in 45 ms at Через Урал's table.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BARE = /(?:^|[\s>+~,]):has\(/m;
/** A path of several elements that is looked for in the whole table or page */
const WIDE = /(?:\.table[\w-]*|body|html):has\((?:[^()>~+]*[\w\]]\s+[\w.[]|\s*:is\()/m;

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(path.join('src', name), 'utf8').replace(/\/\*.*?\*\//gs, '') }));

test('uses :has() only on a class, attribute or element', () => {
  expect(sheets.length).toBeGreaterThan(20);
  expect('.faces > :has(.start)').toMatch(BARE);
  expect(sheets.filter(({ text }) => BARE.test(text)).map(({ name }) => name)).toEqual([]);
});

test('looks for no path of elements in the whole table or page', () => {
  expect('.table:has(.dialog .btn-primary) .bar').toMatch(WIDE);
  expect('.table:has(:is(.dialog .btn, .plan-line .primary))').toMatch(WIDE);
  expect('.table-phone:has(> .coach) > .drawer').not.toMatch(WIDE);
  expect(sheets.filter(({ text }) => WIDE.test(text)).map(({ name }) => name)).toEqual([]);
});

/** The script that shows a notice in old browsers, which must be able to parse it. */
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { expect, it } from 'vitest';

const SCRIPT = readFileSync('src/app/public/oldBrowser.js', 'utf8');

it('is ES5', () => {
  expect(() => parse(SCRIPT, { ecmaVersion: 5 })).not.toThrow();
});

it('names the oldest supported versions in package.json', () => {
  const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly browserslist: readonly string[];
  };
  const oldest = Object.fromEntries(browserslist.map((each) => each.split(' >= ')));
  const named = `Chrome or Edge ${oldest.chrome}, Firefox ${oldest.firefox}, Safari ${oldest.safari} or newer`;
  expect(oldest.edge).toBe(oldest.chrome);
  expect(oldest.ios).toBe(oldest.safari);
  expect(SCRIPT).toContain(named);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('names bot levels in only one catalogue per language', () => {
  const catalogues = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)text\/(en|ja)\.ts$/.test(file))
    .map((file) => `src/app/${file}`);
  expect(catalogues.length).toBeGreaterThan(6);
  const naming = catalogues.filter((file) => /\bexpert: /.test(readFileSync(file, 'utf8')));
  expect(naming.toSorted()).toEqual(['src/app/text/en.ts', 'src/app/text/ja.ts']);
});

/** What a page of docs links to is there, and each picture in docs is shown by a page. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const FILES = readdirSync('docs', { recursive: true, encoding: 'utf8' }).map((file) => join('docs', file));
const PAGES = ['README.md', ...FILES.filter((file) => file.endsWith('.md'))];
const targetsOf = (page: string): string[] =>
  [...readFileSync(page, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    normalize(join(dirname(page), target)),
  );

it.each(PAGES)('%s links to files that are there', (page) => {
  expect(targetsOf(page).filter((target) => !existsSync(target))).toEqual([]);
});

it('every picture in docs is shown by a page', () => {
  const shown = new Set(PAGES.flatMap(targetsOf));
  expect(FILES.filter((file) => /\.(webp|png|svg)$/.test(file) && !shown.has(file))).toEqual([]);
});

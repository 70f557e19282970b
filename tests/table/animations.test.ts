/** What moves for a while, or without end, must not keep the page busy: the browser runs by itself what changes only these. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BY_ITSELF = ['opacity', 'transform', 'translate', 'scale', 'rotate'];
/** Over within a picture, or moved by scrolling alone. */
const AT_ONCE = ['score-flag-gone', 'story-ends'];

/** The sheets of the kit, of the app's pages and of every game. */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ file: name, text: readFileSync(path.join('src', name), 'utf8') }));

const keyframes = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@keyframes ([\w-]+) \{(.*?)\n\}/gs)].map(([, name, body]) => ({
    file,
    name,
    changes: [...new Set([...body.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => property))],
  })),
);

const animations = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/animation(?:-name)?:\s*([^;]+);/g)].flatMap(([, value]) =>
    value === 'none' ? [] : value.split(',').map((says) => ({ file, words: says.trim().split(/\s+/) })),
  ),
);

test('animations of all games, the kit and the app are run by the browser beside the page', () => {
  for (const folder of ['table', 'app', 'games/cherez-ural', 'games/kilia', 'games/terramara'])
    expect(
      sheets.filter(({ file }) => file.startsWith(folder)),
      folder,
    ).not.toEqual([]);
  expect(keyframes.length).toBeGreaterThan(7);
  expect(keyframes.filter(({ name }) => AT_ONCE.includes(name))).toHaveLength(AT_ONCE.length);
  const others = keyframes.filter(({ name }) => !AT_ONCE.includes(name));
  expect(others.filter(({ changes }) => changes.some((each) => !BY_ITSELF.includes(each)))).toEqual([]);
});

test('every animation is one of those looked at, and none without end is one of the exceptions', () => {
  const names = keyframes.map(({ name }) => name);
  expect(animations.filter(({ words }) => !words.some((word) => names.includes(word)))).toEqual([]);
  expect(animations.length).toBeGreaterThan(7);
  const endless = animations.filter(({ words }) => words.includes('infinite'));
  expect(endless.filter(({ words }) => words.some((word) => AT_ONCE.includes(word)))).toEqual([]);
});

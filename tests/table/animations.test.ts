/** Checks that animations don't keep the page busy: the browser animates only these properties on the compositor. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BY_ITSELF = ['opacity', 'transform', 'translate', 'scale', 'rotate'];
/** Over within one frame */
const AT_ONCE = ['score-flag-gone'];

/** The style sheets of the kit, the app and every game */
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ file: name, text: readFileSync(path.join('src', name), 'utf8') }));

const keyframes = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/@keyframes ([\w-]+) \{(.*?)\n\}/gs)].map(([, name = '', body = '']) => ({
    file,
    name,
    changes: [...new Set([...body.matchAll(/^\s+([\w-]+):/gm)].flatMap(([, property]) => property ?? []))],
  })),
);

const animations = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/animation(?:-name)?:\s*([^;]+);/g)].flatMap(([, value = '']) =>
    value === 'none' ? [] : value.split(',').map((says) => ({ file, words: says.trim().split(/\s+/) })),
  ),
);

test('animates only compositor properties in all style sheets', () => {
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

test('uses only the checked animations, and no exception in an endless one', () => {
  const names = keyframes.map(({ name }) => name);
  expect(animations.filter(({ words }) => !words.some((word) => names.includes(word)))).toEqual([]);
  expect(animations.length).toBeGreaterThan(7);
  const endless = animations.filter(({ words }) => words.includes('infinite'));
  expect(endless.filter(({ words }) => words.some((word) => AT_ONCE.includes(word)))).toEqual([]);
});

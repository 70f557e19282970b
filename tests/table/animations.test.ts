/** What moves for a while after a move must not keep the page busy: the browser runs by itself what changes only these. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const BY_ITSELF = ['opacity', 'transform', 'translate', 'scale', 'rotate'];
/** Over within a picture, or moved by scrolling alone. */
const AT_ONCE = ['score-flag-gone', 'story-ends'];

const sheets = ['src/table/css', 'src/games/cherez-ural/ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

const keyframes = sheets.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/@keyframes ([\w-]+) \{(.*?)\n\}/gs)].map(([, name, body]) => ({
    name,
    changes: [...new Set([...body.matchAll(/^\s+([\w-]+):/gm)].map(([, property]) => property))],
  })),
);

test('animations of the table are run by the browser beside the page', () => {
  expect(keyframes.length).toBeGreaterThan(5);
  expect(keyframes.filter(({ name }) => AT_ONCE.includes(name))).toHaveLength(AT_ONCE.length);
  const others = keyframes.filter(({ name }) => !AT_ONCE.includes(name));
  expect(others.filter(({ changes }) => changes.some((each) => !BY_ITSELF.includes(each)))).toEqual([]);
});

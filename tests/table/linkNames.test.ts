/** Checks that games compare the link names on their elements to their own type, because JSX accepts any `data-…`. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Link names in JSX, except those of `FaceLinks`, whose props have the type. */
const NAMED = /(?<!<FaceLinks )\b(?:data-)?link=(?:\{.*?[`'][^`']*[`'].*?\}(?=[\s/>])|"[^"]*")/g;
const CHECKED = / satisfies Link\}$/;

const components = readdirSync('src/games', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => ({ name, text: readFileSync(path.join('src/games', name), 'utf8') }));

test('checks each link name in a game’s components by the type of the game’s links', () => {
  const found = components.flatMap(({ name, text }) =>
    [...text.matchAll(NAMED)].map(([attribute]) => ({ name, attribute })),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter(({ attribute }) => !CHECKED.test(attribute))).toEqual([]);
});

/** Checks that every dynamic import goes through `lazyPart`, `lazyPage` or a loader that retries. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = ['src/app', 'src/table', 'src/games', 'src/game-api'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** Code that may precede a dynamic import: a helper that retries, or a loader that its caller passes to one. */
const ALLOWED = [
  /(lazyPart|lazyPage|later|loadPatiently|loadEventually)\(\s*(async )?\(\) => (\(await )?$/,
  // Texts: createTranslators loads them with retries.
  /\bja: async \(\) => (\(\{ \w+: )?\(await $/,
  // Offers and modules: the app calls these loaders through the helpers.
  /\b(load\w+|fetch\w+): async \(\) => \(await $|\b(load\w+|rules|rulings): \(\) => $|loadTextTable = async \(\) => \(await $/,
];

/** Files whose callers load them through the helpers, or that run in a worker */
const LOADERS =
  /(games\/(catalogue|botGames|extra|puzzles)\.ts|offer\.ts|ui\/log\/Log\.ts|table\/frame\/defineTable\.ts|app\/App\.tsx|typeof import)$/;

it('has no dynamic import that caches a failure', () => {
  const found = SOURCES.filter((file) => !LOADERS.test(file)).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/(?<!typeof )\bimport\(/g)]
      .map(({ index }) => text.slice(Math.max(0, index - 160), index))
      .filter((before) => !ALLOWED.some((pattern) => pattern.test(before)))
      .map((before) => `${file}: …${before.slice(-60)}import(`);
  });
  expect(found).toEqual([]);
});

it('uses React.lazy only in the helper', () => {
  const users = SOURCES.filter((file) => /\blazy\b[^;]*from 'react'/.test(readFileSync(file, 'utf8')));
  expect(users).toEqual(['src/table/loading/lazyPart.ts']);
});

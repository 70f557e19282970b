/** Checks that no sentence contains "1 cards". */
import { expect, it } from 'vitest';

const CATALOGUES = import.meta.glob<object>(
  ['../../src/**/en.ts', '../../src/**/*En.ts', '../../src/**/en/*.ts'],
  {
    eager: true,
  },
);

type Sentence = readonly [key: string, text: string];

const sentencesOf = (words: object, before: string): readonly Sentence[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === 'string') return [[`${before} ${key}`, value] as const];
    return typeof value === 'object' && value !== null ? sentencesOf(value, `${before} ${key}`) : [];
  });

const NOUNS =
  'actions|artifacts|cards|chips|choices|cities|coins|contracts|decisions|explorers|flags|games|keys|matches|minutes|moves|pieces|' +
  'places|players|points|resources|rounds|seats|seconds|spaces|sprats|steps|tables|tiles|times|turns|uses|warriors|ways|workers';
/** Values that are names, or numbers that are never 1 */
const OTHERS = 'all|at|category|most|name|round|track|worker';
const COUNTED = new RegExp(`\\{\\{(?!(${OTHERS})\\})\\w+\\}\\} ([a-z]+ )?(${NOUNS})\\b`);

it('has a singular for every number with a noun', () => {
  const sentences = Object.entries(CATALOGUES).flatMap(([file, words]) => sentencesOf(words, file));
  expect(sentences.length).toBeGreaterThan(1500);
  expect(sentences.filter(([key, text]) => COUNTED.test(text) && !key.endsWith('_other'))).toEqual([]);
});

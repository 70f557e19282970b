import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandMutants } from '../../scripts/mutants/commandMutants';
import { edited } from '../../scripts/mutants/copy';
import { findersOf } from '../../scripts/mutants/finders';
import { testMutants } from '../../scripts/mutants/testMutants';
import { ROOT } from '../../scripts/online/root';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const STORAGE_TESTS = 'tests/server/storage/storage.test.ts';
const conformance = readdirSync(join(ROOT, 'tests/server/storage')).map(
  (name) => `tests/server/storage/${name}`,
);
const mutants = [...commandMutants, ...testMutants];

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  'matches the sources and has a finder: %s',
  (_, mutant) => {
    expect(edited(mutant, read).size).toBeGreaterThan(0);
    expect(findersOf(mutant)).not.toEqual([]);
  },
);

test.each(testMutants.map((mutant) => [mutant.name, mutant] as const))(
  'has finders that are existing tests: %s',
  (_, mutant) => {
    for (const [file, says] of findersOf(mutant)) {
      const sources = [file, ...(file === STORAGE_TESTS ? conformance : [])];
      expect(
        sources.some((source) => says.test(read(source))),
        `${file} ${says}`,
      ).toBe(true);
    }
  },
);

test('gives every mutant a unique name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});

test('names the mutant and the file when an edit does not match', () => {
  const edit = { file: 'server.ts', find: 'not in there', replace: '' };
  expect(() => edited({ name: 'lost', edits: [edit], found: {} }, read)).toThrow(
    'Mutant "lost": "not in there" occurs 0 times in server.ts.',
  );
});

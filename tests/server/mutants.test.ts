import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runShort } from '../../scripts/mutants/commands';
import { edited, ServerCopy } from '../../scripts/mutants/copy';
import { MUTANTS } from '../../scripts/mutants/table';
import { ROOT } from '../../scripts/online/root';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

test.each(MUTANTS.map((mutant) => [mutant.name, mutant] as const))(
  '%s: its edits fit the sources, and a command is there to find it',
  (_, mutant) => {
    expect(edited(mutant, read).size).toBeGreaterThan(0);
    expect(Object.keys(mutant.found)).not.toEqual([]);
  },
);

test('an edit that fits nothing is named', () => {
  const edit = { file: 'server.ts', find: 'not in there', replace: '' };
  expect(() => edited({ name: 'lost', edits: [edit], found: {} }, read)).toThrow(
    'The mutant "lost": "not in there" is 0 times in server.ts.',
  );
});

test('the scan finds chits that lie open', async () => {
  const mutant = MUTANTS.find(({ name }) => name === 'open chits');
  if (mutant === undefined) throw new Error('there is no such mutant');
  const copy = new ServerCopy();
  try {
    copy.edit(mutant);
    const { code, output } = await runShort('scan', copy.folder);
    expect(output).toMatch(mutant.found.scan ?? /^$/);
    expect(code).toBe(1);
  } finally {
    copy.dispose();
  }
});

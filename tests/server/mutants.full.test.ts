import { expect, test } from 'vitest';
import { commandMutants } from '../../scripts/mutants/commandMutants';
import { SourceCopy } from '../../scripts/mutants/copy';
import { findersOf, isFound, runFinder } from '../../scripts/mutants/finders';
import type { Mutant } from '../../scripts/mutants/mutant';
import { testMutants } from '../../scripts/mutants/testMutants';
import { itemAt } from '../../src/rules-kit/indexed';

const finds = (name: string, list: readonly Mutant[]) => async () => {
  const mutant = list.find((candidate) => candidate.name === name);
  if (mutant === undefined) throw new Error(`there is no mutant ${name}`);
  const [finder, says] = itemAt(findersOf(mutant), 0);
  const copy = new SourceCopy();
  try {
    copy.edit(mutant);
    const outcome = await runFinder(finder, says, copy.folder);
    expect(isFound(finder, says, outcome), outcome.output).toBe(true);
  } finally {
    copy.dispose();
  }
};

test('finds open chits with the scan', finds('open chits', commandMutants));
test('finds a mixed DNS answer with the fast tests', finds('mixed DNS answer used', testMutants));

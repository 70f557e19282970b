/**
 * `npm run audit:mutants`: puts many faults into the server and checks that commands and fast tests find each of them.
 */
import groupBy from 'lodash/groupBy';
import * as v from 'valibot';
import { itemAt } from '../src/rules-kit/indexed';
import { commandMutants } from './mutants/commandMutants';
import { SourceCopy } from './mutants/copy';
import { findersOf, isClean, isFound, runFinder } from './mutants/finders';
import type { Finder, Mutant } from './mutants/mutant';
import { testMutants } from './mutants/testMutants';
import { flag, listed, readOptions } from './usage';

const all = [...testMutants, ...commandMutants];

const { only, tests: testsOnly } = readOptions('audit:mutants', '[--tests] [--only NAME,…]', {
  /** Only mutants found by fast tests, which take a few seconds each */
  tests: flag,
  only: v.pipe(
    listed,
    v.everyItem(
      (name) => all.some((mutant) => mutant.name === name),
      `expected names of ${all.map(({ name }) => name).join(', ')}`,
    ),
  ),
});

const LAST_LETTERS = 1500;
const missed: string[] = [];
const rows: Record<string, Partial<Record<Finder, string>>> = {};

/** Checks that a finder reports nothing for the original server. */
async function checkUnbroken(finder: Finder, names: readonly RegExp[], folder: string): Promise<string> {
  const together = new RegExp(names.map(({ source }) => source).join('|'));
  const outcome = await runFinder(finder, together, folder);
  if (isClean(finder, outcome)) return 'nothing';
  missed.push(`${finder} reports faults for the original server:\n${outcome.output.slice(-LAST_LETTERS)}`);
  return `exit ${outcome.code}`;
}

async function findings(mutant: Mutant, folder: string) {
  const row: Partial<Record<Finder, string>> = {};
  for (const [finder, says] of findersOf(mutant)) {
    const outcome = await runFinder(finder, says, folder);
    row[finder] = isFound(finder, says, outcome) ? 'found' : 'missed';
    if (row[finder] === 'found') continue;
    const { code, output } = outcome;
    missed.push(
      `${finder} misses the mutant "${mutant.name}" (exit ${code}):\n${output.slice(-LAST_LETTERS)}`,
    );
  }
  return row;
}

const offered = testsOnly ? testMutants : all;
const chosen = offered.filter(({ name }) => only.length === 0 || only.includes(name));
const needed = groupBy(chosen.flatMap(findersOf), ([finder]) => finder);
const unbroken = new SourceCopy();
for (const found of Object.values(needed)) {
  const [finder] = itemAt(found, 0);
  const names = found.map(([, says]) => says);
  rows['(unbroken)'] = {
    ...rows['(unbroken)'],
    [finder]: await checkUnbroken(finder, names, unbroken.folder),
  };
}
unbroken.dispose();
for (const mutant of chosen) {
  const copy = new SourceCopy();
  try {
    copy.edit(mutant);
    rows[mutant.name] = await findings(mutant, copy.folder);
  } finally {
    copy.dispose();
  }
  console.log(`${mutant.name}: ${JSON.stringify(rows[mutant.name])}`);
}
for (const sentence of missed) console.error(sentence);
console.log(`${chosen.length} mutants, ${missed.length} faults.`);
process.exit(missed.length === 0 ? 0 : 1);

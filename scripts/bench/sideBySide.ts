/**
 * `npm run bench -- --against FOLDER`: runs the benchmarks of this checkout and of another commit alternately, several
 * times. The other figures are parsed from the output, so that commits without `--against` can be measured too.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import lodash from 'lodash';
import { itemAt } from '../../src/rules-kit/indexed';

const BENCH = 'node_modules/.cache/scripts/bench.js';
const ROW = /^[✓✗ ] (\S.*?) {2,}(\S.*?)(?: {2,}(\S.*))?$/;
const NUMBER = /\d+(?:\.\d+)?/g;

type Printed = { readonly name: string; readonly measured: string; readonly wanted: string };

function run(checkout: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${checkout}: ${args.join(' ')} ended with ${status}\n${stderr}`);
  return stdout;
}

const rowsOf = (printed: string): readonly Printed[] =>
  printed.split('\n').flatMap((line) => {
    const [, name, measured, wanted = ''] = ROW.exec(line) ?? [];
    return name === undefined || measured === undefined ? [] : [{ name, measured, wanted }];
  });

/** Returns a row's text with the median of each number over several runs. */
function medianText(texts: readonly string[]): string {
  const numbers = texts.map((text) => (text.match(NUMBER) ?? []).map(Number));
  const digits = (itemAt(texts, 0).match(NUMBER) ?? []).map((number) => number.split('.')[1]?.length ?? 0);
  let at = 0;
  return itemAt(texts, 0).replace(NUMBER, () => {
    const sorted = lodash.sortBy(numbers.map((each) => itemAt(each, at)));
    const median = itemAt(sorted, Math.floor(sorted.length / 2));
    return median.toFixed(digits[at++]);
  });
}

export function sideBySide(request: {
  readonly game: string;
  readonly against: string;
  readonly runs: number;
}): void {
  const { game, against, runs } = request;
  run(against, [
    path.join(against, 'node_modules/vite/bin/vite.js'),
    ...['build', '--config', 'scripts/vite.config.ts', '--logLevel', 'warn'],
  ]);
  const here = fileURLToPath(new URL('bench.js', import.meta.url));
  // Commits with only one game have no `--game` option.
  const named = ['--games', '0', '--game', game];
  const usage = spawnSync(process.execPath, [BENCH, '--game', ''], { cwd: against, encoding: 'utf8' }).stderr;
  const theirs = usage.includes('--game NAME') ? named : ['--games', '0'];
  const printed: [Printed[][], Printed[][]] = [[], []];
  for (let round = 0; round < runs; round++)
    for (const other of round % 2 === 0 ? [false, true] : [true, false])
      printed[other ? 1 : 0].push([
        ...rowsOf(other ? run(against, [BENCH, ...theirs]) : run(process.cwd(), [here, ...named])),
      ]);
  const [ours, before] = printed;
  const textOf = (all: readonly Printed[][], name: string) => {
    const texts = all.flatMap((rows) =>
      rows.filter((row) => row.name === name).map(({ measured }) => measured),
    );
    return texts.length === 0 ? '–' : medianText(texts);
  };
  console.log(`${game}, medians of ${runs} runs of each in turn`);
  for (const { name, wanted } of itemAt(ours, 0)) {
    console.log(`  ${name.padEnd(46)} now    ${textOf(ours, name).padEnd(60)} ${wanted}`);
    console.log(`  ${''.padEnd(46)} before ${textOf(before, name)}`);
  }
}

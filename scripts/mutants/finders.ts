import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../online/root';
import type { Command, Finder, Mutant } from './mutant';

/** Short forms, each long enough to find its mutants */
const SHORT: Readonly<Record<Command, readonly string[]>> = {
  scan: ['scripts/scan.ts', '--games', '2', '--moves', '22'],
  'scan kilia': ['scripts/scan.ts', '--game', 'kilia', '--games', '1', '--moves', '22'],
  // The second game has three players and therefore neutral cards.
  'scan terramara': ['scripts/scan.ts', '--game', 'terramara', '--games', '2', '--moves', '15'],
  fuzz: ['scripts/fuzzServer.ts', '--messages', '1500'],
  crash: ['scripts/crash.ts', '--kills', '4', '--matches', '2', '--watched', '6'],
  cluster: [
    'scripts/cluster.ts',
    '--servers',
    '2',
    '--workers',
    '0',
    '--matches',
    '2',
    '--faults',
    '1',
    '--spread',
  ],
  load: ['scripts/load.ts', '--matches', '8', '--seconds', '5', '--p95', '1000'],
};

/** Timeout of a finder in ms */
const TIME_LIMIT = 180_000;

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

interface Outcome {
  /** Null if it timed out */
  readonly code: number | null;
  readonly output: string;
}

const isTestFile = (finder: Finder): finder is Extract<Finder, `tests/${string}`> =>
  finder.startsWith('tests/');

export const findersOf = ({ found }: Mutant): [Finder, RegExp][] =>
  Object.entries(found) as [Finder, RegExp][];

/** Runs a finder against the sources in a folder. In a test file it runs only tests whose names match. */
export function runFinder(finder: Finder, names: RegExp, folder: string): Promise<Outcome> {
  if (!isTestFile(finder)) {
    const env = { NODE_ENV: 'production', SERVER_ROOT: folder };
    return run(['--import', 'tsx', ...SHORT[finder]], ROOT, env);
  }
  const env = { NODE_ENV: 'test', NO_COLOR: '1', CI: undefined };
  return run([VITEST, 'run', finder, '--testNamePattern', names.source], folder, env);
}

/** Checks whether the finder reports the fault. A test run that fails for another reason does not count. */
export function isFound(finder: Finder, says: RegExp, { code, output }: Outcome): boolean {
  if (code !== 1) return false;
  if (!isTestFile(finder)) return says.test(output);
  return output.split('\n').some((line) => line.trimStart().startsWith('FAIL ') && says.test(line));
}

/** Checks whether the finder passes. A file in which no test ran does not. */
export const isClean = (finder: Finder, { code, output }: Outcome): boolean =>
  code === 0 && (!isTestFile(finder) || /^ *Tests +.*\d+ passed/m.test(output));

function run(
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Outcome> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  // SIGTERM lets a command stop the servers it has started.
  const timer = setTimeout(() => child.kill('SIGTERM'), TIME_LIMIT);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}

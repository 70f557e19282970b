/**
 * `npm run test:all`: runs the tests that `npm test` leaves out and prints the time of each part and of its slowest
 * files. CONTRIBUTING.md lists what runs where.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

type Part = {
  readonly name: string;
  readonly args: readonly string[];
};

const PARTS: readonly Part[] = [
  { name: 'server: PostgreSQL, cluster, crash, fuzz, scan, mutants', args: ['--project', 'full'] },
  {
    name: 'browser: every screen, size, theme and language',
    args: ['--config', 'vitest.browser.config.ts', '--project', 'full'],
  },
];

/** Number of slowest files to print per part */
const NAMED = 10;

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
  }[];
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0)} s`.padStart(7);

const folder = mkdtempSync(join(tmpdir(), 'test-all-'));
const lines: string[] = [];
let isGreen = true;
for (const [index, { name, args }] of PARTS.entries()) {
  console.log(`\n== ${name}`);
  const file = join(folder, `${index}.json`);
  const begun = Date.now();
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { stdio: 'inherit' },
  );
  isGreen &&= status === 0;
  lines.push(`${seconds(Date.now() - begun)}  ${name}: ${status === 0 ? 'passed' : 'FAILED'}`);
  // Vitest writes no report when it is interrupted or finds no test.
  if (!existsSync(file)) continue;
  const { testResults }: Report = JSON.parse(readFileSync(file, 'utf8'));
  const slowest = testResults
    .map((each) => ({ name: basename(each.name), ms: each.endTime - each.startTime }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, NAMED);
  lines.push(...slowest.map((each) => `${seconds(each.ms)}    ${each.name}`));
}
rmSync(folder, { recursive: true });
console.log(`\n${lines.join('\n')}`);
process.exitCode = isGreen ? 0 : 1;

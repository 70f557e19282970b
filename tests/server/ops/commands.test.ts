/** Commands that play on a server accept `--game` like the other commands. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/online/root';

function run(script: string, game: string, conditions: readonly string[] = []) {
  const args = ['--import', 'tsx', ...conditions, join(ROOT, 'scripts', script), '--game', game];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr };
}

const SCRIPTS = ['load.ts', 'crash.ts', 'fuzzServer.ts', 'scan.ts'];

test.each(SCRIPTS)('%s lists the games when an unknown one is requested', (script) => {
  const { status, stderr } = run(script, 'chess');
  expect(status).toBe(2);
  expect(stderr).toMatch(/: --game: expected one of the games cherez-ural/);
  expect(stderr).toMatch(/usage: npm run \S+ -- \[--game NAME\]/);
});

test.each(['load.ts', 'scan.ts'])("%s explains in a sentence why it can't run a game", (script) => {
  const { status, stderr } = run(script, 'sample', ['--conditions=sample-game']);
  expect(status).toBe(2);
  expect(stderr).toContain('sample is for 2 to 3 players, and this command seats 4');
});

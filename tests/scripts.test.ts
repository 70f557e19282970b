/** Checks that commands for every game take `--game` and report invalid options. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../scripts/online/root';

function run(script: string, ...args: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'scripts', script), ...args],
    { encoding: 'utf8' },
  );
  return { status, stderr, stdout };
}

it.each(['simulate.ts', 'screens.ts', 'benchUi.ts'])('%s lists all games for an unknown one', (script) => {
  const { status, stderr } = run(script, '--game', 'chess');
  expect(status).toBe(2);
  expect(stderr).toContain('--game: expected one of the games cherez-ural, kilia, terramara');
  expect(stderr).toMatch(/usage: npm run \S+ -- \[--game NAME\]/);
});

it.each([
  [['--players', '1'], '--players: expected 2 to 4'],
  [['--setup', '['], '--setup: expected an object as JSON, got ['],
  [['--setup', '{"extraWheel":"gold"}'], '--setup: extraWheel'],
])('simulate reports the problem with %s', (args, sentence) => {
  const { status, stderr } = run('simulate.ts', '--game', 'kilia', ...args);
  expect(status).toBe(2);
  expect(stderr).toContain(sentence);
});

it.each(['kilia', 'terramara'])('simulate plays %s', (game) => {
  const { status, stderr, stdout } = run(
    'simulate.ts',
    '--game',
    game,
    '--players',
    '2',
    '--games',
    '1',
    '--json',
  );
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ games: 1, scores: [[expect.any(Number), expect.any(Number)]] });
});

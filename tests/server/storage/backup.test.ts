import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness } from '../harness';

const script = join(import.meta.dirname, '../../../scripts/backup.ts');
let harness: Harness;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  harness = new Harness();
  await harness.start();
});
afterEach(() => harness.end());

function backup(dataDir: string, ...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
}

test('copies every move while the server runs, and the copy works as a data folder', async () => {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  const copy = join(harness.folder, 'copies', 'today.sqlite');
  const made = backup(harness.dataDir, copy);
  expect([made.status, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toBe(`${copy}: 1 match\n`);
  // The backup contains the key that signs push messages.
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(await wire.play({ matchID, playerID: '1', credentials: credentials[1] }, 1, 0)).toMatchObject({
    ok: true,
  });

  const restored = new Harness();
  mkdirSync(restored.dataDir);
  copyFileSync(copy, restored.databaseFile);
  await restored.start();
  const { state } = await restored.server.storage.fetch(matchID, { state: true });
  expect(state._stateID).toBe(1);
  const back = await restored.wire();
  expect(await back.ask('sync', matchID, '1', credentials[1])).toEqual({ ok: true });
  await restored.end();
});

test("refuses with one sentence and changes nothing when it can't copy", async () => {
  const nowhere = join(harness.folder, 'nowhere');
  const target = join(harness.folder, 'x.sqlite');
  for (const [result, sentence] of [
    [backup(harness.dataDir), /usage/],
    [backup(nowhere, target), /there is no database .*nowhere/],
    [backup(harness.dataDir, harness.databaseFile), /already exists/],
  ] as const) {
    expect(result.status).toBe(2);
    expect(result.stderr).toMatch(sentence);
  }
  expect(existsSync(nowhere)).toBe(false);
  expect(existsSync(target)).toBe(false);
});

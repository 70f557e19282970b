/** Health checks on a full disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Statement } from '../../../src/server/storage/sql/statement';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { databases } from '../storage/databases';
import { newMatch } from '../storage/samples';

describe.each(databases)('on %s', (_, make) => {
  test('writes a value that changes in each check', async () => {
    const database = await make();
    const storage = database.open();
    try {
      await storage.connect();
      await storage.beginRun(1000);
      const seen = async () =>
        (await storage.tables.selectFrom('runs').select('seen_at').executeTakeFirstOrThrow()).seen_at;
      await storage.check();
      const first = await seen();
      expect(first).toBeGreaterThan(1000);
      await vi.waitFor(async () => {
        await storage.check();
        expect(await seen()).toBeGreaterThan(first);
      });
    } finally {
      await database.dispose();
    }
  });
});

/** A disk with space for small writes only. */
class FullDisk extends SqliteStorage {
  isFull = false;

  protected override commit(statements: readonly Statement[]): Promise<void> {
    if (!this.isFull || statements.length === 1) return super.commit(statements);
    return Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  }
}

test("fails while moves can't be written although its own write works, and recovers", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'health-'));
  const storage = new FullDisk({ file: join(folder, 'matches.sqlite') });
  try {
    await storage.connect();
    await storage.beginRun(1000);
    await storage.check();
    storage.isFull = true;
    await expect(storage.createMatch('m', newMatch())).rejects.toThrow('full');
    await expect(storage.check()).rejects.toThrow('database or disk is full');
    storage.isFull = false;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    await storage.check();
  } finally {
    vi.restoreAllMocks();
    await storage.close();
    rmSync(folder, { recursive: true });
  }
});

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { SqliteStorage } from '../../src/server/sqlite-storage';
import { storageConformance } from './storage-conformance';

storageConformance('SQLite', async (games) => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const file = join(folder, 'matches.sqlite');
  const opened: SqliteStorage[] = [];
  const open = (path: string) => {
    const storage = new SqliteStorage({ file: path, games });
    opened.push(storage);
    return storage;
  };
  return {
    storage: open(file),
    reopen: async () => open(file),
    openBackup: async (path) => open(path),
    backupPath: join(folder, 'backups', 'copy.sqlite'),
    dump: () => readFileSync(`${file}-wal`, 'latin1') + readFileSync(file, 'latin1'),
    dispose: async () => {
      for (const storage of opened) await storage.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test('SQLite: a write-ahead log, every commit on disk, a log that can only grow', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const file = join(folder, 'matches.sqlite');
  const storage = new SqliteStorage({ file, games: [] });
  await storage.connect();
  const database = new Libsql(file);
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  database.exec(`
    insert into matches (id, game_name, state_id, state, metadata, updated_at) values ('m', 'sample', 0, '{}', '{}', 0);
    insert into log_entries values ('m', 1, 0, '{}', 0, '[]');
  `);
  expect(() => database.exec(`update log_entries set entry = '[]'`)).toThrow('append-only');
  database.close();
  await storage.close();
  const wal = `${file}-wal`;
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  rmSync(folder, { recursive: true });
});

import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { storageConformance } from './conformance';
import { sqliteDatabase } from './databases';
import { at, entry, follow, newMatch } from './samples';

storageConformance('SQLite', async () => {
  const { open, dispose } = await sqliteDatabase();
  return { storage: open(), reopen: async () => open(), dispose };
});

test('SQLite: uses a write-ahead log, syncs every commit and keeps the log append-only', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const file = join(folder, 'matches.sqlite');
  const storage = new SqliteStorage({ file });
  await storage.connect();
  const database = new Libsql(file);
  expect(database.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  database.exec(`
    insert into matches (id, game_name, state_id, metadata, updated_at) values ('m', 'sample', 0, '{}', 0);
    insert into log_entries values ('m', 1, 0, '{}', 0);
  `);
  expect(() => database.exec(`update log_entries set entry = '[]'`)).toThrow('append-only');
  database.close();
  await storage.close();
  const wal = `${file}-wal`;
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  rmSync(folder, { recursive: true });
});

test('SQLite: writes a full backup while games run, and overwrites none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storage-'));
  const storage = new SqliteStorage({ file: join(folder, 'matches.sqlite') });
  await storage.connect();
  const path = join(folder, 'backups', 'copy.sqlite');
  const { initialState, metadata } = newMatch();
  await storage.createMatch('m', { initialState, metadata });
  const writing = follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
  await storage.backup(path);
  await writing;
  const copy = new SqliteStorage({ file: path });
  const { state, log } = await copy.fetch('m', { state: true, log: true });
  expect(log).toHaveLength(state._stateID);
  await copy.close();
  await expect(storage.backup(path)).rejects.toThrow('exists');
  await storage.close();
  rmSync(folder, { recursive: true });
});

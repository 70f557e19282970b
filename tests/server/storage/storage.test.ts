import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator, sql } from 'kysely';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { migrationsIn, postgresDialect } from '../../../src/server/storage/sql/migrations';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { storageConformance } from './conformance';
import { databases, postgresDatabase } from './databases';
import { at, entry, follow, newMatch } from './samples';

for (const [name, make] of databases) {
  storageConformance(name, async () => {
    const { open, dispose } = await make();
    return { storage: open(), reopen: async () => open(), dispose };
  });
}

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

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])('PostgreSQL', (make) => {
  test("syncs every commit whatever the database's setting is, and keeps the log append-only", async () => {
    const { open, dispose } = await make();
    const storage = open();
    await storage.connect();
    const { rows } = await sql<{
      mode: string;
    }>`select current_setting('synchronous_commit') as mode`.execute(storage.tables);
    expect(rows).toEqual([{ mode: 'on' }]);
    const { initialState, metadata } = newMatch();
    await storage.createMatch('m', { initialState, metadata });
    await follow(storage, 'm', at(initialState, 1), [entry(0, 'a')]);
    await expect(storage.tables.updateTable('log_entries').set({ entry: '[]' }).execute()).rejects.toThrow(
      'append-only',
    );
    await dispose();
  });

  test.each(['0008-talk-rules', '0009-calls', '0010-person-keys', '0011-times-up'])(
    'migrates a database made by a server of %s at the start',
    async (name) => {
      const { open, dispose } = await make();
      const storage = open();
      const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(
        storage.tables,
      );
      const migrator = new Migrator({
        db: storage.tables,
        provider: migrationsIn(postgresDialect),
        migrationTableSchema: itemAt(rows, 0).schema,
      });
      // A migration may fail when another test drops its schema while kysely lists all tables (see
      // postgresStorage.ts).
      await expect
        .poll(async () => (await migrator.migrateTo(name)).error, { timeout: 30_000 })
        .toBeUndefined();
      await storage.connect();
      const { initialState, metadata } = newMatch();
      await storage.createMatch('m', { initialState, metadata });
      expect(await open().listMatches()).toEqual(['m']);
      await dispose();
    },
  );

  test('creates the tables once when several servers start at the same time', async () => {
    const { open, dispose } = await make();
    const storages = [open(), open(), open()];
    await Promise.all(storages.map((storage) => storage.connect()));
    expect(await Promise.all(storages.map((storage) => storage.listMatches()))).toEqual([[], [], []]);
    await dispose();
  });

  test('keeps content when another server creates a match with it while the last match is deleted', async () => {
    const { open, dispose } = await make();
    const [one, other] = [open(), open()];
    await one.connect();
    const content = { hash: 'h', snapshot: { values: 1 } };
    const { initialState, metadata } = newMatch();
    for (let round = 0; round < 10; round++) {
      const match = { initialState, metadata: { ...metadata, content: 'h' }, content };
      await one.createMatch('old', match);
      await Promise.all([one.wipe('old'), other.createMatch(`new-${round}`, match)]);
      expect(await other.fetchContent(metadata.gameName, 'h')).toEqual(content.snapshot);
      await other.wipe(`new-${round}`);
    }
    expect(await one.fetchContent(metadata.gameName, 'h')).toBeUndefined();
    await dispose();
  });
});

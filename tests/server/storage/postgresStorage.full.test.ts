/** Storage on PostgreSQL: the conformance of `storage.test.ts`, and what only a shared database needs. */
import { Migrator, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { migrationsIn, postgresDialect } from '../../../src/server/storage/sql/migrations';
import { storageConformance } from './conformance';
import { postgresDatabase } from './databases';
import { at, entry, follow, newMatch } from './samples';

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])('PostgreSQL', (make) => {
  storageConformance('PostgreSQL', async () => {
    const { open, dispose } = await make();
    return { storage: open(), reopen: async () => open(), dispose };
  });

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

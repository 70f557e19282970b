/** Matchmaking as a whole: the people who are connected, and the data of a key. */
import { describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { hashCredentials } from '../../../src/server/matches/credentials';
import { openStorage } from '../../../src/server/storage/openStorage';
import type { SqlStorage } from '../../../src/server/storage/sqlStorage';
import { endServers, hooks, withWebhooks } from '../notifications/webhooks';
import { databases } from '../storage/databases';
import {
  ANNA,
  ANY,
  addHook,
  addWish,
  ask,
  BORIS,
  CHIYO,
  playedGame,
  server,
  startServer,
  startWithPeople,
  table,
} from './matchmakingServer';

withWebhooks();

test('counts the people who are connected to tables, without names', async () => {
  await startServer();
  expect((await ask('people/here')).body).toEqual({ people: 0 });
  const { matchID, credentials } = await table([null, null]);
  const wires = [await server.harness.wire(), await server.harness.wire(), await server.harness.wire()];
  await itemAt(wires, 0).ask('sync', matchID, '0', itemAt(credentials, 0));
  await itemAt(wires, 1).ask('sync', matchID, '0', itemAt(credentials, 0));
  await itemAt(wires, 2).ask('sync', matchID, null);
  expect((await ask('people/here')).body).toEqual({ people: 2 });
});

describe.each(databases)('on %s', (_, make) => {
  test('everything about looking for players is exported and erased with the key', async () => {
    const { database, dispose } = await make();
    const isPostgres = 'url' in database;
    await startWithPeople(isPostgres ? { DATABASE_URL: database.url } : {});
    const open = (): SqlStorage => openStorage(isPostgres ? database : { file: server.harness.databaseFile });
    await playedGame([ANNA, BORIS]);
    await addWish(ANNA);
    await addHook(ANNA);
    const [boris] = (await ask('people/companions', { key: ANNA })).body.people;
    const made = await table([ANNA]);
    const [credentials] = made.credentials;
    const invitation = { playerID: '0', credentials, key: ANNA, person: boris.id };
    await server.harness.request(`/${made.matchID}/invite`, invitation);
    const { matchID } = await table([CHIYO]);
    const [anna] = (await ask('people/companions', { key: BORIS })).body.people;
    const his = await table([BORIS]);
    await server.harness.request(`/${his.matchID}/invite`, {
      playerID: '0',
      credentials: his.credentials[0],
      key: BORIS,
      person: anna.id,
    });
    const exported = (await ask('people/export', { key: ANNA })).body;
    const found = exported.tablesFound.map((table: { matchID: string }) => table.matchID);
    expect(found.toSorted()).toEqual([matchID, his.matchID].toSorted());
    expect(exported).toMatchObject({
      wishes: [{ wish: ANY, paused: false }],
      channels: [{ kind: 'webhook', address: `${hooks.url}/a` }],
    });
    expect(exported.invitations).toHaveLength(2);
    expect(exported.seats).toHaveLength(2);

    const storage = open();
    const hash = hashCredentials(ANNA);
    const rowsOf = async () => {
      const { tables } = storage;
      const all = await Promise.all([
        tables.selectFrom('wishes').selectAll().execute(),
        tables.selectFrom('wish_matches').selectAll().execute(),
        tables.selectFrom('invitations').selectAll().execute(),
        tables.selectFrom('match_people').selectAll().execute(),
        tables.selectFrom('call_ways').selectAll().execute(),
      ]);
      return all.map((rows) => rows.filter((row) => JSON.stringify(row).includes(hash)).length);
    };
    expect(await rowsOf()).toEqual([1, 2, 2, 2, 1]);
    expect((await ask('people/erase', { key: ANNA })).status).toBe(200);
    expect(await rowsOf()).toEqual([0, 0, 0, 0, 0]);
    expect(await storage.tables.selectFrom('calls_due').selectAll().execute()).toEqual([]);
    await storage.close();
    await endServers();
    await dispose();
  });
});

/** `npm run move-data` copies everything or nothing. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MoveError, moveData } from '../../../src/server/storage/moveData';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import type { SqlStorage } from '../../../src/server/storage/sqlStorage';
import { firstTwo } from '../../firstOf';
import { databases } from './databases';
import { channelTo } from './notifications';
import { at, chat, entry, follow, newMatch } from './samples';

/** Writes something into each table. */
async function fill(storage: SqlStorage): Promise<void> {
  await storage.connect();
  const { initialState, metadata } = newMatch();
  const content = { hash: 'h', snapshot: { name: 'Якутск', gold: 28 } };
  for (const id of ['m', 'M', 'a-b_c', 'ä']) {
    await storage.createMatch(id, {
      initialState,
      metadata: { ...metadata, content: 'h' },
      content,
      network: 'n',
    });
    await follow(storage, id, at(initialState, 1), [entry(0, 'a')], ['1']);
    await storage.addChat(id, 'seats', chat('Привет, 北の毛皮, \u0000'));
    await storage.writeChatRules(id, { host: '0', muted: ['onlookers'] });
    await storage.notifications.add(channelTo(`way ${id}`, '0', { matchID: id }));
    await storage.notifications.makeToken(`way ${id}`, 'stop', null);
    await storage.notifications.beginFirstTurn(id, ['0'], 2 ** 41);
  }
  await storage.people.create('a', 1000);
  await storage.people.keep('a', { name: 'one', sealed: 'x' });
  const rated = { ...metadata, rated: true as const };
  await storage.createMatch('rated', { initialState, metadata: rated, people: { 0: 'a' } });
  await storage.setState('rated', {
    before: initialState,
    state: at(initialState, 1),
    outcome: {
      gameName: 'sample',
      isUnlisted: true,
      seats: [
        { seat: '0', place: 1, score: 7.5 },
        { seat: '1', level: 'hard', place: 2, score: 3 },
      ],
    },
  });
  await storage.ratings.publish('a', 'Анна', 2 ** 41);
  await storage.people.create('b', 1000);
  const wish = { players: null, pace: null, language: null, ratingFrom: null, ratingTo: null, bots: null };
  await storage.matchmaking.addWish('a', { ...wish, games: ['sample'] }, 2 ** 41);
  await storage.matchmaking.reportTable('a', 'm', 2 ** 41, 2 ** 41);
  await storage.moderation.block('b', { blocked: 'a', name: 'Анна', at: 2 ** 41 });
  const invitation = { id: 'i', match_id: 'm', sender: 'a', receiver: 'b', sender_name: 'Анна' };
  await storage.matchmaking.invite({ ...invitation, at: 2 ** 41, until: 2 ** 42 }, 2 ** 41);
  const reported = { reporter: 'b', seat: '0', name: 'Анна', message: '北', person: 'a' };
  const report = { id: 'r', at: 2 ** 41, game_name: 'sample', match_id: 'm', reason: 'x' };
  await storage.moderation.addReport({ ...report, ...reported });
  await storage.moderation.mutePerson('a', 'Анна', 2 ** 41);
  await storage.moderation.muteSeat('m', '1', 'x', 2 ** 41);
  await storage.notifications.key('vapid', () => 'a key');
  await storage.beginRun(2 ** 41);
}

const all = { state: true, metadata: true, log: true } as const;

test.each(databases)(
  'copies all matches from SQLite to %s and back, with counts and hashes',
  async (_, make) => {
    const folder = mkdtempSync(join(tmpdir(), 'move-'));
    const [first, back] = firstTwo(
      ['first', 'back'].map((name) => new SqliteStorage({ file: join(folder, name) })),
    );
    const { open, dispose } = await make();
    const middle = open();
    await fill(first);
    const there = await moveData(first, middle);
    expect(there).toMatchObject({
      matches: { rows: 5 },
      person_seats: { rows: 1 },
      match_people: { rows: 1 },
      rated_games: { rows: 1 },
      rated_seats: { rows: 2 },
      ratings: { rows: 1 },
      profiles: { rows: 1 },
      wishes: { rows: 1 },
      wish_matches: { rows: 1 },
      invitations: { rows: 1 },
      blocks: { rows: 1 },
      reports: { rows: 1 },
      mutes: { rows: 2 },
      log_entries: { rows: 4 },
      runs: { rows: 1 },
      contents: { rows: 1 },
      call_ways: { rows: 4 },
      call_tokens: { rows: 4 },
      calls_due: { rows: 4 },
      server_keys: { rows: 1 },
    });
    expect(await moveData(middle, back)).toEqual(there);
    for (const id of await first.listMatches()) {
      for (const storage of [middle, back]) {
        expect(await storage.fetch(id, all)).toEqual(await first.fetch(id, all));
        expect(await storage.fetchChat(id, ['seats'])).toEqual(await first.fetchChat(id, ['seats']));
        expect(await storage.fetchPaces(id)).toEqual(await first.fetchPaces(id));
        expect(await storage.fetchChatRules(id)).toEqual(await first.fetchChatRules(id));
      }
    }
    expect(await middle.latestMoment()).toBe(2 ** 41);
    // Numbering continues after the copied rows.
    await middle.addChat('m', 'seats', chat('still here'));
    expect(await middle.beginRun(2 ** 41 + 1)).toBeGreaterThan(1);
    await expect(moveData(first, middle)).rejects.toThrow(MoveError);
    expect(await middle.listMatches()).toHaveLength(5);
    await dispose();
    for (const storage of [first, back]) await storage.close();
    rmSync(folder, { recursive: true });
  },
);

test('prints one clear message when arguments, source or target are missing', {
  timeout: 90_000,
}, () => {
  const script = join(import.meta.dirname, '../../../scripts/moveData.ts');
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
      encoding: 'utf8',
    });
    return { status, stderr };
  };
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  expect(run()).toMatchObject({ status: 2, stderr: expect.stringMatching(/^move-data: usage: .*\n$/) });
  expect(run(folder, `${folder}/to`)).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^move-data: there is no database .*\n$/),
  });
  expect(run('postgres://u:secret@127.0.0.1:1/x', folder)).toEqual({
    status: 1,
    stderr: 'move-data: The database 127.0.0.1:1/x does not answer. Start it, or correct DATABASE_URL.\n',
  });
  rmSync(folder, { recursive: true });
});

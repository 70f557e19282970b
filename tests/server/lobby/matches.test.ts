/** The operations of the lobby without HTTP, with a storage on the disk. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { matchHistory } from '../../../src/server/history/history';
import { HistoryRequests } from '../../../src/server/history/historyRequests';
import { Matches } from '../../../src/server/lobby/matches';
import { Contents } from '../../../src/server/matches/contents';
import { KeyedQueue } from '../../../src/server/matches/queue';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { sampleGame } from '../sampleGame';

let folder: string;
let storages: SqliteStorage[];
let logged: { event: string; fields?: object }[];

/** Returns the matches of a new process on the shared data folder. */
async function matchesOfOneProcess(): Promise<Matches> {
  const games = [sampleGame, { ...sampleGame, name: 'other' }];
  const storage = new SqliteStorage({ file: join(folder, 'matches.sqlite') });
  storages.push(storage);
  await storage.connect();
  const log = (event: string, fields?: object) => logged.push({ event, fields });
  const contents = new Contents(storage);
  return new Matches({
    games,
    storage,
    contents,
    histories: new HistoryRequests({
      past: matchHistory(games, contents),
      storage,
      limits: { take: async () => 0 },
    }),
    queue: new KeyedQueue(),
    tablesOf: () => undefined,
    now: Date.now,
    hasOpenHands: () => false,
    botLevels: ['easy'],
    log,
  });
}

let matches: Matches;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'matches-'));
  storages = [];
  logged = [];
  matches = await matchesOfOneProcess();
});
afterEach(async () => {
  for (const storage of storages) await storage.close();
  rmSync(folder, { recursive: true });
});

const create = async (network?: string) =>
  (await matches.create('sample', { numPlayers: 2, network })).matchID;

/** Creates a match at which a person sits, so that it is listed. */
async function open(network?: string): Promise<string> {
  const matchID = await create(network);
  await matches.join('sample', matchID, { playerName: 'Anna' });
  return matchID;
}

test('never gives a seat twice when two processes share a folder', async () => {
  const other = await matchesOfOneProcess();
  for (let round = 0; round < 10; round++) {
    const matchID = await create();
    const answers = await Promise.allSettled(
      [matches, other, matches, other].map((process, number) =>
        process.join('sample', matchID, { playerID: '0', playerName: `P${number}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const both = await Promise.all(
      [matches, other].map((process) =>
        process.join('sample', matchID, { playerName: 'x' }).catch(() => null),
      ),
    );
    expect(both.filter((answer) => answer !== null)).toHaveLength(1);
  }
});

describe('the list', () => {
  test('returns pages without repetition, newest first, and only one network when requested', async () => {
    const ids: string[] = [];
    for (let number = 0; number < 7; number++) ids.push(await open(number % 2 === 0 ? 'north' : 'south'));
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { matches: page, next } = await matches.list('sample', { limit: 3, before });
      expect(page.length).toBeLessThanOrEqual(3);
      seen.push(...page.map(({ matchID }) => matchID));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(ids));
    const south = await matches.list('sample', { limit: 10, network: 'south' });
    expect(south.matches).toHaveLength(3);
    expect(south.next).toBeNull();
    expect([await matches.countOpen(), await matches.countOpen('north')]).toEqual([7, 4]);
  });

  test('omits matches at which no person sits, and goes on behind a page of them', async () => {
    const person = await open();
    await create();
    const bots = { 0: { level: 'easy' }, 1: { level: 'easy' } };
    await matches.create('sample', { numPlayers: 2, bots });
    await matches.create('sample', { numPlayers: 3, bots });
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { matches: page, next } = await matches.list('sample', { limit: 1, before });
      seen.push(...page.map(({ matchID }) => matchID));
      before = next ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual([person]);
  });

  test('refuses a foreign cursor and omits network and revision', async () => {
    await open('north');
    await expect(matches.list('sample', { limit: 3, before: "' or 1" })).rejects.toMatchObject({
      status: 400,
    });
    const [match] = (await matches.list('sample', { limit: 3 })).matches;
    expect(JSON.stringify(match)).not.toMatch(/north|revision|credentials/);
  });

  test('logs and skips an unreadable match', async () => {
    const [good, damaged] = [await open(), await open()];
    const database = new Libsql(join(folder, 'matches.sqlite'));
    database.prepare(`update matches set metadata = '{"players":' where id = ?`).run(damaged);
    database.close();
    const { matches: page } = await matches.list('sample', { limit: 5 });
    expect(page.map(({ matchID }) => matchID)).toEqual([good]);
    expect(logged).toMatchObject([{ event: 'match unreadable', fields: { match: damaged } }]);
  });
});

test("rejects a match under another game's name in every operation", async () => {
  const matchID = await create();
  const { playerCredentials: credentials } = await matches.join('sample', matchID, { playerName: 'Анна' });
  const seated = { playerID: '0', credentials };
  const unknown = { status: 404 };
  await expect(matches.get('other', matchID)).rejects.toMatchObject(unknown);
  await expect(matches.save('other', matchID, 'north')).rejects.toMatchObject(unknown);
  await expect(matches.join('other', matchID, { playerName: 'x' })).rejects.toMatchObject(unknown);
  await expect(matches.leave('other', matchID, seated)).rejects.toMatchObject(unknown);
  await expect(matches.update('other', matchID, { ...seated, newName: 'x' })).rejects.toMatchObject(unknown);
  await expect(matches.playAgain('other', matchID, seated)).rejects.toMatchObject(unknown);
  await expect(
    matches.seatBot('other', matchID, { ...seated, seat: '1', level: 'easy' }),
  ).rejects.toMatchObject(unknown);
  expect((await matches.list('other', { limit: 5 })).matches).toEqual([]);
  await expect(matches.create('third', { numPlayers: 2 })).rejects.toMatchObject(unknown);
});

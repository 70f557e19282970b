/** The history thread returns the same as a replay in the current thread. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchHistory } from '../../../src/server/history/history';
import { type HistoryThread, startHistoryThread } from '../../../src/server/history/thread';
import { Contents } from '../../../src/server/matches/contents';
import { OtherVersionError } from '../../../src/server/storage/otherVersion';
import { UnknownMatchError } from '../../../src/server/storage/storage';
import { Harness, soon } from '../harness';
import { games } from '../sampleGames';

const gameName = 'sample';
let harness: Harness;
let thread: HistoryThread;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  harness = new Harness({}, { games });
  await harness.start();
  thread = startHistoryThread({
    games: new URL('../sampleGames.ts', import.meta.url),
    database: { file: harness.databaseFile },
  });
});
afterEach(async () => {
  await thread.close();
  await harness.end();
});

const here = () => matchHistory(games, new Contents(harness.server.storage));

test("returns each viewer's own history of a running match, and everything after its end", async () => {
  const running = await harness.match();
  const wire = await harness.wire();
  await wire.play({ matchID: running.matchID, playerID: '0', credentials: running.credentials[0] }, 0, 0);
  const over = await harness.match();
  await harness.finish(over.matchID, over.credentials);
  for (const { matchID } of [running, over]) {
    for (const playerID of ['0', '1', null]) {
      const lookBack = { gameName, matchID, playerID };
      const expected = JSON.parse(JSON.stringify(await here().history(lookBack)));
      expect(JSON.parse(JSON.stringify(await thread.history(lookBack)))).toEqual(expected);
    }
  }
});

test('hides in the history of a running match what the log hides, and shows it when the match is over', async () => {
  const argsSeenBy = async (matchID: string, playerID: string | null) => {
    const { steps } = await here().history({ gameName, matchID, playerID });
    return steps
      .filter(({ entry }) => entry.action.payload.type === 'play')
      .map(({ entry }) => entry.action.payload.args);
  };
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  for (const [move, card] of [2, 1].entries()) {
    const seat = { matchID, playerID: String(move), credentials: credentials[move] };
    expect(await wire.play(seat, move, card)).toMatchObject({ ok: true });
  }
  // A seat sees which of its cards it played.
  expect(await argsSeenBy(matchID, '0')).toEqual([[2], null]);
  expect(await argsSeenBy(matchID, '1')).toEqual([null, [1]]);
  expect(await argsSeenBy(matchID, null)).toEqual([null, null]);

  const looker = await harness.wire();
  await looker.ask('sync', matchID, null);
  const answer = await looker.ask('history', matchID);
  expect(answer).toMatchObject({ ok: true, history: { steps: expect.any(Array) } });
  expect(JSON.stringify(answer)).not.toMatch(/"args":\[\d/);
  for (const [index, card] of [0, 0, 0].entries()) {
    const move = index + 2;
    const seat = { matchID, playerID: String(move % 2), credentials: credentials[move % 2] };
    expect(await wire.play(seat, move, card)).toMatchObject({ ok: true });
  }
  expect(await argsSeenBy(matchID, null)).toEqual([[2], [1], [0], [0], [0]]);
});

test('refuses the same histories in the worker thread as in the main thread', async () => {
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  await wire.play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
  await expect(thread.check({ gameName, matchID })).resolves.toBeUndefined();
  const unknown = { gameName, matchID: 'nothing', playerID: null };
  await expect(thread.history(unknown)).rejects.toThrow(UnknownMatchError);
  // A log that no longer leads to the stored position, as with changed rules.
  const database = new Libsql(harness.databaseFile);
  database.exec('delete from log_entries');
  database.close();
  await expect(thread.history({ gameName, matchID, playerID: '0' })).rejects.toThrow(OtherVersionError);
  await expect(thread.check({ gameName, matchID })).rejects.toThrow(OtherVersionError);
});

test('uses the thread when the server has a module of games', async () => {
  await harness.end();
  harness = new Harness({}, { games, gamesModule: new URL('../sampleGames.ts', import.meta.url) });
  await harness.start();
  const { matchID, credentials } = await harness.match();
  const wire = await harness.wire();
  const seat = { matchID, playerID: '0', credentials: credentials[0] };
  expect(await wire.ask('sync', matchID, '0', credentials[0])).toMatchObject({ ok: true });
  await wire.play(seat, 0, 0);
  const answer = await wire.ask('history', matchID);
  expect(answer).toMatchObject({ ok: true, history: { steps: [expect.anything()] } });
});

describe('the history thread of a server', () => {
  /** Returns a module of games that writes a file when it is loaded. */
  function telling() {
    const module = join(harness.folder, 'games.mjs');
    const loaded = join(harness.folder, 'loaded');
    const lines = [
      "import { writeFileSync } from 'node:fs';",
      `writeFileSync(${JSON.stringify(loaded)}, '');`,
      'export const games = [];',
    ];
    writeFileSync(module, lines.join('\n'));
    return { gamesModule: pathToFileURL(module), loaded };
  }

  test('starts before anybody asks for a history', async () => {
    const { gamesModule, loaded } = telling();
    const other = new Harness();
    await other.start(0, { gamesModule });
    await soon(() => expect(existsSync(loaded)).toBe(true));
    await other.end();
  });

  test('ends without log lines when the server closes while the thread starts', async () => {
    const other = new Harness();
    await other.start(0, telling());
    await other.end();
    expect(other.logged).toEqual([]);
  });
});

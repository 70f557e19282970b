/** Migrations of databases from older servers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LogEntry, State } from 'boardgame.io';
import { CreateGameReducer, InitializeGame, ProcessGameConfig } from 'boardgame.io/internal';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import Libsql from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrationsIn, sqliteDialect } from '../../../src/server/storage/sql/migrations';
import { SqliteStorage } from '../../../src/server/storage/sqliteStorage';
import { type SampleState, sampleGame } from '../sampleGame';

let folder: string;
let file: string;
let storage: SqliteStorage | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  file = join(folder, 'matches.sqlite');
});
afterEach(async () => {
  await storage?.close();
  storage = undefined;
  rmSync(folder, { recursive: true });
});

async function databaseOf(migration: string): Promise<InstanceType<typeof Libsql>> {
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: new Libsql(file) }) });
  const { error } = await new Migrator({ db, provider: migrationsIn(sqliteDialect) }).migrateTo(migration);
  if (error !== undefined) throw error;
  await db.destroy();
  return new Libsql(file);
}

async function updated(): Promise<SqliteStorage> {
  storage = new SqliteStorage({ file });
  await storage.connect();
  return storage;
}

interface Written {
  readonly beginning: State<SampleState>;
  readonly state: State<SampleState>;
  readonly log: readonly { stateID: number; entries: LogEntry[]; at: number; toAct: string[] }[];
}

/** Returns a match as it was stored then: each action with its log entries. */
function played(actions: readonly string[]): Written {
  const game = ProcessGameConfig(sampleGame);
  const reduce = CreateGameReducer({ game });
  const beginning = InitializeGame({ game, numPlayers: 2 });
  let state = beginning;
  const log: Written['log'][number][] = [];
  for (const [index, action] of actions.entries()) {
    const isMove = action === action.toLowerCase();
    const payload = {
      type: isMove ? action : null,
      args: action === 'play' ? [0] : [],
      playerID: state.ctx.currentPlayer,
    };
    const type = isMove ? 'MAKE_MOVE' : action;
    const { deltalog = [], ...after } = reduce(state, { type, payload } as Parameters<typeof reduce>[1]);
    if (after._stateID === state._stateID) throw new Error(`${action} was refused`);
    state = after;
    log.push({
      stateID: state._stateID,
      entries: deltalog,
      at: 1000 * (index + 1),
      toAct: [state.ctx.currentPlayer],
    });
  }
  return { beginning, state, log };
}

function write(database: InstanceType<typeof Libsql>, id: string, { beginning, state, log }: Written): void {
  const metadata = {
    gameName: 'sample',
    players: { 0: { id: 0 }, 1: { id: 1 } },
    createdAt: 1,
    updatedAt: 1,
  };
  database
    .prepare(
      'insert into matches (id, game_name, state_id, state, metadata, updated_at) values (?, ?, ?, ?, ?, ?)',
    )
    .run(id, 'sample', state._stateID, JSON.stringify(state), JSON.stringify(metadata), 9000);
  database
    .prepare('insert into initial_states (match_id, state) values (?, ?)')
    .run(id, JSON.stringify(beginning));
  const insert = database.prepare(
    'insert into log_entries (match_id, state_id, position, entry, at, to_act) values (?, ?, ?, ?, ?, ?)',
  );
  for (const { stateID, entries, at, toAct } of log) {
    for (const [place, entry] of entries.entries()) {
      insert.run(id, stateID, place, JSON.stringify(entry), at, JSON.stringify(toAct));
    }
  }
}

/** Returns the names of moves, undos and redos in a log, without automatic moves. */
const namesIn = (log: readonly LogEntry[]): string[] =>
  log.filter(({ automatic }) => automatic !== true).map(({ action }) => action.payload.type ?? action.type);

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const all = { state: true, metadata: true, log: true } as const;

test('changes nothing if one of the migrations fails, and runs them all at the next start', async () => {
  const database = await databaseOf('0005-revisions-and-networks');
  write(database, 'm', played(['think', 'play']));
  database.exec('create table person_keys (in_the_way integer)');
  const schema = () => database.prepare('select * from sqlite_schema order by name').all();
  const before = schema();
  await expect(updated()).rejects.toThrow('person_keys');
  await storage?.close();
  expect(schema()).toEqual(before);
  database.exec('drop table person_keys');
  database.close();
  expect((await (await updated()).fetch('m', all)).state._stateID).toBe(2);
});

describe('0006: separate positions and compacted logs', () => {
  test('continues a match with its undo and redo steps', async () => {
    const match = played(['think', 'think', 'think', 'UNDO', 'UNDO']);
    const database = await databaseOf('0005-revisions-and-networks');
    write(database, 'm', match);
    database.close();
    const found = await (await updated()).fetch('m', all);
    expect([match.state._undo.length, match.state._redo.length]).toEqual([2, 2]);
    expect(found.state).toEqual(plain(match.state));
    expect(found.metadata).toMatchObject({ gameName: 'sample', updatedAt: 9000, revision: 0 });
    expect(await storage?.fetchBeginning('m')).toEqual(plain(match.beginning));
    // The first move after the migration can be stored.
    const reduce = CreateGameReducer({ game: ProcessGameConfig(sampleGame) });
    const payload = { type: 'play', args: [0], playerID: '0' };
    const { deltalog, ...state } = reduce(found.state, { type: 'MAKE_MOVE', payload } as Parameters<
      typeof reduce
    >[1]);
    await storage?.setState('m', { before: found.state, state, deltalog, toAct: ['1'] });
    const after = await storage?.fetch('m', all);
    expect(after?.state).toEqual(plain(state));
    expect(namesIn(after?.log ?? [])).toEqual(['think', 'play']);
  });

  test.each([
    [
      ['think', 'UNDO', 'think', 'play'],
      ['think', 'play'],
    ],
    [
      ['think', 'UNDO', 'REDO', 'play'],
      ['think', 'play'],
    ],
    [
      ['think', 'think', 'UNDO', 'REDO', 'UNDO'],
      ['think', 'think', 'UNDO'],
    ],
    [
      ['play', 'think', 'play'],
      ['play', 'think', 'play'],
    ],
  ])('compacts the log %j to effective and redoable moves: %j', async (actions, kept) => {
    const database = await databaseOf('0005-revisions-and-networks');
    write(database, 'm', played(actions));
    write(database, 'other', played(['think', 'play']));
    database.close();
    const log = async (id: string) =>
      namesIn((await (storage ?? (await updated())).fetch(id, { log: true })).log);
    expect(await log('m')).toEqual(kept);
    expect(await log('other')).toEqual(['think', 'play']);
  });

  test('counts a clock from the old changes of the seats to act', async () => {
    const database = await databaseOf('0005-revisions-and-networks');
    write(database, 'm', played(['think', 'UNDO', 'think', 'play', 'play']));
    database.close();
    expect(await (await updated()).fetchPaces('m')).toEqual([
      { at: 1000, toAct: ['0'] },
      { at: 4000, toAct: ['1'] },
      { at: 5000, toAct: ['0'] },
    ]);
  });

  test('keeps other matches readable when one is damaged', async () => {
    const database = await databaseOf('0005-revisions-and-networks');
    const match = played(['think']);
    write(database, 'm', match);
    write(database, 'damaged', match);
    database.exec(`update matches set state = '{"G":' where id = 'damaged'`);
    database.close();
    expect((await (await updated()).fetch('m', all)).state).toEqual(plain(match.state));
    expect(Object.keys((await storage?.fetch('damaged', all)) ?? {}).toSorted()).toEqual(['log', 'metadata']);
  });
});

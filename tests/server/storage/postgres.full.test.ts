/** Several servers on one PostgreSQL database, and errors when it is unavailable. */
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Relay } from '../../../scripts/online/relay';
import { itemAt } from '../../../src/rules-kit/indexed';
import { readSettings } from '../../../src/server/ops/settings';
import { startProblem } from '../../../src/server/ops/startProblems';
import { openStorage } from '../../../src/server/storage/openStorage';
import { firstTwo } from '../../firstOf';
import { Harness, soon } from '../harness';
import { run, withPrograms } from '../programs';
import { postgresDatabase, type TestDatabase } from './databases';

withPrograms();

async function expectSentence(program: ReturnType<typeof run>, sentence: RegExp) {
  expect([await program.ended, program.err]).toEqual([1, expect.stringMatching(sentence)]);
  expect(program.err.trimEnd().split('\n')).toHaveLength(1);
  expect(program.out).toBe('');
}

describe('a server with a wrong DATABASE_URL prints one sentence and exits with 1', {
  timeout: 60_000,
}, () => {
  const SENTENCE = /^DATABASE_URL must be an address like postgres:\S+$/;

  test('when it is no address of PostgreSQL, without printing the password', async () => {
    const program = run({ DATABASE_URL: 'mysql://u:secret@x/y' });
    await expectSentence(program, new RegExp(SENTENCE, 'm'));
    expect(program.err).not.toContain('secret');
  });

  test.each(['nonsense', 'postgres://127.0.0.1:5432', '/var/lib/kontor'])(
    'for %s, which the storage refuses',
    (url) => expect(() => openStorage({ url })).toThrow(SENTENCE),
  );

  test('when the database can’t be reached, without printing the password', async () => {
    const program = run({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/kontor' });
    await expectSentence(
      program,
      /^The database 127\.0\.0\.1:1\/kontor does not answer\. .*DATABASE_URL\.\n$/,
    );
    expect(program.err).not.toContain('secret');
  });
});

const FAREWELL = 'SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0';

/**
 * Ends all connections, including new ones, once clients have sent this many chunks. With `says`, PostgreSQL
 * announces a shutdown first.
 */
function breakAt(nth: number, says: boolean) {
  const length = Buffer.alloc(4);
  length.writeInt32BE(length.length + FAREWELL.length);
  const farewell = Buffer.concat([Buffer.from('E'), length, Buffer.from(FAREWELL)]);
  const ends: (() => void)[] = [];
  let pieces = 0;
  return (client: Socket, server: Socket) => {
    ends.push(() => {
      if (says) client.end(farewell);
      else client.destroy();
      server.destroy();
    });
    if (pieces >= nth) ends.at(-1)?.();
    client.on('data', () => {
      pieces += 1;
      if (pieces === nth) for (const end of ends) end();
    });
  };
}

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])('PostgreSQL', (make) => {
  let database: TestDatabase;
  let url: string;
  let servers: Harness[];

  beforeEach(async () => {
    for (const stream of ['error', 'log', 'warn'] as const) {
      vi.spyOn(console, stream).mockImplementation(() => undefined);
    }
    database = await make();
    url = 'url' in database.database ? database.database.url : '';
    servers = [];
  });
  afterEach(async () => {
    for (const server of servers) await server.end();
    await database.dispose();
  });

  async function start(): Promise<Harness> {
    const server = new Harness({ DATABASE_URL: url });
    servers.push(server);
    await server.start();
    return server;
  }

  test('prints a clear message when the database is missing or was written by a newer version', {
    timeout: 60_000,
  }, async () => {
    const nowhere = new URL(url);
    nowhere.pathname = '/no_such_database';
    await expectSentence(
      run({ DATABASE_URL: nowhere.href }),
      /^The database \S+\/no_such_database is not there\. .*\n$/,
    );
    const storage = openStorage(database.database);
    await storage.connect();
    await sql`insert into kysely_migration values ('9999-of-the-future', '2099-01-01')`.execute(
      storage.tables,
    );
    await storage.close();
    await expectSentence(
      run({ DATABASE_URL: url }),
      /^The database \S+ was written by a newer version .*\n$/,
    );
  });

  // A new database gets its tables during the start, which takes many more chunks.
  const next = { new: (nth: number) => 2 * nth, 'up-to-date': (nth: number) => nth + 1 };
  test.each([
    ['new', 'cut off', false],
    ['new', 'shut down', true],
    ['up-to-date', 'cut off', false],
    ['up-to-date', 'shut down', true],
  ] as const)(
    'prints one message when the %s database is %s during the start, and starts later',
    async (age, _, says) => {
      if (age === 'up-to-date') await database.open().connect();
      const failed: (string | undefined)[] = [];
      for (let nth = 1, isStarted = false; !isStarted; nth = next[age](nth)) {
        const relay = new Relay([Number(new URL(url).port || 5432)], breakAt(nth, says));
        const way = new URL(url);
        way.host = `127.0.0.1:${await relay.listen()}`;
        const env = { DATABASE_URL: way.href };
        const server = new Harness(env);
        await server.start().then(
          () => {
            isStarted = true;
          },
          (error) => failed.push(startProblem(error, readSettings(env))?.sentence),
        );
        await server.end();
        await relay.close();
      }
      expect(failed.length).toBeGreaterThan(5);
      for (const sentence of failed) expect(sentence).toMatch(/^The database \S+ does not answer\. /);
    },
  );

  test('starts while others create and drop schemas', async () => {
    const { tables } = database.open();
    const name = `test_dropped_${Date.now()}_${process.pid}`;
    let isOver = false;
    const dropping = (async () => {
      while (!isOver) {
        await sql`create schema ${sql.id(name)}`.execute(tables);
        await sql`create table ${sql.id(name, 'some')} (a int)`.execute(tables);
        await sql`drop schema ${sql.id(name)} cascade`.execute(tables);
      }
    })();
    try {
      for (let start = 0; start < 10; start++) await database.open().connect();
    } finally {
      isOver = true;
      await dropping;
    }
  });

  test('gives no seat twice when two servers share it', async () => {
    const both = [await start(), await start()];
    for (let round = 0; round < 5; round++) {
      const { matchID } = await itemAt(both, round % 2).lobby.createMatch('sample', { numPlayers: 2 });
      const asked = Array.from({ length: 8 }, (_, number) =>
        itemAt(both, number % 2).request(`/${matchID}/join`, { playerID: '0', playerName: `P${number}` }),
      );
      const answers = await Promise.all(asked);
      const given = answers.filter(({ status }) => status === 200);
      expect(given).toHaveLength(1);
      const seated = { playerID: '0', credentials: itemAt(given, 0).body.playerCredentials };
      for (const server of both) {
        expect(await (await server.wire()).ask('sync', matchID, '0', seated.credentials)).toEqual({
          ok: true,
        });
      }
    }
  });

  test('takes each move once when two servers share it, and lets both continue', async () => {
    const both = [await start(), await start()];
    const { matchID, credentials } = await itemAt(both, 0).match();
    const wires = await Promise.all(both.map((server) => server.wire()));
    for (const wire of wires) await wire.ask('sync', matchID, '0', credentials[0]);
    const taken: number[] = [];
    for (let move = 0; move < 5; move++) {
      const seat = move % 2;
      const key = { matchID, playerID: String(seat), credentials: credentials[seat] };
      const answers = await Promise.all(wires.map((wire) => wire.play(key, move, 0)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      for (const answer of answers)
        if (!answer.ok) expect(['stale', 'illegal', 'gameOver']).toContain(answer.reason);
      taken.push(answers.findIndex(({ ok }) => ok));
      // The server that was too late has sent the true position.
      const late = itemAt(wires, 1 - itemAt(taken, move))
        .events('sync')
        .at(-1)?.[2];
      expect(late).toMatchObject({ state: { _stateID: move + 1 } });
    }
    const { state, log } = await itemAt(both, 0).server.storage.fetch(matchID, { state: true, log: true });
    expect(state).toMatchObject({ _stateID: 5, ctx: { gameover: { cards: 5 } } });
    expect(log.filter(({ action }) => action.type === 'MAKE_MOVE')).toHaveLength(5);
  });

  test('opens a seat on no server after it was left on another', async () => {
    const both = [await start(), await start()];
    const { matchID, credentials } = await itemAt(both, 0).match();
    const wires = await Promise.all(both.map((server) => server.wire()));
    const one = { matchID, playerID: '1', credentials: credentials[1] };
    await itemAt(wires, 1).play({ matchID, playerID: '0', credentials: credentials[0] }, 0, 0);
    await itemAt(wires, 1).ask('sync', matchID, '1', credentials[1]);
    expect((await itemAt(both, 0).request(`/${matchID}/leave`, one)).status).toBe(200);
    expect(await itemAt(wires, 1).play(one, 1, 0)).toMatchObject({ ok: false, reason: 'unauthorized' });
  });

  test('reads histories in a thread', async () => {
    const harness = new Harness(
      { DATABASE_URL: url },
      { gamesModule: new URL('../sampleGames.ts', import.meta.url) },
    );
    servers.push(harness);
    await harness.start();
    const { matchID, credentials } = await harness.match();
    await harness.finish(matchID, credentials);
    const wire = await harness.wire();
    await wire.ask('sync', matchID, null);
    const answer = await wire.ask('history', matchID);
    expect(answer.ok && answer.history?.steps).toHaveLength(5);
  });

  test('answers requests and takes the next move after all connections were ended', async () => {
    const named = new URL(url);
    named.searchParams.set('application_name', 'cut-off');
    const server = new Harness({ DATABASE_URL: named.href });
    servers.push(server);
    await server.start();
    const { matchID, credentials } = await server.match();
    const wire = await server.wire();
    const [zero, one] = firstTwo(
      [0, 1].map((seat) => ({
        matchID,
        playerID: String(seat),
        credentials: credentials[seat],
      })),
    );
    expect(await wire.play(zero, 0, 0)).toMatchObject({ ok: true });
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut-off'
    `.execute(database.open().tables);
    expect(rows.length).toBeGreaterThan(0);
    await soon(async () => {
      const answer = await wire.play(one, 1, 0);
      expect(answer.ok || answer.reason === 'stale').toBe(true);
    });
    const { state } = await server.server.storage.fetch(matchID, { state: true });
    expect(state._stateID).toBe(2);
  });

  test('fails a query and keeps the server alive when the connection ends in the middle', async () => {
    const [storage, other] = [database.open(), database.open()];
    await storage.connect();
    const asked = sql`select pg_sleep(60) as ${sql.id(`asked_${Date.now()}`)}`.execute(storage.tables);
    const failed = expect(asked).rejects.toThrow();
    await soon(async () => {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'select pg_sleep(60) as "asked_%' and pid <> pg_backend_pid()
      `.execute(other.tables);
      expect(rows.length).toBeGreaterThan(0);
    });
    await failed;
    // The pool may take a moment to notice.
    await soon(async () => expect(await storage.listMatches()).toEqual([]));
  });
});

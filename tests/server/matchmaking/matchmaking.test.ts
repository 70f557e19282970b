/** Wishes for tables, the notifications they lead to, and invitations. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { hashCredentials } from '../../../src/server/matches/credentials';
import { INVITED_FOR } from '../../../src/server/matchmaking/matchmaking';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import { expire } from '../../../src/server/storage/expiry';
import { openStorage } from '../../../src/server/storage/openStorage';
import type { SqlStorage } from '../../../src/server/storage/sqlStorage';
import type { TableWish } from '../../../src/session/matchmaking';
import { ManualTime } from '../notifications/manualTime';
import { type NotificationServer, startNotificationServer } from '../notifications/notificationServer';
import { type HttpReceiver, httpReceiver } from '../notifications/receivers';
import { databases, postgresDatabase } from '../storage/databases';

const MINUTE = 60_000;
const KEYS = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43));
const [ANNA, BORIS, CHIYO, DORA] = KEYS as [string, string, string, string];

let hooks: HttpReceiver;
let server: NotificationServer;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  hooks = await httpReceiver();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  hooks.close();
});

async function start(
  env: Record<string, string> = {},
  clock = new ManualTime(),
): Promise<NotificationServer> {
  const started = await startNotificationServer(env, clock, {
    placesOf: () => ({ 0: { place: 1, score: 9 }, 1: { place: 2, score: 7 } }),
    bots: { levels: ['easy'], choose: () => new Promise(() => undefined) },
  });
  ends.push(() => started.harness.end());
  return started;
}

async function ask(path: string, body?: object, { harness } = server) {
  const response = await fetch(`${harness.url}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, body: await response.json() };
}

const ANY: TableWish = {
  games: ['sample'],
  players: null,
  pace: null,
  language: null,
  ratingFrom: null,
  ratingTo: null,
  bots: null,
};

const addWish = (key: string, wish: Partial<TableWish> = {}, at = server) =>
  ask('people/wishes/add', { key, wish: { ...ANY, ...wish } }, at);

/** Adds a confirmed webhook for a person. Its address ends in the first letter of the key. */
async function addHook(key: string, at = server): Promise<void> {
  const way = { kind: 'webhook', url: `${hooks.url}/${key[0]}`, format: 'json' };
  const added = await ask('people/calls/add', { key, language: 'en', way }, at);
  expect(added).toMatchObject({ status: 200, body: { ways: [{ state: 'waiting' }] } });
  const { confirm } = JSON.parse(String(hooks.received.at(-1)?.body));
  expect(await at.page(confirm)).toContain('Yes, notify me here');
  await at.page(confirm, true);
}

const told = () =>
  hooks.received
    .map(({ path, body }) => ({ to: path, ...JSON.parse(String(body)) }))
    .filter(({ event }) => event !== 'confirm');

/** Creates a table at which these people sit; null is an anonymous one. */
async function table(keys: readonly (string | null)[], options: Record<string, unknown> = {}, at = server) {
  const { body } = await at.harness.request('/create', { numPlayers: 2, ...options });
  const matchID = String(body.matchID);
  const credentials: string[] = [];
  for (const [seat, key] of keys.entries()) {
    const joined = await at.harness.request(`/${matchID}/join`, {
      playerID: String(seat),
      playerName: `P${seat}`,
      ...(key === null ? {} : { person: key }),
    });
    expect(joined.status).toBe(200);
    credentials.push(joined.body.playerCredentials);
  }
  return { matchID, credentials };
}

/** Plays a game of two people to its end. */
async function playedGame(keys: readonly [string, string], options: Record<string, unknown> = {}) {
  const { matchID, credentials } = await table(keys, options);
  await server.harness.finish(matchID, credentials);
  return matchID;
}

const inDue = async (time = NOTIFY_AFTER) => server.clock.advance(time);

describe('a wish', () => {
  beforeEach(async () => {
    server = await start();
    for (const key of KEYS) await ask('people/create', { key });
  });

  test('is kept, changed, paused and erased', async () => {
    const { body } = await addWish(ANNA, { players: 2 });
    const [{ id }] = body.wishes;
    expect(body.wishes).toEqual([{ id, wish: { ...ANY, players: 2 }, paused: false }]);
    const wish = { ...ANY, bots: false, ratingFrom: 900, ratingTo: 1100 };
    expect((await ask('people/wishes/change', { key: ANNA, id, wish })).body.wishes).toEqual([
      { id, wish, paused: false },
    ]);
    expect((await ask('people/wishes/pause', { key: ANNA, id, paused: true })).body.wishes).toEqual([
      { id, wish, paused: true },
    ]);
    expect((await ask('people/wishes', { key: BORIS })).body).toEqual({ wishes: [] });
    const notHers = { status: 404, body: { error: 'You have no such wish.' } };
    for (const change of ['change', 'pause', 'remove'])
      expect(await ask(`people/wishes/${change}`, { key: BORIS, id, wish, paused: false })).toEqual(notHers);
    expect((await ask('people/wishes/remove', { key: ANNA, id })).body).toEqual({ wishes: [] });
    expect(await ask('people/wishes/remove', { key: ANNA, id })).toEqual(notHers);
  });

  test.each([
    [{ games: [] }, 400, 'The wish.games must name at least one game.'],
    [{ games: undefined }, 400, 'The wish.games must name at least one game.'],
    [{ games: ['chess'] }, 404, 'There is no game chess here.'],
    [{ players: 0 }, 400, 'The wish.players must be a whole number from 1 to 20.'],
    [{ pace: 'slow' }, 400, 'The wish.pace must be one of none, live, days.'],
    [{ language: 'de' }, 400, 'The wish.language must be en or ja.'],
    [{ ratingFrom: -1 }, 400, 'The wish.ratingFrom must be a whole number of points from 0 to 5000.'],
    [{ ratingFrom: 2, ratingTo: 1 }, 400, 'The wish must have a ratingFrom that is not above ratingTo.'],
    [{ bots: 'yes' }, 400, 'The wish.bots must be true or false.'],
  ])('is refused with %j: %i %s', async (wish, status, error) => {
    expect(await addWish(ANNA, wish as Partial<TableWish>)).toEqual({ status, body: { error } });
  });

  test('can exist five times per person, also if several are added at once', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => addWish(ANNA)));
    expect(added.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(await addWish(ANNA)).toEqual({
      status: 409,
      body: { error: 'You can look for at most 5 kinds of tables. Erase one first.' },
    });
  });

  test('leads to one notification per table, without the link to any seat', async () => {
    await addWish(ANNA);
    await addWish(ANNA, { players: 2 });
    await addHook(ANNA);
    const { matchID } = await table([BORIS, null], { numPlayers: 3 });
    await inDue(NOTIFY_AFTER - 1);
    expect(told()).toEqual([]);
    await inDue(1);
    expect(told()).toMatchObject([
      {
        to: '/a',
        event: 'table',
        game: 'sample',
        text: 'A table fits what you are looking for, and a seat is free.',
        table: 'At the table: P0, P1',
        url: `${server.harness.url}/online/sample/t/${matchID}`,
      },
    ]);
    await inDue(600 * MINUTE);
    expect(told()).toHaveLength(1);
    await table([BORIS]);
    await inDue();
    expect(told()).toHaveLength(2);
    expect(await server.page(told()[0].stop)).toContain('gets a message when a table fits');
    await server.page(told()[0].stop, true);
    await table([CHIYO]);
    await inDue();
    expect(told()).toHaveLength(2);
  });

  const fitting: readonly [Partial<TableWish>, object, object][] = [
    [{ players: 3 }, { numPlayers: 3 }, { numPlayers: 2 }],
    [{ pace: 'none' }, {}, { clock: { minutes: 5 } }],
    [{ pace: 'live' }, { clock: { minutes: 5 } }, { clock: { turnHours: 5 } }],
    [{ pace: 'days' }, { clock: { turnHours: 5 } }, {}],
    [{ language: 'ja' }, { language: 'ja' }, { language: 'en' }],
    [{ language: 'ja' }, {}, { language: 'en' }],
    [{ bots: true }, { numPlayers: 3, bots: { 1: { level: 'easy' } } }, { numPlayers: 3 }],
    [{ bots: false }, { numPlayers: 3 }, { numPlayers: 3, bots: { 1: { level: 'easy' } } }],
    [{ ratingFrom: 1000 }, { rated: true }, {}],
    [{ ratingTo: 1000 }, { rated: true }, {}],
    [{ ratingFrom: 900, ratingTo: 1100 }, { rated: true }, {}],
    [{}, {}, { unlisted: true }],
  ];
  test.each(fitting)('for %j is fulfilled by a table with %j and not with %j', async (wish, right, wrong) => {
    await addWish(ANNA, wish);
    await addHook(ANNA);
    await table([BORIS], { ...wrong });
    await inDue();
    expect(told()).toEqual([]);
    const { matchID } = await table([BORIS], { ...right });
    await inDue();
    expect(told().map(({ url }) => url)).toEqual([`${server.harness.url}/online/sample/t/${matchID}`]);
  });

  test('for ratings is fulfilled only if everybody at the table is within them', async () => {
    await playedGame([BORIS, CHIYO], { rated: true });
    await addWish(ANNA, { ratingFrom: 1050 });
    await addHook(ANNA);
    await table([CHIYO], { rated: true });
    await table([BORIS, DORA], { rated: true, numPlayers: 3 });
    await inDue();
    // The table of Boris fitted before Dora sat down.
    expect(told()).toEqual([]);
    await table([BORIS], { rated: true });
    await inDue();
    expect(told()).toHaveLength(1);
    const { matches } = (await server.harness.request('?isGameover=false')).body;
    // Tables of the same moment have no order.
    expect(new Set(matches.map(({ ratings }: { ratings: object }) => ratings))).toEqual(
      new Set([
        { least: 1100, most: 1100 },
        { least: 1000, most: 1100 },
        { least: 900, most: 900 },
      ]),
    );
  });

  test('is not fulfilled by tables without a person, by one’s own, or by one that fills up or is left', async () => {
    await addWish(ANNA);
    await addHook(ANNA);
    await table([]);
    await table([], { numPlayers: 3, bots: { 0: { level: 'easy' }, 1: { level: 'easy' } } });
    await table([ANNA]);
    await table([BORIS, CHIYO]);
    const left = await table([BORIS]);
    const gone = { playerID: '0', credentials: itemAt(left.credentials, 0) };
    await server.harness.request(`/${left.matchID}/leave`, gone);
    await inDue();
    expect(told()).toEqual([]);
  });

  test('that is paused, erased or changed leads to no notification, not even of a table found before', async () => {
    await addHook(ANNA);
    for (const change of ['pause', 'remove', 'change', 'erase'] as const) {
      const { id } = (await addWish(ANNA)).body.wishes.at(-1);
      await table([BORIS]);
      const wish = { ...ANY, players: 4 };
      if (change === 'erase') await ask('people/erase', { key: ANNA });
      else await ask(`people/wishes/${change}`, { key: ANNA, id, paused: true, wish });
      await table([BORIS]);
      await inDue();
      expect(told(), change).toEqual([]);
    }
  });
});

describe('an invitation', () => {
  beforeEach(async () => {
    server = await start();
    for (const key of KEYS) await ask('people/create', { key });
  });

  const companions = async (key: string, matchID?: string) =>
    (await ask('people/companions', { key, matchID })).body.people;

  const invite = (
    key: string,
    { matchID, credentials }: { readonly matchID: string; readonly credentials: readonly string[] },
    person: string,
  ) =>
    server.harness.request(`/${matchID}/invite`, {
      playerID: '0',
      credentials: itemAt(credentials, 0),
      key,
      person,
    });

  test.each([
    ['rated', { rated: true }],
    ['not rated', {}],
  ])('goes to somebody of a finished game that was %s', async (_, options) => {
    const played = await playedGame([ANNA, BORIS], options);
    const [boris] = await companions(ANNA);
    expect(boris).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'P1',
      games: 1,
      playedAt: expect.any(Number),
    });
    expect((await companions(BORIS))[0].id).not.toBe(boris.id);
    expect(await companions(CHIYO)).toEqual([]);
    await addHook(BORIS);
    const made = await table([ANNA], { unlisted: true });
    expect(await invite(ANNA, made, boris.id)).toEqual({ status: 200, body: {} });
    expect(await companions(ANNA, made.matchID)).toEqual([{ ...boris, isInvited: true }]);
    expect(await companions(ANNA, played)).toEqual([boris]);
    await inDue(60 * MINUTE);
    expect(told()).toMatchObject([
      {
        to: '/b',
        event: 'invitation',
        game: 'sample',
        url: `${server.harness.url}/online/sample/t/${made.matchID}`,
      },
    ]);
    const { invitations } = (await ask('people/invitations', { key: BORIS })).body;
    const { id } = invitations[0];
    expect(invitations).toEqual([
      { id, game: 'sample', matchID: made.matchID, from: 'P0', until: expect.any(Number) },
    ]);
    expect((await ask('people/invitations/answer', { key: BORIS, id, accept: true })).body).toEqual({
      game: 'sample',
      matchID: made.matchID,
    });
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    expect(await ask('people/invitations/answer', { key: BORIS, id, accept: false })).toEqual({
      status: 409,
      body: { error: 'This invitation has been answered already.' },
    });
  });

  test('is refused with one sentence', async () => {
    await playedGame([ANNA, BORIS]);
    const made = await table([ANNA], { numPlayers: 3 });
    for (const [key, name] of [
      [ANNA, 'Anna'],
      [CHIYO, 'Chiyo'],
    ] as const)
      await ask('people/profile', { key, name });
    const profileOf = async (key: string) => (await ask('people/ratings', { key })).body.profile.id;
    const [boris] = await companions(ANNA);
    const refused = async (key: string, person: string, seat = itemAt(made.credentials, 0)) => {
      const { status, body } = await invite(key, { ...made, credentials: [seat] }, person);
      return `${status} ${body.error}`;
    };
    expect(await refused(ANNA, 'nobody')).toBe(
      '404 There is no such person among those you have played with.',
    );
    expect(await refused(ANNA, await profileOf(CHIYO))).toBe(
      '403 You can only invite people with whom you have finished a game.',
    );
    expect(await refused(ANNA, await profileOf(ANNA))).toBe('400 You can’t invite yourself.');
    // An id of Anna's list means nobody to others.
    expect(await refused(CHIYO, boris.id)).toBe(
      '404 There is no such person among those you have played with.',
    );
    expect(await refused(ANNA, boris.id, 'wrong')).toBe('403 These credentials do not open this seat.');
    expect(await refused('x'.repeat(43), boris.id)).toMatch(/^404 No seats are stored under this key/);
    expect((await invite(ANNA, made, boris.id)).status).toBe(200);
    expect(await refused(ANNA, boris.id)).toBe('409 This person has been invited to this table already.');
    const full = await table([ANNA, CHIYO]);
    expect((await invite(ANNA, full, boris.id)).body.error).toBe('All seats at this table are taken.');
  });

  test('can’t be answered by others, after it has expired, or once the seats are taken', async () => {
    await playedGame([ANNA, BORIS]);
    const [boris] = await companions(ANNA);
    const invitedTo = async () => {
      const made = await table([ANNA]);
      await invite(ANNA, made, boris.id);
      const { invitations } = (await ask('people/invitations', { key: BORIS })).body;
      return { ...made, id: String(invitations[0].id) };
    };
    const answer = async (key: string, id: string, accept = true) =>
      ask('people/invitations/answer', { key, id, accept });
    const first = await invitedTo();
    expect(await answer(CHIYO, first.id)).toEqual({
      status: 404,
      body: { error: 'There is no such invitation.' },
    });
    await server.harness.request(`/${first.matchID}/join`, { playerID: '1', playerName: 'x' });
    expect(await answer(BORIS, first.id)).toEqual({
      status: 409,
      body: { error: 'All seats at this table have been taken since you were invited.' },
    });
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    const second = await invitedTo();
    await server.clock.advance(INVITED_FOR);
    expect((await ask('people/invitations', { key: BORIS })).body).toEqual({ invitations: [] });
    expect(await answer(BORIS, second.id)).toEqual({
      status: 409,
      body: { error: 'This invitation has expired.' },
    });
  });

  test('is sent only a few times an hour by one person', async () => {
    await server.harness.end();
    ends.length = 0;
    server = await start({ LIMIT_INVITATIONS: '2/3600' });
    for (const key of KEYS) await ask('people/create', { key });
    await playedGame([ANNA, BORIS]);
    const [boris] = await companions(ANNA);
    const statuses = [];
    for (let time = 0; time < 3; time++)
      statuses.push((await invite(ANNA, await table([ANNA]), boris.id)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

test('counts the people who are connected to tables, without names', async () => {
  server = await start();
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
    server = await start(isPostgres ? { DATABASE_URL: database.url } : {});
    const open = (): SqlStorage => openStorage(isPostgres ? database : { file: server.harness.databaseFile });
    for (const key of KEYS) await ask('people/create', { key });
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
    await itemAt(ends.splice(0), 0)();
    await dispose();
  });

  test('expiry deletes invitations a week after they have expired', async () => {
    const { open, dispose } = await make();
    const storage = open();
    await storage.connect();
    for (const hash of ['a', 'b']) await storage.people.create(hash, 0);
    const { metadata } = await import('../storage/samples').then(({ newMatch }) => newMatch());
    await storage.createMatch('m', { metadata });
    const row = {
      id: 'i',
      match_id: 'm',
      sender: 'a',
      receiver: 'b',
      sender_name: 'A',
      at: 0,
      until: INVITED_FOR,
    };
    expect(await storage.matchmaking.invite(row, 0)).toBe(true);
    expect(await storage.matchmaking.invite({ ...row, id: 'j' }, 0)).toBe(false);
    const kept = async (now: number) => {
      await expire({
        storage,
        expiry: { unstarted: 0, running: 0, finished: 0 },
        now: () => now,
      } as unknown as Parameters<typeof expire>[0]);
      return (await storage.matchmaking.received('b')).length;
    };
    expect(await kept(2 * INVITED_FOR)).toBe(1);
    expect(await kept(2 * INVITED_FOR + 1)).toBe(0);
    await dispose();
  });
});

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])(
  'two servers on one database',
  (make) => {
    test('notify of a table once together', async () => {
      const { database, dispose } = await make();
      const DATABASE_URL = 'url' in database ? database.url : '';
      const clock = new ManualTime();
      const both = [await start({ DATABASE_URL }, clock), await start({ DATABASE_URL }, clock)] as const;
      [server] = both;
      for (const key of KEYS) await ask('people/create', { key });
      for (let wish = 0; wish < 3; wish++) await addWish(ANNA);
      await addHook(ANNA);
      const { matchID } = (await both[0].harness.request('/create', { numPlayers: 4 })).body;
      await Promise.all(
        [0, 1, 2].map((seat) =>
          itemAt(both, seat % 2).harness.request(`/${matchID}/join`, {
            playerID: String(seat),
            playerName: `P${seat}`,
          }),
        ),
      );
      await clock.advance(NOTIFY_AFTER + 10 * MINUTE);
      expect(told()).toHaveLength(1);
      for (const end of ends.splice(0)) await end();
      await dispose();
    });
  },
);

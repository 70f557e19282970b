/** Wishes for tables, and the notifications of tables that fit them. */
import { beforeEach, describe, expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import type { TableWish } from '../../../src/session/matchmaking';
import { ManualTime, MINUTE } from '../notifications/manualTime';
import { endServers, withWebhooks } from '../notifications/webhooks';
import { postgresDatabase } from '../storage/databases';
import {
  ANNA,
  ANY,
  addHook,
  addWish,
  advance,
  ask,
  BORIS,
  CHIYO,
  DORA,
  notifications,
  playedGame,
  server,
  startServer,
  startWithPeople,
  table,
} from './matchmakingServer';

withWebhooks();

describe('a wish', () => {
  beforeEach(() => startWithPeople());

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
    await advance(NOTIFY_AFTER - 1);
    expect(notifications()).toEqual([]);
    await advance(1);
    expect(notifications()).toMatchObject([
      {
        path: '/a',
        event: 'table',
        game: 'sample',
        text: 'A table fits what you are looking for, and a seat is free.',
        table: 'At the table: P0, P1',
        url: `${server.harness.url}/online/sample/t/${matchID}`,
      },
    ]);
    await advance(600 * MINUTE);
    expect(notifications()).toHaveLength(1);
    await table([BORIS]);
    await advance();
    expect(notifications()).toHaveLength(2);
    expect(await server.page(notifications()[0].stop)).toContain('gets a message when a table fits');
    await server.page(notifications()[0].stop, true);
    await table([CHIYO]);
    await advance();
    expect(notifications()).toHaveLength(2);
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
    await advance();
    expect(notifications()).toEqual([]);
    const { matchID } = await table([BORIS], { ...right });
    await advance();
    expect(notifications().map(({ url }) => url)).toEqual([
      `${server.harness.url}/online/sample/t/${matchID}`,
    ]);
  });

  test('for ratings is fulfilled only if everybody at the table is within them', async () => {
    await playedGame([BORIS, CHIYO], { rated: true });
    await addWish(ANNA, { ratingFrom: 1050 });
    await addHook(ANNA);
    await table([CHIYO], { rated: true });
    await table([BORIS, DORA], { rated: true, numPlayers: 3 });
    await advance();
    // The table of Boris fitted before Dora sat down.
    expect(notifications()).toEqual([]);
    await table([BORIS], { rated: true });
    await advance();
    expect(notifications()).toHaveLength(1);
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
    await advance();
    expect(notifications()).toEqual([]);
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
      await advance();
      expect(notifications(), change).toEqual([]);
    }
  });
});

describe.each(postgresDatabase === undefined ? [] : [postgresDatabase])(
  'two servers on one database',
  (make) => {
    test('notify of a table once together', async () => {
      const { database, dispose } = await make();
      const DATABASE_URL = 'url' in database ? database.url : '';
      const clock = new ManualTime();
      await startServer({ DATABASE_URL }, clock);
      const other = server;
      await startWithPeople({ DATABASE_URL }, clock);
      const both = [server, other] as const;
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
      expect(notifications()).toHaveLength(1);
      await endServers();
      await dispose();
    });
  },
);

/** Correspondence tables: the clock in days and vacations. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { ServerTime } from '../../../src/server/clocks/time';
import type { TableNews } from '../../../src/session/protocol';
import { Harness } from '../harness';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Monday noon in Tokyo. */
const MONDAY = Date.parse('2026-03-16T12:00:00+09:00');

let harness: Harness;
let elapsed: number;

const sources = { wall: () => MONDAY + elapsed, elapsed: () => elapsed };
const bots = { levels: ['slow'], choose: () => new Promise<never>(() => undefined) };
const start = (port?: number) => harness.start(port, { bots, time: new ServerTime(sources) });

beforeEach(async () => {
  for (const stream of ['error', 'log', 'warn'] as const) {
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  }
  elapsed = 0;
  harness = new Harness();
  await start();
});
afterEach(() => harness.end());

const days = { turnHours: 24, reserveHours: 48, weekendsOff: true, timeZone: 'Asia/Tokyo' };

interface Begun {
  readonly matchID: string;
  readonly seated: readonly { readonly playerID: string; readonly credentials: string }[];
}

/** Returns a full table after the first move of seat 0. */
async function begun(numPlayers: number, clock: object | null = days, people = numPlayers): Promise<Begun> {
  const seats = Array.from({ length: numPlayers }, (_, seat) => String(seat));
  const levels = Object.fromEntries(seats.slice(people).map((seat) => [seat, { level: 'slow' }]));
  const { body } = await harness.request('/create', { numPlayers, clock: clock ?? undefined, bots: levels });
  const { matchID } = body;
  const seated = [];
  for (const playerID of seats.slice(0, people)) {
    const joined = await harness.request(`/${matchID}/join`, { playerID, playerName: `P${playerID}` });
    seated.push({ playerID, credentials: joined.body.playerCredentials });
  }
  const wire = await harness.wire();
  expect(await wire.play({ matchID, ...itemAt(seated, 0) }, 0, 0)).toMatchObject({ ok: true });
  return { matchID, seated };
}

async function clockOf(matchID: string) {
  const wire = await harness.wire();
  await wire.ask('sync', matchID, null);
  const news = wire.events('table').at(-1)?.[2] as TableNews;
  wire.socket.close();
  return { ...news.clock, replaceable: news.replaceable };
}

const ask = ({ matchID, seated }: Begun, seat: number, length: unknown = 10) =>
  harness.request(`/${matchID}/vacation`, { ...seated[seat], days: length });
const answer = ({ matchID, seated }: Begun, voter: number, seat: number, agree: boolean) =>
  harness.request(`/${matchID}/vacation/answer`, { ...seated[voter], seat: String(seat), agree });
const end = ({ matchID, seated }: Begun, seat: number) =>
  harness.request(`/${matchID}/vacation/end`, seated[seat]);
const DONE = { status: 200, body: {} };
const refusal = (status: number, error: string) => ({ status, body: { error } });

describe('a table with a clock in days', () => {
  test('counts turn and reserve without weekends, also after a restart', async () => {
    const { matchID } = await begun(2);
    elapsed = 30 * HOUR;
    const before = await clockOf(matchID);
    expect(before).toMatchObject({ left: { 0: 72 * HOUR, 1: 42 * HOUR }, running: ['1'] });
    expect(before.days?.deadlines).toEqual({ 1: MONDAY + (30 + 42) * HOUR });
    const { port } = harness;
    await harness.server.close();
    await start(port);
    expect(await clockOf(matchID)).toEqual(before);
    // Friday evening to Saturday noon.
    elapsed = 4 * DAY;
    expect(await clockOf(matchID)).toMatchObject({
      left: { 1: 0 },
      outSince: { 1: MONDAY + 72 * HOUR },
      replaceable: ['1'],
    });
  });

  test('shows its clock in the list, on its page and in its turn, next to clocks in minutes', async () => {
    const { matchID } = await begun(2);
    expect((await harness.request(`/${matchID}`)).body).toMatchObject({ clock: days });
    expect((await harness.request(`/${matchID}/turn`)).body).toMatchObject({
      toAct: ['1'],
      clock: { left: { 1: 72 * HOUR }, days: { deadlines: { 1: MONDAY + 3 * DAY } } },
    });
    const quick = await begun(2, { minutes: 5 });
    elapsed = 60_000;
    const clock = { left: { 0: 300_000, 1: 240_000 }, running: ['1'], at: MONDAY + elapsed, outSince: {} };
    expect((await harness.request(`/${quick.matchID}/turn`)).body).toEqual({ toAct: ['1'], clock });
    const none = await begun(2, null);
    expect((await harness.request(`/${none.matchID}/turn`)).body).toEqual({ toAct: ['1'] });
  });

  test.each([
    [{ turnHours: 0 }, 'The clock.turnHours must be a whole number of hours from 1 to 168.'],
    [{ turnHours: 1.5 }, 'The clock.turnHours must be a whole number of hours from 1 to 168.'],
    [
      { turnHours: 24, reserveHours: 999 },
      'The clock.reserveHours must be a whole number of hours from 0 to 336.',
    ],
    [{ turnHours: 24, weekendsOff: 'yes' }, 'The clock.weekendsOff must be true or false.'],
    [
      { turnHours: 24, timeZone: 'Mars/Base' },
      'The clock.timeZone must be the name of a time zone like Europe/Berlin.',
    ],
    [
      { turnHours: 24, timeZone: '+02:00' },
      'The clock.timeZone must be the name of a time zone like Europe/Berlin.',
    ],
    [{ turnHours: 24, minutes: 5 }, 'The clock has either minutes or turnHours, not both.'],
  ])('refuses %j: %s', async (clock, error) => {
    expect(await harness.request('/create', { numPlayers: 2, clock })).toEqual(refusal(400, error));
  });
});

describe('a vacation', () => {
  test('begins when more than half of the others agree, pauses the seat and can be ended', async () => {
    const table = await begun(4);
    const { matchID } = table;
    elapsed = HOUR;
    expect(await ask(table, 1)).toEqual(DONE);
    expect(await answer(table, 0, 1, true)).toEqual(DONE);
    expect((await clockOf(matchID)).days?.requests).toEqual([
      { seat: '1', days: 10, agreed: ['0'], refused: [], voters: ['0', '2', '3'], needed: 2 },
    ]);
    expect(await answer(table, 2, 1, false)).toEqual(DONE);
    elapsed = 2 * HOUR;
    expect(await answer(table, 3, 1, true)).toEqual(DONE);
    elapsed = 3 * DAY;
    const away = { seat: '1', from: MONDAY + 2 * HOUR, until: MONDAY + 2 * HOUR + 10 * DAY };
    expect(await clockOf(matchID)).toMatchObject({
      left: { 1: 70 * HOUR },
      running: [],
      days: { vacations: [away], requests: [] },
    });
    expect(await ask(table, 1)).toEqual(refusal(409, 'You are on vacation already.'));
    expect(await end(table, 1)).toEqual(DONE);
    elapsed += HOUR;
    expect(await clockOf(matchID)).toMatchObject({
      left: { 1: 69 * HOUR },
      running: ['1'],
      days: { vacations: [] },
    });
    expect(await end(table, 1)).toEqual(refusal(409, 'You are not on vacation and have not requested one.'));
  });

  test('needs enough votes that are in time and not withdrawn', async () => {
    const table = await begun(3);
    await ask(table, 1);
    await answer(table, 0, 1, true);
    await answer(table, 0, 1, false);
    await answer(table, 2, 1, false);
    expect((await clockOf(table.matchID)).days).toMatchObject({
      vacations: [],
      requests: [{ agreed: [], refused: ['0', '2'] }],
    });
    await answer(table, 0, 1, true);
    elapsed = 7 * DAY;
    expect(await answer(table, 2, 1, true)).toEqual(refusal(404, 'This seat has not requested a vacation.'));
    expect((await clockOf(table.matchID)).days).toMatchObject({ vacations: [], requests: [] });
    await ask(table, 1, 3);
    await answer(table, 0, 1, false);
    await answer(table, 2, 1, true);
    await answer(table, 0, 1, true);
    expect((await clockOf(table.matchID)).days?.vacations).toHaveLength(1);
  });

  test('begins at once when only bots are left to ask, and a second request replaces the first', async () => {
    const alone = await begun(2, days, 1);
    expect(await ask(alone, 0, 21)).toEqual(DONE);
    expect((await clockOf(alone.matchID)).days?.vacations).toEqual([
      { seat: '0', from: MONDAY, until: MONDAY + 21 * DAY },
    ]);
    const two = await begun(2);
    await ask(two, 0, 5);
    await ask(two, 0, 6);
    expect((await clockOf(two.matchID)).days?.requests).toMatchObject([{ days: 6 }]);
    expect(await end(two, 0)).toEqual(DONE);
    expect((await clockOf(two.matchID)).days?.requests).toEqual([]);
  });

  test('ends when its player leaves, together with their votes', async () => {
    const table = await begun(3);
    await ask(table, 1);
    await answer(table, 0, 1, true);
    await answer(table, 2, 1, true);
    await ask(table, 0);
    await answer(table, 1, 0, false);
    elapsed = DAY;
    await harness.request(`/${table.matchID}/leave`, table.seated[1]);
    expect((await clockOf(table.matchID)).days).toMatchObject({
      vacations: [],
      requests: [{ seat: '0', refused: [], voters: ['2'], needed: 1 }],
    });
  });

  test('ignores the vote of a former player after a newcomer took the seat', async () => {
    await harness.end();
    harness = new Harness({}, { hasOpenHands: () => true });
    await start();
    const table = await begun(4);
    const { matchID, seated } = table;
    await ask(table, 1);
    await answer(table, 0, 1, true);
    await answer(table, 2, 1, false);
    for (const seat of [0, 2]) {
      await harness.request(`/${matchID}/leave`, seated[seat]);
      await harness.request(`/${matchID}/join`, { playerID: String(seat), playerName: 'newcomer' });
    }
    expect((await clockOf(matchID)).days?.requests).toMatchObject([
      { seat: '1', agreed: [], refused: [], voters: ['0', '2', '3'] },
    ]);
    expect(await answer(table, 3, 1, true)).toEqual(DONE);
    expect((await clockOf(matchID)).days?.vacations).toEqual([]);
  });

  test('ignores the vote of a player whose seat a bot took until they vote again', async () => {
    const table = await begun(3);
    const { matchID, seated } = table;
    await ask(table, 1);
    await answer(table, 0, 1, false);
    await harness.request(`/${matchID}/leave`, seated[0]);
    await harness.request(`/${matchID}/bot`, { ...seated[2], seat: '0', level: 'slow' });
    const owner = await harness.wire();
    expect(await owner.ask('sync', matchID, '0', itemAt(seated, 0).credentials)).toEqual({ ok: true });
    expect((await clockOf(matchID)).days?.requests).toMatchObject([{ refused: [], voters: ['0', '2'] }]);
  });

  test.each([
    [{ days: 22 }, 'The days must be a whole number of days from 1 to 21.'],
    [{ days: 0 }, 'The days must be a whole number of days from 1 to 21.'],
    [{}, 'The days must be a whole number of days from 1 to 21.'],
  ])('refuses %j: %s', async (body, error) => {
    const { matchID, seated } = await begun(2);
    expect(await harness.request(`/${matchID}/vacation`, { ...seated[0], ...body })).toEqual(
      refusal(400, error),
    );
  });

  test('is only for seated players and clocks in days', async () => {
    const table = await begun(2);
    const forged = { ...table, seated: [{ playerID: '0', credentials: 'guess' }, itemAt(table.seated, 1)] };
    const FORBIDDEN = refusal(403, 'These credentials do not open this seat.');
    expect(await ask(forged, 0)).toEqual(FORBIDDEN);
    await ask(table, 0);
    expect(await answer(forged, 0, 0, true)).toEqual(FORBIDDEN);
    expect(await end(forged, 0)).toEqual(FORBIDDEN);
    expect(await answer(table, 0, 0, true)).toEqual(
      refusal(409, 'Only the other players vote on your vacation.'),
    );
    expect(await answer(table, 0, 1, true)).toEqual(refusal(404, 'This seat has not requested a vacation.'));
    const NO_DAYS = refusal(409, 'Only a table with a clock in days has vacations.');
    expect(await ask(await begun(2, { minutes: 5 }), 0)).toEqual(NO_DAYS);
    const { matchID, credentials } = await harness.match();
    const early = { playerID: '0', credentials: credentials[0], days: 3 };
    expect(await harness.request(`/${matchID}/vacation`, early)).toEqual(NO_DAYS);
  });
});

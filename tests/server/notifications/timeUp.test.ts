/** Somebody's time runs out: the pages at the table hear of it, and whoever may be called is called. */
import { expect, test } from 'vitest';
import { NOTIFY_AFTER } from '../../../src/server/notifications/scheduler';
import type { TableNews } from '../../../src/session/protocol';
import { soon } from '../harness';
import { SECRET } from '../sampleGame';
import { ManualTime } from './manualTime';
import { withTimedMatches } from './timedMatches';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A Monday. */
const MONDAY = Date.UTC(2030, 0, 14, 12);

const { start, timed, messages, timesTold } = withTimedMatches();

test('both are called, each in words of their own, once, and not before; the seat is still theirs', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  await server.play(matchID, seats, 0);
  await server.clock.advance(10 * MINUTE - 1);
  expect(timesTold()).toEqual([]);
  await server.clock.advance(NOTIFY_AFTER);
  expect(timesTold()).toEqual([]);
  await server.clock.advance(1);
  const url = `${server.harness.url}/online/sample/t/${matchID}`;
  expect(timesTold()).toHaveLength(2);
  expect(timesTold()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: '/1',
        text: 'Your time is up. Until you move, the others may hand your seat to a bot; it is kept for you.',
        table: 'At the table: P0',
        url,
      }),
      expect.objectContaining({
        path: '/0',
        text: 'Somebody’s time is up. You may hand their seat to a bot, or wait.',
        table: 'Out of time: P1',
        url,
      }),
    ]),
  );
  const all = JSON.stringify(messages());
  for (const secret of [SECRET, ...seats.map(({ credentials }) => credentials)])
    expect(all).not.toContain(secret);
  await server.clock.advance(DAY);
  expect(timesTold()).toHaveLength(2);
  // Nothing else has happened: seat 1 moves, with no time, and its next turn is no news.
  for (const move of [1, 2]) await server.play(matchID, seats, move);
  await server.clock.advance(NOTIFY_AFTER);
  expect(timesTold()).toHaveLength(2);
});

test('pages at the table are told at that moment, and who looks is not called', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  const page = await server.harness.wire();
  await page.ask('sync', matchID, '0', seats[0].credentials);
  await server.play(matchID, seats, 0);
  const replaceable = () => (page.events('table').at(-1)?.[2] as TableNews | undefined)?.replaceable;
  await server.clock.advance(10 * MINUTE - 1);
  expect(replaceable()).toEqual([]);
  await server.clock.advance(1);
  await soon(() => expect(replaceable()).toEqual(['1']));
  await server.clock.advance(NOTIFY_AFTER);
  expect(timesTold().map(({ path }) => path)).toEqual(['/1']);
});

test('a turn that ends before, or within the half minute after, is no call', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { turnHours: 24, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(23 * HOUR);
  await server.play(matchID, seats, 1);
  await server.clock.advance(23 * HOUR);
  await server.play(matchID, seats, 2);
  await server.clock.advance(24 * HOUR + NOTIFY_AFTER - 1);
  await server.play(matchID, seats, 3);
  await server.clock.advance(HOUR);
  expect(timesTold()).toEqual([]);
});

test('days: each turn whose time runs out is told, a weekend and a vacation put it off', async () => {
  const server = await start({}, new ManualTime(MONDAY));
  const { matchID, seats } = await timed(server, { turnHours: 24, weekendsOff: true, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(DAY + NOTIFY_AFTER);
  expect(timesTold()).toHaveLength(2);
  await server.play(matchID, seats, 1);
  // Seat 0 goes away for three days an hour after its turn began.
  await server.clock.advance(HOUR);
  expect((await server.harness.request(`/${matchID}/vacation`, { ...seats[0], days: 3 })).status).toBe(200);
  const agreed = { ...seats[1], seat: '0', agree: true };
  expect((await server.harness.request(`/${matchID}/vacation/answer`, agreed)).status).toBe(200);
  // From Tuesday 13:00 to Friday 13:00; then 11 hours until the weekend, and 12 hours on Monday.
  await server.clock.advance(Date.UTC(2030, 0, 21, 12) - MONDAY - DAY - 2 * NOTIFY_AFTER - HOUR);
  expect(timesTold()).toHaveLength(2);
  await server.clock.advance(4 * NOTIFY_AFTER);
  expect(timesTold()).toHaveLength(4);
  await server.clock.advance(DAY);
  expect(timesTold()).toHaveLength(4);
});

test('a restart forgets no time that runs out, and tells none twice', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { turnHours: 1, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(30 * MINUTE);
  await server.stop();
  await server.start();
  const looked = () => server.clock.advance(1).then(() => timesTold());
  await server.clock.advance(29 * MINUTE);
  expect(timesTold()).toEqual([]);
  await soon(async () => {
    await server.clock.advance(MINUTE);
    expect(await looked()).toHaveLength(2);
  });
  await server.stop();
  await server.start();
  await server.clock.advance(HOUR);
  expect(timesTold()).toHaveLength(2);
});

test('bots and empty seats have no time that anybody is told of', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  await server.play(matchID, seats, 0);
  await server.harness.request(`/${matchID}/leave`, seats[1]);
  await server.clock.advance(HOUR);
  expect(timesTold()).toEqual([]);
});

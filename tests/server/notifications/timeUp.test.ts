/** A player runs out of time: pages at the table and notification channels are informed. */
import { expect, test } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
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

test('notifies both players once, each with their own text, and keeps the seat', async () => {
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
  // Seat 1 moves without time left. Its next turn must not cause a second notification.
  for (const move of [1, 2]) await server.play(matchID, seats, move);
  await server.clock.advance(NOTIFY_AFTER);
  expect(timesTold()).toHaveLength(2);
});

test('informs pages at that moment and notifies nobody with the page in the foreground', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  const page = await server.harness.wire();
  await page.ask('sync', matchID, '0', itemAt(seats, 0).credentials);
  await server.play(matchID, seats, 0);
  const replaceable = () => (page.events('table').at(-1)?.[2] as TableNews | undefined)?.replaceable;
  await server.clock.advance(10 * MINUTE - 1);
  expect(replaceable()).toEqual([]);
  await server.clock.advance(1);
  await soon(() => expect(replaceable()).toEqual(['1']));
  await server.clock.advance(NOTIFY_AFTER);
  expect(timesTold().map(({ path }) => path)).toEqual(['/1']);
});

test('sends nothing when the turn ends before or within half a minute after the timeout', async () => {
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

test('notifies at each timeout of a clock in days, later after a weekend or vacation', async () => {
  const server = await start({}, new ManualTime(MONDAY));
  const { matchID, seats } = await timed(server, { turnHours: 24, weekendsOff: true, timeZone: 'UTC' });
  await server.play(matchID, seats, 0);
  await server.clock.advance(DAY + NOTIFY_AFTER);
  expect(timesTold()).toHaveLength(2);
  await server.play(matchID, seats, 1);
  // Seat 0 goes on vacation for three days, an hour after its turn began.
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

test('loses and repeats no timeout when the server restarts', async () => {
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

test('reports no timeouts of bots and empty seats', async () => {
  const server = await start();
  const { matchID, seats } = await timed(server, { minutes: 10 });
  await server.play(matchID, seats, 0);
  await server.harness.request(`/${matchID}/leave`, seats[1]);
  await server.clock.advance(HOUR);
  expect(timesTold()).toEqual([]);
});

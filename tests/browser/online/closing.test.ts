/** A person opens a table, sees what is played there, and closes it before anybody else joins. */
import { expect, inject, it } from 'vitest';
import { matchOf, shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

it('closes a table that nobody else has joined, and frees a seat at one that others joined', async () => {
  const options = { bots: { 2: { level: 'easy' } }, clock: { turnHours: 24, reserveHours: 48 } };
  const { link } = await lobbyTable({ names: [], numPlayers: 3, options });
  const anna = await Visitor.come('Anna');
  const { page } = anna;
  await page.goto(link);
  await page
    .getByTestId('pace')
    .getByText('11 to 15 rounds · several days or weeks · 1 day a turn')
    .waitFor();
  await shot(page, 'online-join');
  await anna.sitDown(link);
  await page.getByTestId('leave').getByText('Close the table').click();
  await page.getByTestId('leave-yes').click();
  await page.getByTestId('left-seat').getByText('The table is closed.').waitFor();
  await shot(page, 'online-table-closed');
  expect((await fetch(`${inject('url')}/games/kilia/${matchOf(link)}`)).status).toBe(404);

  const other = await lobbyTable({ names: ['Boris'], numPlayers: 3 });
  await anna.sitDown(other.link);
  await page.getByTestId('leave').getByText('Stop waiting').click();
  await page.getByTestId('leave-yes').click();
  await page.getByTestId('left-seat').getByText('Anyone can take it now.').waitFor();
  await page.getByTestId('watch').click();
  await page.getByTestId('sit-down').waitFor();
  expect(anna.faults).toEqual([]);
  await anna.context.close();
});

it('closes a dealt table without moves when its last player leaves', async () => {
  const anna = await Visitor.come('Anna');
  const { page } = anna;
  const dealt = await lobbyTable({ names: ['Boris'], numPlayers: 2 });
  await anna.sitDown(dealt.link);
  await page.getByTestId('table').waitFor();
  const boris = { playerID: '0', credentials: dealt.credentials[0] };
  await dealt.post(`kilia/${dealt.matchID}/leave`, boris);
  await anna.openRoom();
  await page.getByTestId('leave').getByText('Close the table').click();
  await page.getByTestId('leave-yes').click();
  await page.getByTestId('left-seat').getByText('The table is closed.').waitFor();
  expect(anna.faults).toEqual([]);
  await anna.context.close();
});

/** Three people at a table with a clock in days: one requests a vacation, the others vote. */
import { expect, inject, it } from 'vitest';
import { playToPhase } from '../../../scripts/online/rooms';
import { itemAt } from '../../../src/rules-kit/indexed';
import { violations } from '../axe/axe';
import { PHONE, shot, Visitor } from '../visitor';

/** Returns the px by which the list of people overflows. */
const overflow = ({ page }: Visitor) =>
  page
    .getByTestId('room-dialog')
    .getByTestId('people')
    .evaluate((list) => list.scrollWidth - list.clientWidth);

it('offers no vacation before the first move; later lets one be requested, approved by both others, and ended', async () => {
  const url = inject('url');
  const created = await fetch(`${url}/games/cherez-ural/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ numPlayers: 3, clock: { turnHours: 24, reserveHours: 48 } }),
  });
  const { matchID } = (await created.json()) as { matchID: string };
  const link = `${url}/online/cherez-ural/t/${matchID}`;
  const [anna, boris, clara] = [
    await Visitor.come('Anna'),
    await Visitor.come('Boris', PHONE),
    await Visitor.come('Clara'),
  ];
  const everyone = [anna, boris, clara];

  await anna.sitDown(link);
  await anna.page.getByTestId('room').click();
  await anna.page.getByTestId('call-me').waitFor();
  expect(await anna.page.getByTestId('vacations').count()).toBe(0);
  await anna.page.getByTestId('close-room').click();
  for (const visitor of [boris, clara]) await visitor.sitDown(link);
  for (const { page } of everyone) await page.getByTestId('table').waitFor();

  // Play to the first season through requests.
  const keys = await Promise.all(everyone.map((visitor) => visitor.key(link)));
  for (const { page } of everyone) await page.goto('about:blank');
  const credentials = { 0: itemAt(keys, 0), 1: itemAt(keys, 1), 2: itemAt(keys, 2), 3: '' };
  await playToPhase(url, { matchID, credentials }, ['0', '1', '2'], 1, 'winter1');
  const vacations = async () => {
    const turn = await fetch(`${url}/games/cherez-ural/${matchID}/turn`);
    return ((await turn.json()) as { clock: { days: { vacations: object[] } } }).clock.days.vacations;
  };
  for (const visitor of everyone) {
    await visitor.page.goto(link);
    await visitor.page.getByTestId('table').waitFor();
    await visitor.openRoom();
  }
  await anna.page.getByTestId('vacation-days').selectOption('3');
  await anna.page.getByTestId('vacation-ask').click();
  await anna.page.getByTestId('vacation-end').waitFor();
  for (const { page } of [boris, clara]) await page.getByTestId('vacation-of-0').waitFor();
  expect(await violations(clara.page)).toEqual([]);
  await shot(boris.page, 'vacation-asked');
  expect(await overflow(boris)).toBe(0);
  await boris.page.getByTestId('vacation-agree').click();
  await clara.page.getByTestId('vacation-of-0').getByText('1 of 2').waitFor();
  expect(await vacations()).toEqual([]);
  await clara.page.getByTestId('vacation-agree').click();

  await expect.poll(vacations).toMatchObject([{ seat: '0' }]);
  for (const { page } of [boris, clara]) {
    await page.getByTestId('vacation-of-0').waitFor({ state: 'detached' });
    await page.getByTestId('vacation-ask').waitFor();
  }
  await anna.page.getByTestId('vacations').getByText('on vacation').waitFor();
  expect(await anna.page.getByTestId('vacation-ask').count()).toBe(0);
  await shot(anna.page, 'vacation-on');
  // The text about an absent player is the longest.
  for (const visitor of everyone) expect(await overflow(visitor)).toBe(0);
  await anna.page.getByTestId('vacation-end').click();
  await anna.page.getByTestId('vacation-ask').waitFor();
  await expect.poll(vacations).toEqual([]);
  expect(everyone.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of everyone) await context.close();
});

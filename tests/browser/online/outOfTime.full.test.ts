/** A player's time runs out at a table that others watch: a bot stands in until the player comes back. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ServerProgram } from '../../../scripts/online/program';
import { playToPhase } from '../../../scripts/online/rooms';
import { shot, Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

const SKIPS_AHEAD = fileURLToPath(new URL('skipsAhead.mjs', import.meta.url));
const NAMES = ['Anna', 'Boris'];

let server: ServerProgram;
beforeAll(async () => {
  server = new ServerProgram({
    APP_FOLDER: inject('appFolder'),
    BOT_PACE: '0',
    NODE_OPTIONS: `--import ${SKIPS_AHEAD}`,
  });
  await server.start();
});
afterAll(() => server.dispose());

it('tells everybody, lets a bot play under the player’s name, and tells the player on return', async () => {
  const { url } = server;
  const { matchID, link, seatLinks, credentials } = await lobbyTable({
    names: NAMES,
    game: 'cherez-ural',
    options: { clock: { minutes: 1 } },
    url,
  });
  const [first = '', second = ''] = credentials;
  const keys = { 0: first, 1: second, 2: '', 3: '' };
  await playToPhase(url, { matchID, credentials: keys }, ['0', '1'], 1, 'winter1');
  const turn = await fetch(`${url}/games/cherez-ural/${matchID}/turn`);
  const { toAct } = (await turn.json()) as { toAct: string[] };
  const late = Number(toAct[0]);
  const [lateName = '', otherName = ''] = late === 0 ? NAMES : NAMES.toReversed();
  const [absent, other, onlooker] = [
    await Visitor.come(lateName),
    await Visitor.come(otherName),
    await Visitor.come('Clara'),
  ];

  // The late player looks at the table once and goes away.
  await absent.page.goto(seatLinks[late] ?? '');
  await absent.page.getByTestId('table').waitFor();
  await absent.page.goto('about:blank');
  await other.page.goto(seatLinks[1 - late] ?? '');
  await other.page.getByTestId('table').waitFor();
  expect(await other.page.getByTestId(`notice-late-${late}`).count()).toBe(0);
  process.kill(server.pid ?? 0, 'SIGUSR2');
  await onlooker.page.goto(link);

  const text = new RegExp(`${lateName}.* has been out of time since .*\\d`);
  for (const { page } of [other, onlooker])
    await page.getByTestId(`notice-late-${late}`).getByText(text).waitFor();
  expect(await onlooker.page.getByTestId(`stand-in-${late}`).count()).toBe(0);
  await shot(other.page, 'online-out-of-time');
  await other.page.getByTestId(`stand-in-${late}`).click();

  for (const { page } of [other, onlooker]) {
    await page.getByTestId(`notice-late-${late}`).waitFor({ state: 'detached' });
    await page.getByTestId(`stands-in-${late}`).first().waitFor();
    await page.getByTestId('log').locator('.log-by-bot').first().waitFor();
    await page.getByTestId('story').locator('.log-by-bot').waitFor();
    expect(await page.getByTestId(`player-${late}`).innerText()).toContain(lateName);
  }
  await shot(other.page, 'online-stand-in');

  await absent.page.goto(link);
  await absent.page
    .getByTestId('notice-missed')
    .getByText(/A bot \(.+\) played \d+ turns? for you\./)
    .waitFor();
  await other.page.getByTestId(`stands-in-${late}`).first().waitFor({ state: 'detached' });
  await shot(absent.page, 'online-back');
  const everyone = [absent, other, onlooker];
  expect(everyone.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { context } of everyone) await context.close();
});

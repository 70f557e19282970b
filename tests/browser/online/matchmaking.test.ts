/** Two people at separate devices find each other: by the filter of open tables, a wish and an invitation. */
import { expect, inject, it } from 'vitest';
import { HonestPlayer } from '../../../scripts/online/honestPlayer';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

/** Plays a game of two known people to its end, without pages. */
async function playGame(tokens: readonly [string, string]): Promise<void> {
  const { matchID, post } = await lobbyTable({ game: 'cherez-ural', names: [], numPlayers: 2 });
  const credentials = { 0: '', 1: '', 2: '', 3: '' };
  for (const seat of [0, 1] as const) {
    const joined = await post<{ playerCredentials: string }>(`cherez-ural/${matchID}/join`, {
      playerID: String(seat),
      playerName: ['Anna', 'Boris'][seat],
      person: tokens[seat],
    });
    credentials[seat] = joined.playerCredentials;
  }
  const people = new HonestPlayer({ matchID, credentials }, ['0', '1'], seededRandom('companions'));
  await people.sit(inject('url'));
  while (!people.isOver) if ((await people.play()) === undefined) await new Promise(setImmediate);
  people.leave();
}

it('brings two people to one table by a wish, the list and an invitation', { timeout: 240_000 }, async () => {
  const [anna, boris] = [await Visitor.come('Anna'), await Visitor.come('Boris')];
  const url = inject('url');
  for (const { page } of [anna, boris]) {
    await page.goto(`${url}/online/wishes`);
    // Without a game there is nothing to look for.
    await page.getByTestId('wish-send').click();
    await page.getByText('Choose at least one game.').waitFor();
    await page.getByTestId('wish-game-kilia').check();
    await page.getByTestId('filter-language').selectOption('ja');
    await page.getByTestId('wish-send').click();
    await page.getByTestId('wish-pause').waitFor();
  }
  const row = anna.page.getByTestId('games-list').locator('li');
  expect(await row.innerText()).toMatch(/^Kilia\n日本語\n/);
  await anna.page.getByTestId('wish-change').click();
  await anna.page.getByTestId('filter-players').selectOption('3');
  await anna.page.getByTestId('wish-send').click();
  await row.getByText('for 3 players').waitFor();
  await anna.page.getByTestId('wish-pause').click();
  await row.getByText('paused').waitFor();
  await anna.page.getByTestId('wish-erase').click();
  await row.waitFor({ state: 'detached' });

  await playGame([await anna.token(), await boris.token()]);
  const { matchID } = await lobbyTable({ names: ['Chiyo'], numPlayers: 3, options: { language: 'ja' } });
  await anna.page.goto(`${url}/online`);
  const open = anna.page.getByTestId('open-tables').locator('li', { hasText: 'Chiyo' });
  await open.getByText('日本語').waitFor();
  expect(await open.getByRole('link').getAttribute('href')).toContain(matchID);
  await anna.page.getByTestId('people-here').waitFor();
  await anna.page.getByTestId('filter-language').selectOption('en');
  await open.waitFor({ state: 'detached' });

  await boris.setUp(2);
  await boris.page.getByTestId('invite-companions').click();
  await boris.page.getByTestId('invite-companion').click();
  await boris.page.getByTestId('invite-companion').getByText('Invited').waitFor();
  await anna.page.goto(`${url}/online/yours`);
  await anna.page.getByTestId('invitations').getByText('invites you').waitFor();
  await anna.page.getByTestId('invitation-accept').click();
  await anna.page.getByTestId('your-name').fill('Anna');
  await anna.page.getByTestId('sit-down').click();
  for (const { page } of [anna, boris]) await page.getByTestId('table').waitFor();
  await anna.page.goto(`${url}/online/yours`);
  await anna.page.getByTestId('your-tables').waitFor();
  expect(await anna.page.getByTestId('invitations').count()).toBe(0);
  expect([...anna.faults, ...boris.faults]).toEqual([]);
  for (const { context } of [anna, boris]) await context.close();
});

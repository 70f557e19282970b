/** Two people at separate devices play a rated game; one shows and erases her profile. */
import { expect, inject, it } from 'vitest';
import { HonestPlayer } from '../../../scripts/online/honestPlayer';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { matchOf, shot, Visitor } from '../visitor';

it('rates both, shows a public profile and erases it', { timeout: 240_000 }, async () => {
  const [anna, boris] = [await Visitor.come('Anna'), await Visitor.come('Boris')];
  const asked: string[] = [];
  anna.page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  const url = inject('url');
  await anna.page.goto(`${url}/online/cherez-ural/new`);
  await anna.page.getByTestId('players-2').check({ force: true });
  await anna.page.getByTestId('your-name').fill('Anna');
  await anna.page.getByTestId('rated').check();
  await shot(anna.page, 'rated-new');
  await anna.page.getByTestId('create').click();
  await anna.page.getByTestId('waiting').waitFor();
  const link = await anna.page.getByTestId('link').inputValue();
  await boris.page.goto(link);
  await boris.page.getByTestId('rated-note').waitFor();
  await shot(boris.page, 'rated-join');
  await boris.sitDown(link);

  const credentials = { 0: await anna.key(link), 1: await boris.key(link), 2: '', 3: '' };
  const key = { matchID: matchOf(link), credentials };
  const people = new HonestPlayer(key, ['0', '1'], seededRandom('rated'));
  await people.sit(url);
  while (!people.isOver) {
    const answer = await people.play();
    if (answer === undefined) await anna.page.waitForTimeout(1);
  }
  people.leave();
  for (const { page } of [anna, boris]) await page.getByTestId('final-score').waitFor();

  const ratingOf = async ({ page }: Visitor) => {
    await page.goto(`${url}/online/yours`);
    return page.getByTestId('rating-cherez-ural').locator('h3').innerText();
  };
  const ratings = [await ratingOf(anna), await ratingOf(boris)];
  expect(ratings.map((text) => text.match(/: (\d+) ± (\d+) 1 rated game$/)?.slice(1)).sort()).toEqual([
    ['1105', '645'],
    ['895', '645'],
  ]);
  await anna.page.getByTestId('profile-name').fill('Anna the Fair');
  await anna.page.getByTestId('profile-on').click();
  const profile = await anna.page.getByTestId('profile-open').getAttribute('href');
  await shot(anna.page, 'rated-own');
  await boris.page.goto(url + profile);
  await boris.page.getByRole('heading', { name: 'Anna the Fair' }).waitFor();
  await boris.page.getByTestId('games-list').getByText('a player').waitFor();
  await shot(boris.page, 'rated-profile');

  await anna.page.goto(`${url}/played`);
  await anna.page.getByTestId('games-list').getByText('Через Урал').first().waitFor();
  await shot(anna.page, 'rated-my-games');

  const secret = await anna.page.evaluate(() => localStorage.getItem('house.setting.online.key'));
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(asked.join()).not.toContain(secret);
  await anna.page.goto(`${url}/online/yours`);
  await anna.page.getByTestId('erase').click();
  await anna.page.getByTestId('erase-yes').click();
  await anna.page.getByTestId('make-key').waitFor();
  await boris.page.reload();
  await boris.page.getByText('There is no such profile.').waitFor();
  await anna.page.goto(`${url}/played`);
  await anna.page.getByText('No finished game yet.').waitFor();
  expect([...anna.faults, ...boris.faults]).toEqual([]);
  for (const { context } of [anna, boris]) await context.close();
});

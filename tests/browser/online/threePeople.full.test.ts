/**
 * Three people, on one server with SQLite and on two servers with PostgreSQL and Redis: a daily deal, a rated game that
 * one of them finds in the list, an invitation, a block, a report and the erasing of a key.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { HonestPlayer } from '../../../scripts/online/honestPlayer';
import { MODERATION_TOKEN, ServerProgram } from '../../../scripts/online/program';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type ClusterHarness, canCluster, startCluster } from '../../server/cluster/harness';
import { nearlyPlayed } from '../app/nearlyPlayed';
import { keepGame } from '../person';
import { matchOf, PHONE, shot, Visitor } from '../visitor';

const DEAL_GAME = 'kilia';

type Site = {
  readonly name: string;
  readonly servers: number;
  /** Starts what the servers need, and returns their settings. */
  readonly begin: () => Promise<{
    readonly settings: Readonly<Record<string, string>>;
    readonly end: () => Promise<void>;
  }>;
};

const SITES: readonly Site[] = [
  {
    name: 'one server with SQLite',
    servers: 1,
    begin: async () => ({ settings: {}, end: async () => undefined }),
  },
  ...(canCluster
    ? [
        {
          name: 'two servers with PostgreSQL and Redis',
          servers: 2,
          begin: async () => {
            const cluster: ClusterHarness = await startCluster();
            return { settings: cluster.env(), end: () => cluster.end() };
          },
        },
      ]
    : []),
];

describe.each(SITES)('three people on $name', ({ servers: count, begin }) => {
  const servers: ServerProgram[] = [];
  let end: () => Promise<void>;
  let anna: Visitor;
  let boris: Visitor;
  let clara: Visitor;
  /** Anna uses the first server, the others the last one. */
  let urls: Readonly<Record<'first' | 'last', string>>;
  const urlOf = (visitor: Visitor) => (visitor === anna ? urls.first : urls.last);
  /** Returns the address of another server's page on this visitor's server. */
  const reached = (visitor: Visitor, link: string) => urlOf(visitor) + new URL(link).pathname;
  const goTo = (visitor: Visitor, path: string) => visitor.page.goto(urlOf(visitor) + path);

  beforeAll(async () => {
    const site = await begin();
    end = site.end;
    const settings = { ...site.settings, APP_FOLDER: inject('appFolder'), BOT_PACE: '0' };
    for (let each = 0; each < count; each++) servers.push(new ServerProgram(settings));
    await Promise.all(servers.map((server) => server.start()));
    urls = { first: itemAt(servers, 0).url, last: itemAt(servers, count - 1).url };
    [anna, boris, clara] = [
      await Visitor.come('Anna'),
      await Visitor.come('Boris'),
      await Visitor.come('Clara', PHONE),
    ];
    for (const each of [anna, boris, clara]) await each.makeKey(urlOf(each));
  }, 240_000);
  afterAll(async () => {
    for (const server of servers) await server.dispose();
    await end?.();
  }, 60_000);

  it('ranks their results of a daily deal, and refuses a forged one', async () => {
    const scores: number[] = [];
    for (const each of [anna, boris, clara]) {
      const { page, name } = each;
      const { deal, played, score, save } = await nearlyPlayed(DEAL_GAME, { url: urlOf(each), seed: name });
      scores.push(score);
      await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
      await keepGame(page, urlOf(each), save);
      await page.getByTestId('deal-note').getByText(`Daily deal finished: ${score} points.`).waitFor();
      if (each === clara) {
        const forged = { key: await clara.token(), name: 'Forger', ...played, score: score + 1 };
        const answer = await fetch(`${urlOf(each)}/deals/${deal.day}/${DEAL_GAME}/results`, {
          method: 'POST',
          body: JSON.stringify(forged),
          headers: { 'content-type': 'application/json' },
        });
        expect(answer.status).toBe(400);
      }
      await goTo(each, '/daily');
      await page.getByTestId('result-name').fill(name);
      await page.getByTestId('send-results').click();
      await page
        .getByTestId(`deal-${DEAL_GAME}`)
        .getByTestId('own')
        .getByText(/^Place/)
        .waitFor();
    }
    for (const each of [anna, clara]) {
      await goTo(each, '/daily');
      await each.page.getByTestId(`deal-${DEAL_GAME}`).getByTestId('standings').click();
      const standings = each.page.getByTestId('standings-page');
      for (const { name } of [anna, boris, clara]) await standings.getByRole('cell', { name }).waitFor();
      expect(await standings.innerText()).not.toContain('Forger');
      await shot(each.page, `three-standings-${count}-${each.name}`);
    }
    expect(new Set(scores).size).toBeGreaterThan(1);
  });

  it('lets two find an open rated table in the list, play with a bot, and see ratings and results', async () => {
    await goTo(anna, '/online/cherez-ural/new');
    await anna.page.getByTestId('players-4').check({ force: true });
    await anna.page.getByTestId('your-name').fill('Anna');
    await anna.page.getByTestId('sitter-3').selectOption('easy');
    await anna.page.getByTestId('rated').check();
    await anna.page.getByTestId('create').click();
    await anna.page.getByTestId('waiting').waitFor();
    const link = await anna.page.getByTestId('link').inputValue();
    for (const each of [boris, clara]) {
      await goTo(each, '/online');
      const open = each.page.getByTestId('open-tables').locator('li', { hasText: 'Anna' });
      await open.getByRole('link').waitFor();
      await shot(each.page, `three-open-tables-${count}-${each.name}`);
      await open.getByRole('link').click();
      await each.page.getByTestId('rated-note').waitFor();
      await each.page.getByTestId('your-name').fill(each.name);
      await each.page.getByTestId('sit-down').click();
      await each.page.getByTestId('sit-down').waitFor({ state: 'detached' });
    }
    for (const { page } of [anna, boris, clara]) await page.getByTestId('table').waitFor();

    const keys = await Promise.all([anna, boris, clara].map((each) => each.key(link)));
    const [first = '', second = '', third = ''] = keys;
    const credentials = { 0: first, 1: second, 2: third, 3: '' };
    const players = new HonestPlayer(
      { matchID: matchOf(link), credentials },
      ['0', '1', '2'],
      seededRandom('three'),
    );
    await players.sit(urls.last);
    while (!players.isOver) if ((await players.play()) === undefined) await anna.page.waitForTimeout(1);
    players.leave();
    for (const each of [anna, boris, clara]) {
      await each.page.getByTestId('final-score').waitFor();
      await shot(each.page, `three-final-${count}-${each.name}`);
      await goTo(each, '/online/yours');
      await each.page.getByTestId('rating-cherez-ural').getByText('1 rated game').waitFor();
      await shot(each.page, `three-yours-${count}-${each.name}`);
      await goTo(each, '/played');
      await each.page.getByTestId('games-list').getByText('Через Урал').first().waitFor();
      await shot(each.page, `three-my-games-${count}-${each.name}`);
    }
  });

  it('shows a public profile on the other server', async () => {
    await goTo(anna, '/online/yours');
    await anna.page.getByTestId('profile-name').fill('Anna the Fair');
    await anna.page.getByTestId('profile-on').click();
    const profile = await anna.page.getByTestId('profile-open').getAttribute('href');
    await goTo(boris, profile ?? '');
    await boris.page.getByRole('heading', { name: 'Anna the Fair' }).waitFor();
    await shot(boris.page, `three-profile-${count}`);
  });

  it('brings invited people to a table', async () => {
    await goTo(boris, '/online/cherez-ural/new');
    await boris.page.getByTestId('players-2').check({ force: true });
    await boris.page.getByTestId('create').click();
    await boris.page.getByTestId('invite-companions').click();
    const toAnna = boris.page.locator('li', { hasText: 'Anna' }).getByTestId('invite-companion');
    await toAnna.click();
    await toAnna.getByText('Invited').waitFor();
    await shot(boris.page, `three-invite-${count}`);
    await goTo(anna, '/online/yours');
    await anna.page.getByTestId('invitations').getByText('invites you').waitFor();
    await shot(anna.page, `three-invitations-${count}`);
    await anna.page.getByTestId('invitation-accept').click();
    await anna.page.getByTestId('your-name').fill('Anna');
    await anna.page.getByTestId('sit-down').click();
    for (const { page } of [anna, boris]) await page.getByTestId('table').waitFor();
  });

  it('keeps a blocked person away, and brings a report to the host of either server', async () => {
    await goTo(clara, '/online/cherez-ural/new');
    await clara.page.getByTestId('players-3').check({ force: true });
    await clara.page.getByTestId('create').click();
    await clara.page.getByTestId('waiting').waitFor();
    const link = await clara.page.getByTestId('link').inputValue();
    await boris.sitDown(reached(boris, link));
    await boris.page.getByTestId('say').first().fill('boo');
    await boris.page.getByTestId('send').first().click();
    await clara.page.getByTestId('chat').first().getByText('boo').waitFor();
    await clara.page.getByTestId('room').click();
    await clara.page.getByTestId('report-or-block').click();
    const message = await clara.page
      .getByTestId('report-what')
      .locator('option')
      .filter({ hasText: 'boo' })
      .getAttribute('value');
    await clara.page.getByTestId('report-what').selectOption(message ?? '');
    await clara.page.getByTestId('report-reason').fill('shouts at me');
    await clara.page.getByTestId('report-send').click();
    await clara.page.getByTestId('report-sent').waitFor();
    await clara.page.getByTestId('block-1').click();
    await clara.page.getByTestId('block-1').getByText('Blocked').waitFor();
    await shot(clara.page, `three-report-${count}`);

    await goTo(clara, '/online/cherez-ural/new');
    await clara.page.getByTestId('players-2').check({ force: true });
    await clara.page.getByTestId('create').click();
    await clara.page.getByTestId('waiting').waitFor();
    await goTo(boris, new URL(await clara.page.getByTestId('link').inputValue()).pathname);
    await boris.page.getByTestId('your-name').fill('Boris');
    await boris.page.getByTestId('sit-down').click();
    await boris.page.getByText('You can’t sit down at this table.').waitFor();

    const host = await Visitor.come('Host');
    const reports = async (page: Page, url: string) => {
      await page.goto(`${url}/online/host`);
      await page.getByTestId('host-token').fill(MODERATION_TOKEN);
      await page.getByTestId('host-open').click();
      return page.getByTestId('games-list').locator('li', { hasText: 'shouts at me' });
    };
    const report = await reports(host.page, urls.first);
    await report.getByTestId('host-mute').click();
    await host.page.getByTestId('host-mutes').getByText('Boris').waitFor();
    await shot(host.page, `three-host-${count}`);
    await boris.page.goto(reached(boris, link));
    await boris.page.getByTestId('say').first().fill('again');
    await boris.page.getByTestId('send').first().click();
    await boris.page.getByText('The host of this server has muted you').waitFor();
    await report.getByTestId('host-close').click();
    await report.getByTestId('host-close').click();
    await report.getByText('table deleted').waitFor();
    await boris.page.getByTestId('left-seat').waitFor();
    expect(host.faults).toEqual([]);
    await host.context.close();
  });

  it('erases a person everywhere', async () => {
    await goTo(anna, '/online/yours');
    const profile = await anna.page.getByTestId('profile-open').getAttribute('href');
    await anna.page.getByTestId('erase').click();
    await anna.page.getByTestId('erase-yes').click();
    await anna.page.getByTestId('make-key').waitFor();
    await goTo(boris, profile ?? '');
    await boris.page.getByText('There is no such profile.').waitFor();
    for (const each of [boris, clara]) {
      await goTo(each, '/daily');
      await each.page.getByTestId(`deal-${DEAL_GAME}`).getByTestId('standings').click();
      const standings = each.page.getByTestId('standings-page');
      await standings.getByRole('cell', { name: each.name }).waitFor();
      expect(await standings.innerText()).not.toContain('Anna');
    }
  });

  it('shows no error on any page', async () => {
    const all = [anna, boris, clara];
    expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of all) await context.close();
  });
});

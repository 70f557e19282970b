/** The home page: games side by side, each with its own pages and files. */
import { setTimeout as delay } from 'node:timers/promises';
import { LobbyClient } from 'boardgame.io/client';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { offers } from '../../../src/games/offers';
import { watchedPage, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { cardOf } from '../person';

const browser = withBrowser();
const site = withSampleSite();

async function openPage(at: string) {
  const viewport = { width: 1280, height: 720 };
  const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const faults: string[] = [];
  const fetched: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.goto(at);
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  return { page, faults, fetched, context };
}

const filesOf = async (game: string): Promise<readonly string[]> =>
  (await (await fetch(`${site.url}/kept/${game}.json`)).json()) as string[];

describe('fetched files', () => {
  it('belong to no game on the first page, and to one game at its table', async () => {
    const { page, fetched, faults, context } = await openPage(site.url);
    await cardOf(page, 'sample').waitFor();
    await page.waitForLoadState('networkidle');
    const [ural, sample] = [await filesOf('cherez-ural'), await filesOf('sample')];
    expect(ural.length).toBeGreaterThan(20);
    expect(sample.length).toBeGreaterThan(3);
    expect(fetched.filter((file) => ural.includes(file) || sample.includes(file))).toEqual([]);
    await cardOf(page, 'sample').getByTestId('new-game').click();
    await page.getByTestId('start').click();
    await page.getByTestId('ready').click();
    await page.getByTestId('table').waitFor();
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((file) => sample.includes(file)).length).toBeGreaterThan(0);
    expect(fetched.filter((file) => ural.includes(file))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  // React reported an error if a game arrived between two of its tasks: a page suspended on it and then called `use`
  // differently. Here the tasks are 400 ms apart, so a delay by one of these times hits such a gap.
  it.each([400, 800, 1200])('may include a game %i ms after its page', async (late) => {
    const files = await filesOf('sample');
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const { page, faults } = await watchedPage(context);
    await page.addInitScript(() => {
      const send = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (message: unknown) {
        setTimeout(() => send.call(this, message), 400);
      };
    });
    await page.route(
      ({ pathname }) => files.includes(pathname),
      (route) => delay(late).then(() => route.continue()),
    );
    await page.goto(`${site.url}/sample/new`);
    await page.getByTestId('start').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('never include the sample game in a build for players', async () => {
    const { page, context } = await openPage(`${inject('url')}/sample`);
    await page.getByTestId('unknown-game').waitFor();
    expect((await fetch(`${inject('url')}/kept/sample.json`)).status).toBe(404);
    await context.close();
  });
});

describe('addresses', () => {
  let opened: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    opened = await openPage(site.url);
  });
  afterAll(() => opened.context.close());

  it.each(['/nowhere', '/nowhere/rules', '/online/nowhere', '/online/nowhere/t/x'])(
    'explain an unknown game and link home: %s',
    async (path) => {
      const { page, faults } = opened;
      await page.goto(site.url + path);
      expect(await page.getByTestId('unknown-game').innerText()).toContain('nowhere');
      await page.getByTestId('way-back').click();
      await cardOf(page, 'cherez-ural').waitFor();
      expect(faults).toEqual([]);
    },
  );

  it.each([
    ['/new', '/cherez-ural/new'],
    ['/rules#R9.4', '/cherez-ural/rules#R9.4'],
    ['/almanac#legend', '/cherez-ural/almanac#legend'],
    ['/learn', '/cherez-ural/learn'],
    ['/online/new', '/online/cherez-ural/new'],
    ['/online/t/m?view=text', '/online/cherez-ural/t/m?view=text'],
    ['/online/t/m/replay?move=3', '/online/cherez-ural/t/m/replay?move=3'],
  ])('still work in the form without a game: %s', async (before, now) => {
    const { page } = opened;
    await page.goto('about:blank');
    await page.goto(site.url + before);
    await page.waitForURL(site.url + now);
  });

  it('of seats without a game open the seat and save it with its game', async () => {
    const lobby = new LobbyClient({ server: site.url });
    const { matchID } = await lobby.createMatch('cherez-ural', { numPlayers: 2 });
    const taken = { playerID: '1', playerName: 'Ada' };
    const { playerCredentials } = await lobby.joinMatch('cherez-ural', matchID, taken);
    const { page, context } = await openPage(`${site.url}/online/t/${matchID}#seat=1.${playerCredentials}`);
    await page.waitForURL(`${site.url}/online/cherez-ural/t/${matchID}`);
    const kept = await page.evaluate(() => localStorage.getItem('house.setting.online.seats'));
    expect(JSON.parse(kept ?? '')).toMatchObject([
      { game: 'cherez-ural', matchID, playerID: '1', credentials: playerCredentials },
    ]);
    await context.close();
  });

  it('of a save keep it when this build lacks its game', async () => {
    const save = {
      format: 'house-game',
      version: 1,
      game: 'lost',
      seed: 'x',
      setupData: {},
      seats: [{ playerID: '0', name: 'Ada', colour: 'red' }],
      actions: [{ playerID: '0', move: 'bid', args: [1] }],
    };
    const { page, context } = await openPage(site.url);
    await page.evaluate((text) => localStorage.setItem('house.game', text), JSON.stringify(save));
    await page.goto(`${site.url}/table`);
    expect(await page.getByTestId('broken-game').innerText()).toContain('lost');
    await page.goto(site.url);
    expect(await page.getByTestId('kept-games').innerText()).toContain('lost');
    await context.close();
  });
});

describe('the new-game form', () => {
  it('shows its game’s name in both languages, also online', async () => {
    const { page, context } = await openPage(`${site.url}/cherez-ural/new`);
    const heading = page.locator('h1');
    for (const language of ['en', 'ja']) {
      await page.evaluate((now) => localStorage.setItem('house.setting.language', now), language);
      for (const { name, title } of offers)
        for (const path of [`/${name}/new`, `/online/${name}/new`]) {
          await page.goto(site.url + path);
          await page.getByTestId('players-2').waitFor({ state: 'attached' });
          await expect
            .poll(() => heading.innerText(), { message: path })
            .toContain(title[language === 'ja' ? 'ja' : 'en']);
        }
    }
    await context.close();
  });

  let form: Awaited<ReturnType<typeof openPage>>;
  beforeAll(async () => {
    form = await openPage(`${site.url}/cherez-ural/new`);
  });
  afterAll(() => form.context.close());

  it.each([
    [1280, 720],
    [1024, 768],
    [844, 390],
    [768, 1024],
    [390, 844],
  ])('keeps Start visible at %i × %i', async (width, height) => {
    const { page } = form;
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/cherez-ural/new`);
    await page.getByTestId('players-4').check({ force: true });
    for (const scroll of [0, 100_000]) {
      await page.evaluate((to) => window.scrollTo(0, to), scroll);
      const box = await page.getByTestId('start').boundingBox();
      expect(box !== null && box.y >= 0 && box.y + box.height <= height, `scrolled to ${scroll}`).toBe(true);
    }
  });

  it('gives bots distinct names and removes them again', async () => {
    const { page, context } = await openPage(`${site.url}/cherez-ural/new`);
    await page.getByTestId('players-4').check({ force: true });
    for (const seat of [1, 2, 3]) await page.getByTestId(`who-${seat}`).selectOption('easy');
    const names = await Promise.all(
      [0, 1, 2, 3].map((seat) => page.getByTestId(`name-${seat}`).inputValue()),
    );
    expect(new Set(names).size).toBe(4);
    expect(names.slice(1).join()).not.toContain('Player');
    await page.getByTestId('who-1').selectOption('person');
    expect(await page.getByTestId('name-1').inputValue()).toBe('Player 2');
    await context.close();
  });

  it('shows who plays first only if it is certain', async () => {
    const { page, context } = await openPage(`${site.url}/cherez-ural/new`);
    expect(await page.getByText('plays first', { exact: false }).first().isVisible()).toBe(true);
    await page.getByTestId('draw-first').check();
    expect(await page.locator('legend', { hasText: 'plays first' }).count()).toBe(0);
    await page.goto(`${site.url}/sample/new`);
    await page.getByTestId('start').waitFor();
    expect(await page.locator('legend', { hasText: 'plays first' }).count()).toBe(0);
    expect(await page.getByTestId('draw-first').count()).toBe(0);
    await context.close();
  });

  it('asks for name, level and set-up once, then starts a game against bots with one press', async () => {
    const { page, context } = await openPage(`${site.url}/terramara`);
    const started = async () => {
      await page.getByTestId('table').waitFor();
      const { seats, setupData } = JSON.parse(
        await page.evaluate(() => localStorage.getItem('house.game') ?? ''),
      );
      return {
        names: seats[0].name,
        bots: seats.slice(1).map(({ bot }: { bot?: string }) => bot),
        setupData,
      };
    };
    const answers = { names: 'Ada', bots: ['hard', 'hard', 'hard'] };
    await page.getByTestId('against-bots').click();
    await page.getByTestId('quick-name').fill('Ada');
    await page.getByTestId('level-hard').check({ force: true });
    await page.getByTestId('quick-start').click();
    expect(await started()).toEqual({ ...answers, setupData: { firstGame: true } });
    await page.goto(`${site.url}/terramara`);
    await page.getByTestId('quick-change').click();
    await page.getByTestId('set-up-full').check({ force: true });
    await page.getByTestId('quick-start').click();
    expect(await started()).toEqual({ ...answers, setupData: {} });
    await page.goto(`${site.url}/terramara`);
    await page.getByTestId('against-bots').click();
    expect(await started()).toEqual({ ...answers, setupData: {} });
    await context.close();
  });

  it('shows no error online before anything is typed', async () => {
    const { page, context } = await openPage(`${site.url}/online/cherez-ural/new`);
    await page.getByTestId('create').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByTestId('create').click();
    await page.getByRole('alert').waitFor();
    await context.close();
  });
});

/** Presses the first legal move at the text table until the game is over. */
async function playInWords(pages: readonly Page[]): Promise<void> {
  for (let made = 0; made < 200; made++)
    for (const page of pages) {
      if (await page.getByTestId('final-score').isVisible()) return;
      const ready = page.getByTestId('ready');
      if (await ready.isVisible()) await ready.click();
      const move = page.getByTestId('do').first();
      if (await move.isVisible()) await move.click({ timeout: 2000 }).catch(() => undefined);
    }
  throw new Error('the game does not end');
}

describe('the sample game', () => {
  it('shows a hidden hand, a bid, a place and the goods that pay for it at its drawn table', async () => {
    const { page, faults, context } = await openPage(`${site.url}/sample/new`);
    await page.getByTestId('who-1').selectOption('easy');
    await page.getByTestId('option-long').check();
    await page.getByTestId('start').click();
    await page.locator('[data-testid^="bid-"]').first().click();
    await page.locator('[role="button"][data-space="well"]').click({ timeout: 60_000 });
    await page.getByTestId('go-tea-more').click();
    await page.getByTestId('confirm').click();
    await expect.poll(() => page.getByTestId('score-0').innerText()).toBe('2');
    expect(await page.locator('h1').innerText()).toContain('of 4');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is played to its end at one screen at the text table', async () => {
    const { page, faults, context } = await openPage(`${site.url}/sample/new`);
    await page.getByTestId('start').click();
    await page.goto(`${site.url}/table?view=text`);
    await playInWords([page]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is played to its end online, with its options in the invitation and the turn in the list', async () => {
    const first = await openPage(`${site.url}/online/sample/new`);
    await first.page.getByTestId('your-name').fill('Mika');
    await first.page.getByTestId('option-long').check();
    await first.page.getByTestId('create').click();
    await first.page.getByTestId('waiting').waitFor();
    await expect
      .poll(() => first.page.getByTestId('invite-game').innerText())
      .toBe('Tea Road, for 2 players, with Long road');
    const link = await first.page.getByTestId('link').first().inputValue();
    expect(new URL(link).pathname).toMatch(/^\/online\/sample\/t\//);
    const second = await openPage(link);
    await second.page.getByTestId('your-name').fill('Aino');
    await second.page.getByTestId('sit-down').click();
    await second.page.getByTestId('table').waitFor();
    // The list of your tables, in another page of the same browser.
    const home = await first.context.newPage();
    await home.goto(site.url);
    expect(await home.getByTestId('turn').innerText()).toContain('your turn');
    await home.close();
    for (const { page } of [first, second]) await page.goto(`${link}?view=text`);
    await playInWords([first.page, second.page]);
    expect([...first.faults, ...second.faults]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});

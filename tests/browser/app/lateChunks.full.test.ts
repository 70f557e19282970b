/**
 * Refuses each late file of the build at every attempt. The page must stay, and show the missing part with its style
 * sheets once the file can be fetched.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, type ExpectStatic, inject, it, vi } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import { type Rooms, setUpRooms, storedSeats } from '../../../scripts/online/rooms';
import { KEY } from '../../../scripts/screens/appPages';
import { appScreens } from '../../../scripts/screens/house';
import { type Language, openAddress, openDevice, type Size, takeSteps } from '../../../scripts/screens/open';
import type { PageStep, Screen } from '../../../scripts/screens/screen';
import { ja } from '../../../src/app/online/notifications/text/ja';
import { modules } from '../../../src/games/modules';
import { offers } from '../../../src/games/offers';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type Deal, dealSave } from '../../../src/session/dailyDeal';
import { firstMoves, type SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';

const browser = withBrowser();

type Visit = {
  readonly screen: Screen;
  readonly size: Size;
  readonly language: Language;
  /** Follows the screen's steps. */
  readonly act?: (page: Page) => Promise<void>;
};

/** Deals are made by the server, which runs the same modules. */
const BY_SERVER = /^dailyDeal-/;

/** Lists scripts, style sheets and data that index.html doesn't name. */
function lateFiles(): ReadonlySet<string> {
  const folder = inject('appFolder');
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const names = readdirSync(path.join(folder, 'assets')).filter((file) => /\.(js|css|json)$/.test(file));
  return new Set(names.filter((file) => !index.includes(file) && !BY_SERVER.test(file)));
}

const files = lateFiles();
/** Files that some page was refused at every attempt, or is being refused */
const refused = new Set<string>();
/** The last visit that requested each file */
const requestedBy = new Map<string, Visit>();

/** Number of attempts of one load, and a time in ms longer than all of them take. */
const TRIES = 3;
const TRIES_MS = 2000;
/** After this time in ms without a request, the page has loaded everything it needs. */
const QUIET_MS = 1000;
/** A visit waits for the attempts of several loads in sequence. */
const VISIT_MS = 120_000;

const fileOf = (route: Route): string => path.basename(new URL(route.request().url()).pathname);

/**
 * Refuses late files that no page was refused before, in rounds. Files of one round fail the loads that request them;
 * files that are requested only after those loads succeed get a later round.
 */
class Refusals {
  /** All files that this page was refused, in every round */
  private readonly ever = new Set<string>();
  /** Number of refusals of each file in this round. */
  private readonly round = new Map<string, number>();
  private newestAt = 0;
  private lastAt = 0;

  async decide(route: Route): Promise<void> {
    this.lastAt = Date.now();
    const file = fileOf(route);
    const times = this.round.get(file);
    if (times === undefined && (refused.has(file) || !files.has(file))) return route.continue();
    if (times === undefined) this.newestAt = Date.now();
    refused.add(file);
    this.ever.add(file);
    this.round.set(file, (times ?? 0) + 1);
    return route.abort();
  }

  get isRound(): boolean {
    return this.round.size > 0;
  }

  /** Whether the page has stopped requesting files. */
  get isQuiet(): boolean {
    return Date.now() - this.lastAt >= QUIET_MS;
  }

  /** Whether some load has used all its attempts. */
  private get isTried(): boolean {
    return Math.max(...this.round.values()) >= TRIES;
  }

  /** Whether loading has given up. A prefetch is attempted only once. */
  get isGivenUp(): boolean {
    return Date.now() - this.newestAt >= (this.isTried ? TRIES_MS : 2 * TRIES_MS);
  }

  /** The files of this round with their numbers of refusals, as text. */
  get told(): string {
    return [...this.round].map(([file, times]) => `${file} ×${times}`).join(' ');
  }

  /** Ends the round. */
  allow(): void {
    const leastTimes = this.isTried ? TRIES : 1;
    // A file prefetched for a script that is itself refused has not failed any load yet, so it gets another round.
    for (const [file, times] of this.round) if (times < leastTimes) refused.delete(file);
    this.round.clear();
    this.lastAt = Date.now();
  }

  /** Lets the next page be refused the same files. */
  forget(): void {
    for (const file of this.ever) refused.delete(file);
  }
}

/** Starts a guided game */
const LEARN = 'learn-start';

/** Opens a screen. The page must survive every refusal and show the missing parts once they can be fetched. */
async function open(visit: Visit, expect: ExpectStatic): Promise<void> {
  const { screen, size, language, act } = visit;
  const context = await openDevice(browser, size, language);
  context.setDefaultTimeout(VISIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  const refusals = new Refusals();
  await context.route('**/assets/**', (route) => {
    requestedBy.set(fileOf(route), visit);
    return refusals.decide(route);
  });
  let last = 'nothing';
  let lastStep: PageStep | null = null;
  const isSettled = () => !refusals.isRound && refusals.isQuiet;
  // A part that arrives late may close a menu that a step has opened, so each step waits until the page is quiet.
  const settle = () =>
    vi.waitUntil(() => problem !== null || isSettled(), { timeout: VISIT_MS, interval: 50 });
  const follow = async () => {
    await openAddress(page, inject('url'), screen, language);
    for (const step of screen.steps ?? []) {
      await settle();
      lastStep = step;
      await takeSteps(page, [step]);
    }
    await settle();
    await act?.(page);
    // A slow page can be quiet between two files that it needs.
    await page.waitForFunction(
      () => document.querySelector('[aria-busy="true"], [data-testid="load-notice"]') === null,
    );
    await page.waitForLoadState('networkidle');
  };
  let isOpen = false;
  let problem: unknown = null;
  follow().then(
    () => {
      isOpen = true;
    },
    (error: unknown) => {
      problem = error;
    },
  );
  const until = async (isReached: () => boolean) => {
    await vi.waitUntil(() => problem !== null || isReached(), { timeout: VISIT_MS, interval: 50 });
    if (problem !== null) throw problem;
  };
  const missing = () =>
    page.evaluate(() => ({
      notices: document.querySelectorAll('[data-testid="load-notice"]').length,
      unstyled: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .filter(({ sheet }) => sheet === null)
        .map(({ href }) => href),
    }));
  try {
    for (;;) {
      await until(() => refusals.isRound || (isOpen && isSettled()));
      if (!refusals.isRound) break;
      await until(() => refusals.isGivenUp);
      last = refusals.told;
      const state = () =>
        page.evaluate(() => ({
          hasWords: document.body.innerText.trim() !== '',
          isCrash: document.querySelector('main.sheet[role="alert"]:not([data-testid])') !== null,
        }));
      await expect.poll(state).toEqual({ hasWords: true, isCrash: false });
      refusals.allow();
      // The guided game needs a second press; everything else is retried automatically.
      if (lastStep === LEARN)
        await page.evaluate(
          (id) => document.querySelector<HTMLElement>(`[data-testid="${id}"]`)?.click(),
          LEARN,
        );
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    await expect.poll(missing).toEqual({ notices: 0, unstyled: [] });
    expect(faults.join('\n')).toBe('');
  } catch (error) {
    refusals.forget();
    throw new Error(`After refusing ${last}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

const see = (id: string): PageStep => ({ see: `[data-testid="${id}"]` });

/** Names of screens that together request most late files, by language. Parts of a table are fetched after it is shown. */
const SHOWN: Readonly<Record<Language, RegExp>> = {
  en: /^(page|rules|quick|plan|final|guide|guide-text|rules-over-table|replay|tab-log|home-kept|broken-save|played|played-unknown|ratings|profile-unknown|host|online-(invited|companions|report|yours-key))$/,
  ja: /^(rules|almanac|text|plan|review|daily|puzzle-games|conduct|wishes-none)$/,
};

function visitsOf(screen: Screen): readonly Visit[] {
  const size: Size = screen.only === 'phone' ? 'phone' : 'desk';
  return (['en', 'ja'] as const)
    .filter((language) => SHOWN[language].test(screen.name))
    .map((language) => ({ screen, size, language }));
}

function named(screens: readonly Screen[], name: string): Screen {
  const found = screens.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`There is no screen named ${name}.`);
  return found;
}

/** Content packs that change nothing, for the games that need more than an empty one. */
const PACKS: Readonly<Record<string, object>> = { 'cherez-ural': { title: 'As it is' } };

/** Returns the visits for parts of a game that its screens don't open: bots, puzzles, and the reader of content packs. */
function moreOfGame(screens: readonly Screen[]): readonly Visit[] {
  const turn = named(screens, 'turn');
  const review = named(screens, 'review');
  const save = turn.scenario?.save();
  if (save === undefined) throw new Error('The screen of a turn has no game.');
  const contentPack = PACKS[save.game] ?? {};
  const packed = { ...firstMoves(save, 0), setupData: { ...save.setupData, contentPack }, content: null };
  return [
    { ...turn, name: 'turn-hint', steps: [...(turn.steps ?? []), 'ask-hint', { see: '.hint-note' }] },
    { name: 'content-pack', path: '/table', game: packed, steps: ['TAKE OVER'] },
    { name: 'puzzles', path: `/${save.game}/puzzles`, steps: [see('next-puzzle')] },
    { ...review, name: 'review-line', steps: [...(review.steps ?? []), 'show-line', see('line-bar')] },
  ].map((screen) => ({ screen, size: 'desk', language: 'en' }));
}

/** Plays on in a second tab. */
async function openSecondTab(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await page.getByTestId('elsewhere').waitFor();
}

/** Starts a game where the browser has no room to store it. */
async function startWithoutRoom(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError');
    };
  });
  await page.getByTestId('start').click();
  await page.getByTestId('storage-notice').waitFor();
}

/** Opens the notifications of a seat. A server without ways to notify says so. */
async function openNotifications(page: Page): Promise<void> {
  await page.getByTestId('call-me').click();
  await page.getByTestId('call-panel').or(page.getByText(ja.none)).waitFor();
}

/** Returns today's deal of a game before its first move. */
async function dealOf(name: string): Promise<SavedGame> {
  const { deals }: { deals: Deal[] } = await (await fetch(`${inject('url')}/deals/today`)).json();
  const deal = deals.find(({ game }) => game === name);
  const module = modules.find((each) => each.name === name);
  if (deal === undefined || module === undefined) throw new Error(`There is no deal of ${name} today.`);
  const seats = module.colours.map(({ id }, seat) => ({ name: `Player ${seat}`, colour: id }));
  return { ...dealSave(deal, seats), rulesVersion: module.rulesVersion };
}

/** Returns the visits for parts of the app that no screen opens. */
async function moreOfApp(
  online: readonly Screen[],
  game: readonly Screen[],
  rooms: Rooms,
): Promise<readonly Visit[]> {
  const seats = named(online, 'online-seats');
  const turn = named(game, 'turn');
  const finished = named(online, 'online-finished');
  const kept = { 'house.setting.online.seats': storedSeats([rooms.running], '0') };
  const visits: readonly Omit<Visit, 'size'>[] = [
    {
      screen: { name: 'home-online', path: '/', kept, steps: [see('your-tables')] },
      language: 'en',
    },
    { screen: { ...seats, name: 'notifications' }, act: openNotifications, language: 'ja' },
    {
      screen: {
        ...turn,
        name: 'report',
        steps: [...(turn.steps ?? []), 'menu', 'report', see('report-dialog')],
      },
      language: 'ja',
    },
    { screen: { ...turn, name: 'second-tab' }, act: openSecondTab, language: 'en' },
    { screen: named(game, 'new'), act: startWithoutRoom, language: 'ja' },
    {
      screen: { ...turn, name: 'sound', steps: [...(turn.steps ?? []), 'quick-sound'] },
      language: 'en',
    },
    {
      screen: { name: 'deal', path: '/table', game: await dealOf('kilia'), steps: [see('table')] },
      language: 'en',
    },
    {
      screen: { ...finished, name: 'rated', kept: { ...finished.kept, 'house.setting.online.key': KEY } },
      language: 'en',
    },
  ];
  return visits.map((visit) => ({ ...visit, size: 'desk' }));
}

async function visits(): Promise<readonly Visit[]> {
  const games = await Promise.all(
    offers.map(async ({ name }) => (await ownOf<readonly Screen[]>(name, 'screens')) ?? []),
  );
  const rooms = await setUpRooms(inject('url'));
  const app = appScreens(rooms);
  return [
    ...[app, ...games].flat().flatMap(visitsOf),
    ...games.flatMap(moreOfGame),
    ...(await moreOfApp(app, itemAt(games, 0), rooms)),
  ];
}

// Pages mostly wait between attempts, so several are open at once.
describe.concurrent('keeps the page when a late chunk fails to load, and shows the part once the chunk loads', async () => {
  it.for(await visits())('$screen.name ($screen.path) in $language', (visit, { expect }) =>
    open(visit, expect),
  );
});

it('has refused every late chunk', async ({ expect }) => {
  const left = () => [...files].filter((file) => !refused.has(file));
  // A file that was prefetched while others were refused counts only if it is refused again.
  for (const file of left()) {
    const visit = requestedBy.get(file);
    if (visit !== undefined) await open(visit, expect);
  }
  const told = left().map((file) => `${file}: ${requestedBy.get(file)?.screen.name ?? 'never requested'}`);
  expect(told).toEqual([]);
});

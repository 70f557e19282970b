/**
 * Refuses each late file of the build at every attempt. The page must stay, and show the missing part with its style
 * sheets once the file can be fetched.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { expect, inject, it, vi } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import { type Rooms, setUpRooms, storedSeats } from '../../../scripts/online/rooms';
import { KEY } from '../../../scripts/screens/appPages';
import { appScreens } from '../../../scripts/screens/house';
import { type Language, openAddress, openDevice, type Size, takeSteps } from '../../../scripts/screens/open';
import type { PageStep, Screen } from '../../../scripts/screens/screen';
import { en } from '../../../src/app/online/notifications/text/en';
import { ja } from '../../../src/app/online/notifications/text/ja';
import { modules } from '../../../src/games/modules';
import { offers } from '../../../src/games/offers';
import { itemAt } from '../../../src/rules-kit/indexed';
import { type Deal, dealSave } from '../../../src/session/dailyDeal';
import { firstMoves, type SavedGame } from '../../../src/session/savedGame';
import { withBrowser } from '../browser';

const browser = withBrowser();

/** Deals are made by the server, which runs the same modules. */
const BY_SERVER = /^dailyDeal-/;

/** Lists scripts, style sheets and data that index.html doesn't name. */
function lateFiles(): ReadonlySet<string> {
  const folder = inject('appFolder');
  const index = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const files = readdirSync(path.join(folder, 'assets')).filter((file) => /\.(js|css|json)$/.test(file));
  return new Set(files.filter((file) => !index.includes(file) && !BY_SERVER.test(file)));
}

type Visit = {
  readonly screen: Screen;
  readonly size: Size;
  readonly language: Language;
  /** Follows the screen's steps. */
  readonly act?: (page: Page) => Promise<void>;
};

/** Number of attempts of one load, and a time in ms longer than all of them take. */
const TRIES = 3;
const TRIES_MS = 2000;
/** After this time in ms without a request, the page has loaded everything it needs. */
const QUIET_MS = 500;
/** A visit waits for the attempts of several loads in sequence. */
const VISIT_MS = 120_000;

/**
 * Refuses late files that no page was refused before, in rounds. Files of one round fail the loads that request them;
 * files that are requested only after those loads succeed get a later round.
 */
class Refusals {
  /** Number of refusals of each file in this round. */
  private readonly round = new Map<string, number>();
  private newestAt = 0;
  private lastAt = 0;

  constructor(
    private readonly files: ReadonlySet<string>,
    /** Files that were refused at every attempt, or are being refused. */
    private readonly refused: Set<string>,
  ) {}

  async decide(route: Route): Promise<void> {
    this.lastAt = Date.now();
    const file = path.basename(new URL(route.request().url()).pathname);
    const times = this.round.get(file);
    if (times === undefined && (this.refused.has(file) || !this.files.has(file))) return route.continue();
    if (times === undefined) this.newestAt = Date.now();
    this.refused.add(file);
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
    for (const [file, times] of this.round) if (times < leastTimes) this.refused.delete(file);
    this.round.clear();
    this.lastAt = Date.now();
  }
}

/** Opens a screen. The page must survive every refusal and show the missing parts once they can be fetched. */
async function open(
  { screen, size, language, act }: Visit,
  files: ReadonlySet<string>,
  refused: Set<string>,
) {
  const context = await openDevice(browser, size, language);
  context.setDefaultTimeout(VISIT_MS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
  const refusals = new Refusals(files, refused);
  await context.route('**/assets/**', (route) => refusals.decide(route));
  let last = 'nothing';
  const opened = openAddress(page, inject('url'), screen, language)
    .then(() => takeSteps(page, screen.steps))
    .then(() => act?.(page))
    .then(() => page.waitForLoadState('networkidle'));
  let isOpen = false;
  let problem: unknown = null;
  opened.then(
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
  const where = () => `${screen.name} (${screen.path}) in ${language}, ${size}, after refusing ${last}`;
  try {
    for (;;) {
      await until(() => refusals.isRound || (isOpen && refusals.isQuiet));
      if (!refusals.isRound) break;
      await until(() => refusals.isGivenUp);
      last = refusals.told;
      const stands = () =>
        page.evaluate(() => ({
          hasWords: document.body.innerText.trim() !== '',
          isCrash: document.querySelector('main.sheet[role="alert"]:not([data-testid])') !== null,
        }));
      await expect.poll(stands).toEqual({ hasWords: true, isCrash: false });
      refusals.allow();
      // The guided game needs a second press; everything else is retried automatically.
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-testid="learn-start"]')?.click());
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    }
    const missing = () =>
      page.evaluate(() => ({
        notices: document.querySelectorAll('[data-testid="load-notice"]').length,
        unstyled: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
          .filter(({ sheet }) => sheet === null)
          .map(({ href }) => href),
      }));
    await expect.poll(missing).toEqual({ notices: 0, unstyled: [] });
    expect(faults.join('\n')).toBe('');
  } catch (error) {
    throw new Error(`${where()}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await context.close();
  }
}

const see = (id: string): PageStep => ({ see: `[data-testid="${id}"]` });

/** Screens that together request most late files. Parts of a table are fetched after it is shown. */
const SHOWN =
  /^(page|new|quick|rules|almanac|turn|rules-over-table|almanac-over-table|text|replay|final|final-\w+|review|keys|plan|guide|guide-text|hint|broken-save|tab-log|text-final|home-kept|online.*|played.*|daily.*|ratings|profile-unknown|puzzle|puzzle-games|conduct|host|wishes-none)$/;
const IN_JAPANESE =
  /^(page|rules|turn|text|almanac|review|plan|online|played|daily|puzzle-games|conduct|wishes-none)$/;

/** Returns a visit in English, and one in Japanese if that requests other files. */
function visitsOf(screen: Screen): readonly Visit[] {
  const size: Size = screen.only === 'phone' ? 'phone' : 'desk';
  const inEnglish: Visit = { screen, size, language: 'en' };
  return IN_JAPANESE.test(screen.name) ? [inEnglish, { ...inEnglish, language: 'ja' }] : [inEnglish];
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
  const none = page.getByText(en.none).or(page.getByText(ja.none));
  await page.getByTestId('call-panel').or(none).waitFor();
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

/** Returns the visits for parts of the app that no screen opens, in both languages. */
async function moreOfApp(
  online: readonly Screen[],
  game: readonly Screen[],
  rooms: Rooms,
): Promise<readonly Visit[]> {
  const seats = named(online, 'online-seats');
  const turn = named(game, 'turn');
  const finished = named(online, 'online-finished');
  const kept = { 'house.setting.online.seats': storedSeats([rooms.running], '0') };
  const visits: readonly Omit<Visit, 'size' | 'language'>[] = [
    { screen: { name: 'home-online', path: '/', kept, steps: [see('your-tables')] } },
    { screen: { ...seats, name: 'notifications' }, act: openNotifications },
    {
      screen: {
        ...turn,
        name: 'report',
        steps: [...(turn.steps ?? []), 'menu', 'report', see('report-dialog')],
      },
    },
    { screen: { ...turn, name: 'second-tab' }, act: openSecondTab },
    { screen: named(game, 'new'), act: startWithoutRoom },
    { screen: { ...turn, name: 'sound', steps: [...(turn.steps ?? []), 'quick-sound'] } },
    { screen: { name: 'deal', path: '/table', game: await dealOf('kilia'), steps: [see('table')] } },
    { screen: { ...finished, name: 'rated', kept: { ...finished.kept, 'house.setting.online.key': KEY } } },
  ];
  return visits.flatMap((visit) =>
    (['en', 'ja'] as const).map((language) => ({ ...visit, size: 'desk' as const, language })),
  );
}

async function visits(): Promise<readonly Visit[]> {
  const games = await Promise.all(
    offers.map(async ({ name }) => (await ownOf<readonly Screen[]>(name, 'screens')) ?? []),
  );
  const rooms = await setUpRooms(inject('url'));
  const app = appScreens(rooms);
  const shown = [app, ...games].flat().filter(({ name }) => SHOWN.test(name) && !name.includes('dark'));
  return [
    ...shown.flatMap(visitsOf),
    ...games.flatMap(moreOfGame),
    ...(await moreOfApp(app, itemAt(games, 0), rooms)),
  ];
}

/** Number of pages in parallel; each mostly waits between attempts. */
const AT_ONCE = 6;

it('keeps the page when a late chunk fails to load, and shows the part once the chunk loads', async () => {
  const files = lateFiles();
  const refused = new Set<string>();
  const queue = [...(await visits())];
  const problems: unknown[] = [];
  const work = async () => {
    for (let visit = queue.shift(); visit !== undefined; visit = queue.shift())
      await open(visit, files, refused).catch((error: unknown) => problems.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(problems).toEqual([]);
  expect([...files].filter((file) => !refused.has(file))).toEqual([]);
}, 900_000);

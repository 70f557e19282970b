/** Every page in every state worth looking at. */
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/house/savedGame';
import { keptSeats, type Rooms } from '../online/rooms';
import { goldenAt, goldenGame } from '../ui/site';

export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly game?: SavedGame;
  /** Something else that the browser keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly theme?: 'dark';
  /** What is done before the picture is taken; a test id is pressed. */
  readonly steps?: readonly (string | ((page: Page) => Promise<void>))[];
  readonly only?: 'desk' | 'phone';
};

const ready = 'ready';
const menu = 'menu';

/** A far space that can be reached, under the pointer or chosen. */
const farSpace = (page: Page) => page.locator('[role="button"][data-space]').last();
const chooseFar = async (page: Page) => {
  await farSpace(page).focus();
  await page.keyboard.press('Enter');
};
const focusFar = (page: Page) => farSpace(page).focus();
/** Keys are heard once the table stands. */
const key = (name: string) => async (page: Page) => {
  await page.waitForTimeout(500);
  await page.keyboard.press(name);
};
const firstOf = (start: string) => (page: Page) => page.locator(`[data-testid^="${start}"]`).first().click();
/** Charts are fetched when they are first looked at. */
const charts = (page: Page) => page.locator('.chart-figure').first().waitFor();
const waitFor = (id: string) => (page: Page) =>
  page.getByTestId(id).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
const hint = (page: Page) => page.locator('.hint-note').waitFor({ timeout: 60_000 });

const table = (
  name: string,
  game: SavedGame,
  steps: Screen['steps'] = [],
  more: Partial<Screen> = {},
): Screen => ({
  name,
  path: '/table',
  game,
  // One player's table is not handed over.
  steps: game.seats.length > 1 ? [ready, ...steps] : steps,
  ...more,
});

const broken = (): SavedGame => {
  const game = goldenAt(2, 60);
  return { ...game, actions: [...game.actions, { playerID: '0', move: 'endTurn', args: [] }] };
};

const TABLES: readonly Screen[] = [
  { name: 'hand-over', path: '/table', game: goldenGame(2, 0.5) },
  table('draft', goldenAt(4, 12)),
  table('choose-worker', goldenAt(4, 28)),
  table('choose-worker-round-2', goldenAt(4, 115)),
  table('placing', goldenAt(4, 121)),
  table('start', goldenAt(4, 36)),
  table('winter', goldenAt(4, 124), [firstOf('activate-')]),
  table('winter-path', goldenAt(4, 125), [focusFar]),
  table('winter-dark', goldenAt(4, 125), [], { theme: 'dark' }),
  table('summer', goldenAt(4, 249)),
  table('summer-path', goldenAt(4, 249), [chooseFar]),
  table('summer-dark', goldenAt(4, 249), [chooseFar], { theme: 'dark' }),
  table('trade', goldenAt(4, 268), ['move-trade', 'sell-all']),
  table('business', goldenAt(4, 231), ['move-completeBusiness']),
  table('return-goods', goldenAt(4, 166)),
  table('pass-goods', goldenAt(4, 235), ['move-handOver']),
  table('hunt', goldenAt(4, 168), ['move-hunt']),
  table('situation', goldenAt(4, 249), ['situation']),
  table('card-face', goldenAt(4, 249), [firstOf('hand-p')]),
  table('gold', goldenAt(4, 249), ['gold-0'], { only: 'desk' }),
  table('completed', goldenAt(4, 249), ['completed-0'], { only: 'desk' }),
  table('menu', goldenAt(4, 249), [menu]),
  table('keys', goldenAt(4, 249), [key('?')], { only: 'desk' }),
  table('rules-over-table', goldenAt(4, 249), [menu, 'menu-rules']),
  table('almanac-over-table', goldenAt(4, 249), [menu, 'menu-almanac']),
  table('legend', goldenAt(4, 249), [menu, 'menu-legend'], { only: 'phone' }),
  table('legend', goldenAt(4, 249), ['legend'], { only: 'desk' }),
  table('hint', goldenAt(1, 60), ['ask-hint', hint]),
  ...['players', 'prices', 'log'].map((tab) =>
    table(`tab-${tab}`, goldenAt(4, 249), [`tab-${tab}`], { only: 'phone' }),
  ),
  { name: 'replay', path: '/table?move=40', game: goldenGame(1), steps: [waitFor('replay-bar')] },
  { name: 'no-such-move', path: '/table?move=9999', game: goldenGame(1) },
  { name: 'broken-save', path: '/table', game: broken() },
  { name: 'final', path: '/table', game: goldenGame(4) },
  { name: 'final-dark', path: '/table', game: goldenGame(4), theme: 'dark' },
  ...['gold', 'sales', 'businesses', 'tracks'].map((part) => ({
    name: `final-${part}`,
    path: '/table',
    game: goldenGame(4),
    steps: [`part-${part}`, charts],
  })),
  { name: 'final-board', path: '/table', game: goldenGame(4), steps: ['see-board'] },
  { name: 'text-choose-worker', path: '/table?view=text', game: goldenAt(4, 28), steps: [ready] },
  { name: 'text', path: '/table?view=text', game: goldenAt(4, 249), steps: [ready] },
  { name: 'text-dark', path: '/table?view=text', game: goldenAt(4, 125), steps: [ready], theme: 'dark' },
  { name: 'text-final', path: '/table?view=text', game: goldenGame(4) },
  { name: 'guide-1', path: '/learn', steps: ['learn-start', waitFor('coach')] },
  {
    name: 'guide-text',
    path: '/learn',
    steps: [
      'learn-start',
      waitFor('coach'),
      async (page) => {
        await page.goto(`${new URL(page.url()).origin}/table?view=text`);
        await page.getByTestId('text-table').waitFor();
      },
    ],
  },
];

const keptGame = (players: number, moves: number): string => JSON.stringify(goldenAt(players, moves));

const AROUND: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', theme: 'dark' },
  {
    name: 'home-kept',
    path: '/',
    game: goldenGame(4, 0.5),
    kept: {
      'house.kept.2026-11-19T18:20:00.000Z': keptGame(3, 120),
      'house.kept.2026-11-20T18:20:00.000Z': keptGame(2, 80),
    },
  },
  { name: 'new', path: '/new' },
  { name: 'new-dark', path: '/new', theme: 'dark', steps: ['players-4'] },
  { name: 'learn', path: '/learn' },
  { name: 'rules', path: '/rules' },
  { name: 'rules-dark', path: '/rules', theme: 'dark' },
  { name: 'almanac', path: '/almanac' },
  { name: 'almanac-dark', path: '/almanac', theme: 'dark' },
  { name: 'not-found', path: '/nowhere' },
];

const online = ({ waiting, running, finished }: Rooms): readonly Screen[] => {
  const kept = { 'house.setting.online.seats': keptSeats([waiting, running, finished], '0') };
  const at = ({ matchID }: Rooms['waiting']) => `/online/t/${matchID}`;
  return [
    { name: 'online', path: '/online', kept },
    { name: 'online-new', path: '/online/new' },
    { name: 'online-waiting', path: at(waiting), kept, steps: [waitFor('waiting')] },
    { name: 'online-waiting-seats', path: at(waiting), kept, steps: [waitFor('waiting'), 'room'] },
    { name: 'online-join', path: at(waiting), steps: [waitFor('sit-down')] },
    { name: 'online-table', path: at(running), kept, steps: [waitFor('table'), 'tab-talk'] },
    { name: 'online-table-dark', path: at(running), kept, steps: [waitFor('table')], theme: 'dark' },
    { name: 'online-seats', path: at(running), kept, steps: [waitFor('table'), menu, 'room'] },
    { name: 'online-text', path: `${at(running)}?view=text`, kept, steps: [waitFor('text-table')] },
    { name: 'online-finished', path: at(finished), kept, steps: [waitFor('final-score')] },
    { name: 'online-replay', path: `${at(finished)}/replay?move=80`, steps: [waitFor('replay-bar')] },
    { name: 'online-unknown', path: '/online/t/nowhere', steps: [waitFor('shut')] },
  ];
};

export const screensOf = (rooms: Rooms): readonly Screen[] => [...AROUND, ...TABLES, ...online(rooms)];

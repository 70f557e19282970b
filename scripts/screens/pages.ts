/** Every page of Через Урал in every state worth looking at, and the house's own. */
import type { Page } from 'playwright-core';
import type { SavedGame } from '../../src/session/savedGame';
import { keptSeats, type Rooms } from '../online/rooms';
import { goldenGame, goldenWhere } from '../ui/goldenGames';
import type { Screen } from './screen';

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
  await page.locator('.board-press[aria-busy="false"]').waitFor();
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

const DRAFT = goldenWhere(4, ({ phase }) => phase === 'draft');
const FIRST_CHOICE = goldenWhere(4, ({ G, can }) => G.round === 1 && can.chooseWorkerCard);
const SECOND_CHOICE = goldenWhere(4, ({ G, can }) => G.round > 1 && can.chooseWorkerCard);
const PLACING = goldenWhere(4, ({ G, can }) => G.round > 1 && can.placeWorkers);
const START = goldenWhere(4, ({ G, phase, can }) => G.round === 1 && phase === 'winter1' && can.travel);
const WORKER_CHOICE = goldenWhere(
  4,
  ({ G, phase, can }) => G.round > 1 && phase === 'winter1' && can.activateWorker,
);
const WINTER = goldenWhere(
  4,
  ({ G, phase, can: { travel = 0 } }) => G.round > 1 && phase === 'winter1' && travel > 12,
);
/** Late, with far to go, much to do and a business done. */
const SUMMER = goldenWhere(
  4,
  ({ G, phase, playerID, can: { travel = 0 } }) =>
    G.round > 2 && phase === 'summer' && travel > 30 && G.players[playerID].completed.length > 0,
);
const TRADE = goldenWhere(4, ({ phase, can: { trade = 0 } }) => phase === 'summer' && trade > 2);

const broken = (): SavedGame => {
  const game = goldenWhere(2, ({ can }) => can.activateWorker && !can.endTurn);
  return { ...game, actions: [...game.actions, { playerID: '0', move: 'endTurn', args: [] }] };
};

const TABLES: readonly Screen[] = [
  { name: 'hand-over', path: '/table', game: goldenGame(2, 0.5) },
  table('draft', DRAFT),
  table('choose-worker', FIRST_CHOICE),
  table('choose-worker-round-2', SECOND_CHOICE),
  table('placing', PLACING),
  table('start', START),
  table('winter', WORKER_CHOICE, [firstOf('activate-')]),
  table('winter-path', WINTER, [focusFar]),
  table('winter-dark', WINTER, [], { theme: 'dark' }),
  table('summer', SUMMER),
  table('summer-path', SUMMER, [chooseFar]),
  table('summer-dark', SUMMER, [chooseFar], { theme: 'dark' }),
  table('trade', TRADE, ['move-trade', 'sell-all']),
  table(
    'business',
    goldenWhere(4, ({ can }) => can.completeBusiness),
    ['move-completeBusiness'],
  ),
  table(
    'return-goods',
    goldenWhere(4, ({ can }) => can.returnGoods),
  ),
  table(
    'pass-goods',
    goldenWhere(4, ({ can }) => can.handOver),
    ['move-handOver'],
  ),
  table(
    'hunt',
    goldenWhere(4, ({ can }) => can.hunt),
    ['move-hunt'],
  ),
  table('situation', SUMMER, ['situation']),
  table('card-face', SUMMER, [firstOf('hand-p')]),
  table('gold', SUMMER, ['gold-0'], { only: 'desk' }),
  table('completed', SUMMER, ['completed-0'], { only: 'desk' }),
  table('menu', SUMMER, [menu]),
  table('keys', SUMMER, [key('?')], { only: 'desk' }),
  table('rules-over-table', SUMMER, [menu, 'menu-rules']),
  table('almanac-over-table', SUMMER, [menu, 'menu-almanac']),
  table('legend', SUMMER, [menu, 'menu-legend'], { only: 'phone' }),
  table('legend', SUMMER, ['legend'], { only: 'desk' }),
  table(
    'hint',
    goldenWhere(1, ({ phase, can: { travel = 0 } }) => phase === 'summer' && travel > 12),
    ['ask-hint', hint],
  ),
  ...['players', 'prices', 'log'].map((tab) =>
    table(`tab-${tab}`, SUMMER, [`tab-${tab}`], { only: 'phone' }),
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
  { name: 'text-choose-worker', path: '/table?view=text', game: FIRST_CHOICE, steps: [ready] },
  { name: 'text', path: '/table?view=text', game: SUMMER, steps: [ready] },
  { name: 'text-dark', path: '/table?view=text', game: WINTER, steps: [ready], theme: 'dark' },
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

const keptGame = (players: number): string => JSON.stringify(goldenGame(players, 0.5));

const AROUND: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', theme: 'dark' },
  {
    name: 'home-kept',
    path: '/',
    game: goldenGame(4, 0.5),
    kept: {
      'house.kept.2026-11-19T18:20:00.000Z': keptGame(3),
      'house.kept.2026-11-20T18:20:00.000Z': keptGame(2),
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

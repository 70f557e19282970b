import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/game-api/module';
import type { SavedGame } from '../../src/session/savedGame';
import type { Scenario } from '../../tests/games/scenario';

/** What is done on a page, in a form that both Playwright and the workbench's gallery carry out. Selectors are CSS, and mean
 *  the first element in sight. */
export type PageStep =
  /** A test id is pressed. */
  | string
  | { readonly press: string; readonly isOptional?: boolean }
  /** Waits until it is in sight. */
  | { readonly see: string }
  | { readonly waitWithout: string }
  | { readonly focusLast: string }
  | { readonly key: string }
  /** Presses one after the other, with Escape between, until something is in sight. */
  | { readonly tryEach: string; readonly until: string }
  /** Takes the table over where a cover waits for the next player. */
  | 'TAKE OVER';

/** A function is for Playwright alone: the gallery leaves the screen out. */
type Step = PageStep | ((page: Page) => Promise<void>);

/** A page in a state worth looking at. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Kept as the running game, or opened by the gallery. */
  readonly scenario?: Scenario;
  /** One person sits at this seat, among bots; left out: all are people. */
  readonly seat?: string;
  /** The running game where it is not a scenario. */
  readonly game?: SavedGame;
  /** Something else that the browser keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly theme?: 'dark';
  /** What is done before the picture is taken; a test id is pressed. */
  readonly steps?: readonly Step[];
  readonly only?: 'desk' | 'phone';
};

/** The drawn table, taken over by the player to act where a game covers it. */
export const tableScreen = (
  name: string,
  scenario: Scenario,
  steps: readonly Step[] = [],
  more: Partial<Screen> = {},
): Screen => ({ name, path: '/table', scenario, steps: [TAKE_OVER, ...steps], ...more });

const TAKE_OVER = 'TAKE OVER';

/** Charts are fetched when they are first looked at. */
const charts: Step = { see: '.chart-figure' };
/** The rules and the almanac over a table are fetched, and then their text, when they are first asked for. */
const lookedUp: Step = { see: '[data-testid="look-up"]:has(li, .almanac):not(:has([aria-busy="true"]))' };
/** The table hears keys once it is complete. */
const keysHelp: readonly Step[] = [
  { waitWithout: '.board-press[aria-busy="true"]' },
  { key: '?' },
  { see: '[role="dialog"]' },
];
const inWords = async (page: Page) => {
  await page.evaluate(() => history.replaceState(null, '', '/table?view=text'));
  await page.getByTestId('text-table').waitFor();
};

/** A setting of pages that pictures are taken of: bots are asked and never answer (`openDevice`). */
export const QUIET_BOTS = 'pictures.quiet-bots';

type OfGame = {
  /** Somebody's turn, late in the game, with much to do. */
  readonly turn: Scenario;
  /** A game to its end. */
  readonly over: Scenario;
  /** How many moves of the turn's game are made where the replay stops; 12 unless given. */
  readonly replayAt?: number;
  /** What is drawn of it, beside the score. */
  readonly charts?: readonly string[];
  /** Tabs of the phone's sheet beside players and log. */
  readonly tabs?: readonly string[];
  /** A seat that may plan while that turn is another's; left out: the game has no plans. */
  readonly plans?: string;
};

/** What every game has: its pages, a turn at the table with what can be opened there, and its end. */
export function gameScreens<G>(
  { name, loadAlmanac, loadGuide }: Pick<GameModule<G>, 'name' | 'loadAlmanac' | 'loadGuide'>,
  { turn, over, replayAt = 12, charts: drawn = [], tabs = [], plans }: OfGame,
): readonly Screen[] {
  const menu = 'menu';
  const at = (id: string, steps: readonly Step[], only?: Screen['only']) =>
    tableScreen(id, turn, steps, only === undefined ? {} : { only });
  return [
    { name: 'page', path: `/${name}` },
    { name: 'new', path: `/${name}/new` },
    { name: 'new-dark', path: `/${name}/new`, theme: 'dark' },
    { name: 'rules', path: `/${name}/rules` },
    { name: 'rules-dark', path: `/${name}/rules`, theme: 'dark' },
    at('turn', []),
    tableScreen('turn-dark', turn, [], { theme: 'dark' }),
    at('menu', [menu]),
    at('rules-over-table', [menu, 'menu-rules', lookedUp]),
    ...['players', ...tabs, 'log'].map((tab) => at(`tab-${tab}`, [`tab-${tab}`], 'phone')),
    { name: 'text', path: '/table?view=text', scenario: turn, steps: [TAKE_OVER] },
    {
      name: 'replay',
      path: `/table?move=${replayAt}`,
      scenario: turn,
      steps: [{ see: '.replay-bar' }],
    },
    { name: 'final', path: '/table', scenario: over },
    { name: 'final-dark', path: '/table', scenario: over, theme: 'dark' },
    ...drawn.map((part) => ({
      name: `final-${part}`,
      path: '/table',
      scenario: over,
      steps: [`part-${part}`, charts],
    })),
    { name: 'final-board', path: '/table', scenario: over, steps: ['see-board'] },
    { name: 'text-final', path: '/table?view=text', scenario: over },
    ...(drawn.length === 0
      ? []
      : [
          { name: 'review', path: '/table', scenario: over, steps: ['part-review', { see: '.review svg' }] },
          at('keys', keysHelp, 'desk'),
        ]),
    ...(loadAlmanac === null
      ? []
      : [
          { name: 'almanac', path: `/${name}/almanac` },
          { name: 'almanac-dark', path: `/${name}/almanac`, theme: 'dark' as const },
          ...['board', 'legend'].map((part) => ({
            name: `almanac-${part}`,
            path: `/${name}/almanac`,
            steps: [`almanac-${part}`],
          })),
          at('almanac-over-table', [menu, 'menu-almanac', lookedUp]),
          at('legend', [menu, 'menu-legend', lookedUp], 'phone'),
          at('legend', ['legend', lookedUp], 'desk'),
        ]),
    ...(plans === undefined
      ? []
      : [
          tableScreen('plan', turn, ['plan', { see: '.plan-on' }], {
            seat: plans,
            kept: { [QUIET_BOTS]: 'yes' },
          }),
        ]),
    ...(loadGuide === null
      ? []
      : [
          { name: 'learn', path: `/${name}/learn` },
          { name: 'guide', path: `/${name}/learn`, steps: ['learn-start', { see: '[data-testid="coach"]' }] },
          {
            name: 'guide-text',
            path: `/${name}/learn`,
            steps: ['learn-start', { see: '[data-testid="coach"]' }, inWords],
          },
        ]),
  ];
}

import type { GameModule } from '../../src/game-api/module';
import type { SavedGame } from '../../src/session/savedGame';
import type { Scenario } from '../../tests/games/scenario';

/**
 * Actions on a page, in a form that both Playwright and the workbench's gallery can run. Selectors are CSS and mean the
 * first visible element.
 */
export type PageStep =
  /** Test id to click */
  | string
  /** With `isForced`, a disabled button is clicked too. */
  | { readonly press: string; readonly isOptional?: boolean; readonly isForced?: boolean }
  /** Selects an option of a list. */
  | { readonly choose: string; readonly value: string }
  /** Changes the address without loading the page again. */
  | { readonly goTo: string }
  /** Waits until it is visible. */
  | { readonly see: string }
  | { readonly waitWithout: string }
  | { readonly focusLast: string }
  | { readonly key: string }
  /** Clicks one after another, with Escape between, until something is visible. */
  | { readonly tryEach: string; readonly until: string }
  /** Clicks Ready where the cover waits for the next player. */
  | 'TAKE OVER';

/** A page in a state worth seeing */
export type Screen = {
  readonly name: string;
  readonly path: string;
  /** Stored as the running game, or opened by the gallery */
  readonly scenario?: Scenario;
  /** The only seat of a person; the others are bots. If omitted, all are people. */
  readonly seat?: string;
  /** The running game if it is not a scenario */
  readonly game?: SavedGame;
  readonly kept?: Readonly<Record<string, string>>;
  readonly theme?: 'dark';
  /** Steps before the picture is taken */
  readonly steps?: readonly PageStep[];
  readonly only?: 'desk' | 'phone';
};

/** Returns a screen of the drawn table. If a game covers it between turns, the player to act takes over. */
export const tableScreen = (
  name: string,
  scenario: Scenario,
  steps: readonly PageStep[] = [],
  more: Partial<Screen> = {},
): Screen => ({ name, path: '/table', scenario, steps: [TAKE_OVER, ...steps], ...more });

const TAKE_OVER = 'TAKE OVER';

/** Charts load on first use. */
const charts: PageStep = { see: '.chart-figure' };
/** Rules and almanac load on first use, followed by their text. */
const lookedUp: PageStep = { see: '[data-testid="look-up"]:has(li, .almanac):not(:has([aria-busy="true"]))' };
/** The table handles keys once it is complete. */
const keysHelp: readonly PageStep[] = [
  { waitWithout: '.board-press[aria-busy="true"]' },
  { key: '?' },
  { see: '[role="dialog"]' },
];
const inWords: readonly PageStep[] = [{ goTo: '/table?view=text' }, { see: '[data-testid="text-table"]' }];

/** Setting for pages in pictures: bots never answer (`openDevice`). */
export const QUIET_BOTS = 'pictures.quiet-bots';

type OfGame = {
  /** A turn late in the game with many options */
  readonly turn: Scenario;
  readonly over: Scenario;
  /** Number of moves at which the replay stops; default 12. */
  readonly replayAt?: number;
  readonly charts?: readonly string[];
  /** Pages of the almanac besides the cards, which open by a press; empty if it has one page. */
  readonly almanacPages?: readonly string[];
  readonly tabs?: readonly string[];
  /** A seat that can plan during another player's turn; omitted if the game has no plans. */
  readonly plans?: string;
};

/** Returns the screens that every game has: its pages, a turn with everything that can be opened, and the end. */
export function gameScreens<G>(
  {
    name,
    players,
    loadAlmanac,
    loadGuide,
  }: Pick<GameModule<G>, 'name' | 'players' | 'loadAlmanac' | 'loadGuide'>,
  {
    turn,
    over,
    replayAt = 12,
    charts: drawn = [],
    almanacPages = ['board', 'legend'],
    tabs = [],
    plans,
  }: OfGame,
): readonly Screen[] {
  const menu = 'menu';
  const at = (id: string, steps: readonly PageStep[], only?: Screen['only']) =>
    tableScreen(id, turn, steps, only === undefined ? {} : { only });
  return [
    { name: 'page', path: `/${name}` },
    { name: 'new', path: `/${name}/new` },
    { name: 'new-dark', path: `/${name}/new`, theme: 'dark' },
    ...(players.most > 1 ? [{ name: 'quick', path: `/${name}/quick` }] : []),
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
          ...almanacPages.map((part) => ({
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
            steps: ['learn-start', { see: '[data-testid="coach"]' }, ...inWords],
          },
        ]),
  ];
}

import type { Page } from 'playwright-core';
import type { GameModule } from '../../src/game-api/module';
import type { SavedGame } from '../../src/session/savedGame';
import { amongBots, reviewed } from '../../tests/games/scenario';

type Step = string | ((page: Page) => Promise<void>);

/** A page in a state worth looking at. */
export type Screen = {
  readonly name: string;
  readonly path: string;
  readonly game?: SavedGame;
  /** Something else that the browser keeps. */
  readonly kept?: Readonly<Record<string, string>>;
  readonly theme?: 'dark';
  /** What is done before the picture is taken; a test id is pressed. */
  readonly steps?: readonly Step[];
  readonly only?: 'desk' | 'phone';
};

const ready = 'ready';

/** The drawn table, taken over by who is to act where a game covers it. */
export const tableScreen = (
  name: string,
  game: SavedGame,
  steps: readonly Step[] = [],
  more: Partial<Screen> = {},
): Screen => ({ name, path: '/table', game, steps: [takeOver, ...steps], ...more });

const stands = (page: Page) =>
  page.locator('[data-testid="table"], [data-testid="text-table"], [data-testid="final-score"]');

async function takeOver(page: Page): Promise<void> {
  const cover = page.getByTestId(ready);
  await cover.or(stands(page)).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await stands(page).first().waitFor();
}

/** Charts are fetched when they are first looked at. */
const charts = (page: Page) => page.locator('.chart-figure').first().waitFor();
const seen = (selector: string) => (page: Page) =>
  page.locator(`${selector}:visible`).first().waitFor({ timeout: 60_000 });
/** The rules and the almanac over a table are fetched, and then their text, when they are first asked for. */
const lookedUp = seen('[data-testid="look-up"]:has(li, .almanac):not(:has([aria-busy="true"]))');
/** Keys are heard once the table stands. */
const keysHelp = async (page: Page) => {
  await page.locator('.board-press[aria-busy="true"]').waitFor({ state: 'detached' });
  await page.keyboard.press('?');
  await seen('[role="dialog"]')(page);
};
const inWords = async (page: Page) => {
  await page.evaluate(() => history.replaceState(null, '', '/table?view=text'));
  await page.getByTestId('text-table').waitFor();
};

/** A setting of pages that pictures are taken of: bots are asked and never answer (`openDevice`). */
export const QUIET_BOTS = 'pictures.quiet-bots';

type OfGame = {
  /** Somebody's turn, late in the game, with much to do. */
  readonly turn: SavedGame;
  /** A game to its end. */
  readonly over: SavedGame;
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
  { turn, over, charts: drawn = [], tabs = [], plans }: OfGame,
): readonly Screen[] {
  const menu = 'menu';
  const at = (id: string, steps: readonly Step[], only?: Screen['only']) =>
    tableScreen(id, turn, steps, only === undefined ? {} : { only });
  const end = reviewed(over);
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
    { name: 'text', path: '/table?view=text', game: turn, steps: [takeOver] },
    {
      name: 'replay',
      path: `/table?move=${Math.min(12, turn.actions.length)}`,
      game: turn,
      steps: [seen('.replay-bar')],
    },
    { name: 'final', path: '/table', game: end },
    { name: 'final-dark', path: '/table', game: end, theme: 'dark' },
    ...drawn.map((part) => ({
      name: `final-${part}`,
      path: '/table',
      game: end,
      steps: [`part-${part}`, charts],
    })),
    { name: 'final-board', path: '/table', game: end, steps: ['see-board'] },
    { name: 'text-final', path: '/table?view=text', game: end },
    ...(drawn.length === 0
      ? []
      : [
          { name: 'review', path: '/table', game: end, steps: ['part-review', seen('.review svg')] },
          at('keys', [keysHelp], 'desk'),
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
          tableScreen('plan', amongBots(turn, plans), ['plan', seen('.plan-on')], {
            kept: { [QUIET_BOTS]: 'yes' },
          }),
        ]),
    ...(loadGuide === null
      ? []
      : [
          { name: 'learn', path: `/${name}/learn` },
          { name: 'guide', path: `/${name}/learn`, steps: ['learn-start', seen('[data-testid="coach"]')] },
          {
            name: 'guide-text',
            path: `/${name}/learn`,
            steps: ['learn-start', seen('[data-testid="coach"]'), inWords],
          },
        ]),
  ];
}

/** The pages and states of Через Урал worth looking at. */
import type { Page } from 'playwright-core';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import type { SavedGame } from '../../../src/session/savedGame';
import { followed } from '../../../tests/browser/person';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';
import { goldenBefore, goldenGame, goldenWhere } from '../../ui/goldenGames';

const ready = 'ready';

/** A far space that can be reached, under the pointer or chosen. */
const farSpace = (page: Page) => page.locator('[role="button"][data-space]').last();
const chooseFar = async (page: Page) => {
  await farSpace(page).focus();
  await page.keyboard.press('Enter');
};
const focusFar = (page: Page) => farSpace(page).focus();
const firstOf = (start: string) => (page: Page) => page.locator(`[data-testid^="${start}"]`).first().click();
const hint = (page: Page) => page.locator('.hint-note').waitFor({ timeout: 60_000 });

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

/** An envoy can be sent: a business that sells and buys. */
const ENVOY = goldenBefore(
  ({ move, args }) => move === 'completeBusiness' && JSON.stringify(args).includes('"sell"'),
);
/** Of the cards in hand the one that is an envoy. */
const sendEnvoy = async (page: Page) => {
  const dialog = page.getByTestId('envoy-dialog');
  for (const card of await page.locator('[data-testid^="hand-p"]:visible').all()) {
    await card.click();
    await followed(page);
    if (await dialog.isVisible()) return;
    await page.keyboard.press('Escape');
  }
  await dialog.waitFor();
};

const broken = (): SavedGame => {
  const game = goldenWhere(2, ({ can }) => can.activateWorker && !can.endTurn);
  return { ...game, actions: [...game.actions, { playerID: '0', move: 'endTurn', args: [] }] };
};

export const own: readonly Screen[] = [
  ...gameScreens(cherezUralModule, {
    turn: SUMMER,
    over: goldenGame(4),
    charts: ['gold', 'sales', 'businesses', 'tracks'],
    tabs: ['prices'],
    plans: '1',
  }),
  { name: 'hand-over', path: '/table', game: SUMMER },
  table('draft', DRAFT),
  table('choose-worker', FIRST_CHOICE),
  table('choose-worker-round-2', SECOND_CHOICE),
  table('placing', PLACING),
  table('start', START),
  table('winter', WORKER_CHOICE, [firstOf('activate-')]),
  table('winter-path', WINTER, [focusFar]),
  table('winter-dark', WINTER, [], { theme: 'dark' }),
  table('summer-path', SUMMER, [chooseFar]),
  table('summer-dark', SUMMER, [chooseFar], { theme: 'dark' }),
  table('trade', TRADE, ['move-trade', 'sell-all']),
  table(
    'business',
    goldenWhere(4, ({ can }) => can.completeBusiness),
    ['move-completeBusiness'],
  ),
  table('envoy', ENVOY, [sendEnvoy]),
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
  table('workers', SUMMER, [firstOf('worker-cards-')], { only: 'desk' }),
  table('completed', SUMMER, ['completed-0'], { only: 'desk' }),
  table(
    'hint',
    goldenWhere(1, ({ phase, can: { travel = 0 } }) => phase === 'summer' && travel > 12),
    ['ask-hint', hint],
  ),
  { name: 'no-such-move', path: '/table?move=9999', game: goldenGame(1) },
  { name: 'broken-save', path: '/table', game: broken() },
  { name: 'text-choose-worker', path: '/table?view=text', game: FIRST_CHOICE, steps: [ready] },
  { name: 'text-dark', path: '/table?view=text', game: WINTER, steps: [ready], theme: 'dark' },
];

/** The pages and states of Terramara worth looking at. */
import type { Page } from 'playwright-core';
import { terramaraModule } from '../../../src/games/terramara/module';
import { legalMoves, pendingChoice } from '../../../src/games/terramara/rules/moves';
import { followed } from '../../../tests/browser/person';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';
import { goldenGamesOf } from '../../ui/goldenGames';

const { game, where, firstWhere } = goldenGamesOf(terramaraModule);
/** Who may plan there while the turn is another's. */
const PLANS = '1';
const LATE = where(
  4,
  ({ G, ctx, can, playerID }) =>
    G.round > 2 && can.place && playerID !== PLANS && terramaraModule.ownTurn?.(G, ctx, PLANS),
);

/** A card of the row that can't be built now is shown by itself. */
const cardFace = (page: Page) =>
  page.locator('[data-testid^="card-"]:not(.row-card-target):visible').first().click();
/** Of the cards that can be built one that can be paid for in several ways. */
const buildWays = async (page: Page) => {
  const dialog = page.getByTestId('build-dialog');
  const works = page.getByTestId('tab-works');
  if (await works.isVisible()) await works.click();
  for (const card of await page.locator('.row-card-target:visible').all()) {
    await card.click();
    await followed(page);
    if (await dialog.isVisible()) return;
  }
  await dialog.waitFor();
};
const CHOICES = ['gain', 'convert', 'loot', 'swap', 'pay', 'choose', 'expedition'] as const;
const asked = (kind: (typeof CHOICES)[number]) =>
  firstWhere(({ G }) => {
    const choice = pendingChoice(G);
    return choice?.kind === kind && (choice.kind !== 'expedition' || choice.points > 1);
  });

export const own: readonly Screen[] = [
  ...gameScreens(terramaraModule, {
    turn: LATE,
    over: game(4),
    charts: ['points', 'resources', 'tracks', 'artifacts'],
    tabs: ['works', 'tracks'],
    plans: PLANS,
  }),
  table(
    'draft',
    where(4, ({ can }) => can.draft),
  ),
  table(
    'build',
    where(4, ({ can }) => can.build),
  ),
  table(
    'build-ways',
    firstWhere(({ G, ctx, playerID }) => {
      const builds = legalMoves(G, ctx, playerID).flatMap((each) => (each.move === 'build' ? each.args : []));
      return builds.length > new Set(builds.map(({ card }) => card)).size;
    }),
    [buildWays],
  ),
  ...CHOICES.map((kind) => table(`ask-${kind}`, asked(kind))),
  table(
    'grow-up',
    where(4, ({ can }) => can.growUp),
  ),
  table(
    'tiles',
    firstWhere(({ can }) => can.chooseTiles),
  ),
  table(
    'process',
    firstWhere(({ can }) => can.useCraftsman),
    ['move-useCraftsman'],
  ),
  table(
    'bonus-tiles',
    firstWhere(({ can }) => can.useBonusTile),
    ['move-useBonusTile'],
  ),
  table('card', LATE, [cardFace], { only: 'desk' }),
  table('player', LATE, ['whole-1'], { only: 'desk' }),
  table('points', LATE, ['gold-1'], { only: 'desk' }),
];

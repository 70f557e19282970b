/** The pages and states of Kilia worth looking at. */
import type { Page } from 'playwright-core';
import { kiliaModule } from '../../../src/games/kilia/module';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';
import { goldenGamesOf } from '../../ui/goldenGames';

const { game, where } = goldenGamesOf(kiliaModule);
const LATE = where(4, ({ G, can }) => G.round > 4 && can.expand && can.fulfilContract);

const SPRAT = where(4, ({ can }) => can.eatSprat);
const firstOf = (selector: string) => (page: Page) => page.locator(`${selector}:visible`).first().click();
export const own: readonly Screen[] = [
  ...gameScreens(kiliaModule, {
    turn: LATE,
    over: game(4),
    charts: ['points', 'goods', 'wheels', 'contracts'],
    tabs: ['market', 'wheels'],
    plans: '0',
  }),
  table(
    'colours',
    where(4, ({ can }) => can.chooseColour),
  ),
  table(
    'voyage',
    where(4, ({ can }) => can.chooseWindows),
  ),
  table('card-chosen', LATE, [firstOf('.columns .card-button:not(.card-off)')]),
  table('contract-chosen', LATE, ['move-fulfilContract']),
  table('pay', LATE, ['move-fulfilContract', firstOf('[data-testid="pay-otherwise"]')]),
  table('sprat', SPRAT, ['move-sprat']),
  table('board', LATE, [firstOf('[data-testid^="open-"]')], { only: 'desk' }),
  table('points', LATE, [firstOf('[data-testid^="points-"]')], { only: 'desk' }),
];

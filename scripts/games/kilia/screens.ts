/** Screens of Kilia for `npm run screens`. */
import { kiliaModule } from '../../../src/games/kilia/module';
import { chooseColour } from '../../../tests/games/kilia/scenarios/chooseColour';
import { over } from '../../../tests/games/kilia/scenarios/over';
import { sprat } from '../../../tests/games/kilia/scenarios/sprat';
import { turn } from '../../../tests/games/kilia/scenarios/turn';
import { voyage } from '../../../tests/games/kilia/scenarios/voyage';
import { gameScreens, type Screen, tableScreen as table } from '../../screens/screen';

export const own: readonly Screen[] = [
  ...gameScreens(kiliaModule, {
    turn,
    over,
    charts: ['points', 'goods', 'wheels', 'contracts'],
    tabs: ['market', 'wheels'],
    plans: '0',
  }),
  table('colours', chooseColour),
  table('voyage', voyage),
  table('card-chosen', turn, [{ press: '.columns .card-button:not(.card-off)' }]),
  table('contract-chosen', turn, ['move-fulfilContract']),
  table('pay', turn, ['move-fulfilContract', { press: '[data-testid="pay-otherwise"]' }]),
  table('sprat', sprat, ['move-sprat']),
  table('board', turn, [{ press: '[data-testid^="open-"]' }], { only: 'desk' }),
  table('points', turn, [{ press: '.player [data-testid^="gold-"]' }], { only: 'desk' }),
];

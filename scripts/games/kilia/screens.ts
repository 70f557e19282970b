/** The pages and states of Kilia worth looking at. */
import { kiliaModule } from '../../../src/games/kilia/module';
import { finalScreens, pagesOf, type Screen, tableScreens } from '../../screens/screen';
import { goldenGamesOf } from '../../ui/goldenGames';

const { game, where } = goldenGamesOf(kiliaModule);
const LATE = where(4, ({ G, can }) => G.round > 4 && can.expand && can.fulfilContract);

export const own: readonly Screen[] = [
  ...pagesOf('kilia'),
  { name: 'colours', path: '/table', game: where(4, ({ can }) => can.chooseColour) },
  ...tableScreens('turn', LATE),
  { name: 'council', path: '/table', game: where(4, ({ can }) => can.chooseWindows) },
  ...finalScreens(game(4), 'points'),
];

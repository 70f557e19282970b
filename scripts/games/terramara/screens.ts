/** The pages and states of Terramara worth looking at. */
import { terramaraModule } from '../../../src/games/terramara/module';
import { finalScreens, pagesOf, type Screen, tableScreens } from '../../screens/screen';
import { goldenGamesOf } from '../../ui/goldenGames';

const { game, where } = goldenGamesOf(terramaraModule);
const LATE = where(4, ({ G, can }) => G.round > 2 && can.place);

export const own: readonly Screen[] = [
  ...pagesOf('terramara'),
  { name: 'draft', path: '/table', game: where(4, ({ can }) => can.draft) },
  ...tableScreens('turn', LATE),
  { name: 'build', path: '/table', game: where(4, ({ can }) => can.build) },
  { name: 'choice', path: '/table', game: where(4, ({ can }) => can.choose) },
  { name: 'expedition', path: '/table', game: where(4, ({ can }) => can.step) },
  { name: 'grow-up', path: '/table', game: where(4, ({ can }) => can.growUp) },
  ...finalScreens(game(4), 'points'),
];

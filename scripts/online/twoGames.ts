/** The server with a second game, to test that one game's tables can't read the other's matches */
import { explainMove, hasOpenHands, seatsToAct } from '../../src/games/modules';
import { main } from '../../src/server/main';
import { editionOf, games } from './twoGameModules';

await main({
  title: 'Two games',
  games,
  explain: explainMove,
  seatsToAct,
  hasOpenHands,
  editionOf,
  gamesModule: new URL('./twoGameModules.ts', import.meta.url),
  appFolder: process.env.APP_FOLDER ?? '',
});

/** The server with a second game, so that one game's tables can be asked for the other's matches. */
import { editionOf, explainMove, games, seatsToAct } from '../../src/games/modules';

import { main } from '../../src/server/main';
import { openGame } from './openGame';

await main({
  title: 'Two games',
  games: [...games, openGame],
  explain: explainMove,
  seatsToAct,
  editionOf,
  appFolder: process.env.APP_FOLDER ?? '',
});

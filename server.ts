import { fileURLToPath } from 'node:url';
import {
  editionOf,
  explainMove,
  games,
  hasOpenHands,
  placesOf,
  seatsToAct,
  titleOf,
} from './src/games/modules';
import { main } from './src/server/main';

await main({
  title: 'Kontor',
  games,
  explain: explainMove,
  seatsToAct,
  placesOf,
  hasOpenHands,
  editionOf,
  titleOf,
  gamesModule: new URL('./src/games/modules.ts', import.meta.url),
  botGames: new URL('./src/games/botGames.ts', import.meta.url),
  appFolder: process.env.APP_FOLDER ?? fileURLToPath(new URL('./dist', import.meta.url)),
});

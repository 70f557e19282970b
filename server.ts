import { fileURLToPath } from 'node:url';
import {
  dealtGames,
  editionOf,
  explainMove,
  games,
  hasOpenHands,
  placesOf,
  seatsToAct,
  titleOf,
} from './src/games/modules';
import { main } from './src/server/main';

const gamesModule = new URL('./src/games/modules.ts', import.meta.url);
const botGames = new URL('./src/games/botGames.ts', import.meta.url);

await main({
  title: 'Kontor',
  games,
  explain: explainMove,
  seatsToAct,
  placesOf,
  hasOpenHands,
  editionOf,
  titleOf,
  gamesModule,
  botGames,
  daily: { games: dealtGames, gamesModule, botGames },
  appFolder: process.env.APP_FOLDER ?? fileURLToPath(new URL('./dist', import.meta.url)),
});

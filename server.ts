import { fileURLToPath } from 'node:url';
import { editionOf, explainMove, games, seatsToAct } from './src/games/catalogue';
import { main } from './src/server/main';

await main({
  title: 'Через Урал',
  games,
  explain: explainMove,
  seatsToAct,
  editionOf,
  botGames: new URL('./src/games/botGames.ts', import.meta.url),
  appFolder: process.env.APP_FOLDER ?? fileURLToPath(new URL('./dist', import.meta.url)),
});

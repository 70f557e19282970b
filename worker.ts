import { editionOf, games, placesOf, seatsToAct } from './src/games/modules';
import { workerMain } from './src/server/main';

await workerMain({
  title: 'Kontor',
  games,
  seatsToAct,
  placesOf,
  editionOf,
  botGames: new URL('./src/games/botGames.ts', import.meta.url),
});

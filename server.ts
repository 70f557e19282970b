import { fileURLToPath } from 'node:url';
import { explainMove, games } from './src/games/catalogue';
import { main } from './src/server/main';

await main({
  title: 'Через Урал',
  games,
  explain: explainMove,
  appFolder: fileURLToPath(new URL('./dist', import.meta.url)),
});

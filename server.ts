import { fileURLToPath } from 'node:url';
import { games } from './src/games/catalogue';
import { main } from './src/server/main';

await main({ title: 'Через Урал', games, appFolder: fileURLToPath(new URL('./dist', import.meta.url)) });

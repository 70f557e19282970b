import { main } from '../../src/server/main';
import { sampleGame } from './sampleGame';

await main({ title: 'The sample', games: [sampleGame], appFolder: process.env.APP_FOLDER ?? '' });

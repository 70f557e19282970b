/** The games of `twoGames.ts`, for the server and its replay thread */
import { games as ours } from '../../src/games/modules';
import { openGame } from './openGame';

export { editionOf } from '../../src/games/modules';

export const games = [...ours, openGame];

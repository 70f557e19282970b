/** The games whole, for pages with a table: they bring the rules, and are fetched with the page. */

import type { GameModule } from '../game-api/module';
import { catalogue } from '../games/catalogue';
import { currentGame, gameNamed } from './currentGame';

/** The game of a save. @throws Error naming the game when the house does not have it. */
export const moduleOf = (name: string): GameModule => gameNamed(catalogue, name);

export const currentModule: GameModule = moduleOf(currentGame.name);

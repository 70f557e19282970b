/** The games of the house. A new game is one line here. */
import type { GameModule } from '../house/module';
import { cherezUralModule } from './cherez-ural/module';

export const catalogue: readonly GameModule[] = [cherezUralModule];

/** The boardgame.io games, for the server. */
export const games = catalogue.map(({ game }) => game);

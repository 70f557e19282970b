import { currentModule } from '../currentModule';
import { lobbyOf } from './lobby';

/** The lobby of the game on offer. */
export const lobby = lobbyOf(currentModule.game.name ?? '');

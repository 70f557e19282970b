import { currentGame } from '../currentGame';
import { lobbyOf } from './lobby';

/** The lobby of the game on offer. */
export const lobby = lobbyOf(currentGame.name);

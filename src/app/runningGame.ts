import type { SavedGame } from '../session/savedGame';
import { readGame } from './browser-storage/savedGames';

/** Returns the game at this screen; a save that can't be read is dealt with when the table is opened. */
export function runningGame(): SavedGame | 'unreadable' | null {
  try {
    return readGame();
  } catch {
    return 'unreadable';
  }
}

/** Whether a game has ended: its save says how. */
export const isFinished = (game: SavedGame | 'unreadable' | null): boolean =>
  game !== null && game !== 'unreadable' && game.result !== undefined;

/** Whether a new game at this screen takes the place of one that still goes on. */
export function replacesRunningGame(): boolean {
  const game = runningGame();
  return game !== null && !isFinished(game);
}

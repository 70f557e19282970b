import type { SavedGame } from '../../session/savedGame';
import { readGame } from '../browser-storage/savedGames';

/** Returns the game at this screen; a save that can't be read is dealt with when the table is opened. */
export function runningGame(): SavedGame | 'unreadable' | null {
  try {
    return readGame();
  } catch {
    return 'unreadable';
  }
}

/** Returns whether a game goes on. A save of version 1 with moves does not say: it has neither a result nor the version of
 *  its rules. */
export function progressOf(game: SavedGame | 'unreadable'): 'goesOn' | 'over' | 'unknown' {
  if (game === 'unreadable') return 'unknown';
  if (game.result !== undefined) return 'over';
  return game.rulesVersion === null && game.actions.length > 0 ? 'unknown' : 'goesOn';
}

/** Whether a new game at this screen takes the place of one that still goes on. */
export function replacesRunningGame(): boolean {
  const game = runningGame();
  return game !== null && progressOf(game) === 'goesOn';
}

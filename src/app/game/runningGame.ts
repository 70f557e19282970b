import type { SavedGame } from '../../session/savedGame';
import { readGame } from '../browser-storage/savedGames';

/** Returns the game at this screen. `unreadable`: the table page deals with it. */
export function runningGame(): SavedGame | 'unreadable' | null {
  try {
    return readGame();
  } catch {
    return 'unreadable';
  }
}

/** Returns whether a game still goes on. `unknown`: saves of version 1 have neither a result nor a rules version. */
export function progressOf(game: SavedGame | 'unreadable'): 'goesOn' | 'over' | 'unknown' {
  if (game === 'unreadable') return 'unknown';
  if (game.result !== undefined) return 'over';
  return game.rulesVersion === null && game.actions.length > 0 ? 'unknown' : 'goesOn';
}

/** Checks whether a new game would replace one that still goes on. */
export function replacesRunningGame(): boolean {
  const game = runningGame();
  return game !== null && progressOf(game) === 'goesOn';
}

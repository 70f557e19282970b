/** Communication between table and app shell about past moves. */
import { createContext } from 'react';

/** Plays the game step by step from an earlier position. Null: there is no player. */
export const WatchContext = createContext<((from: number) => void) | null>(null);

/**
 * Numbers of moves of the positions where the player should pause; it passes the others quickly. Null: the table
 * doesn't provide any.
 */
export const StopsContext = createContext<readonly number[] | null>(null);

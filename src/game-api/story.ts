/** Communication between table and app shell about past moves. */
import { createContext } from 'react';

/** Plays the game step by step from an earlier position. Null: playback isn't available. */
export const StoryContext = createContext<((from: number) => void) | null>(null);

/**
 * Positions, as numbers of moves, at which playback should pause. It passes the others quickly. Null: the table
 * provides none.
 */
export const StopsContext = createContext<readonly number[] | null>(null);

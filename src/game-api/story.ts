/** What a table and the app shell say to each other of what has happened. */
import { createContext } from 'react';

/** Plays the game from an earlier position on, one step after the other; null: there is no player. */
export const WatchContext = createContext<((from: number) => void) | null>(null);

/** The positions at which the table has something to tell, by their number of moves: a player rests there, and passes
 *  the others quickly. Null: the table does not say. */
export const StopsContext = createContext<readonly number[] | null>(null);

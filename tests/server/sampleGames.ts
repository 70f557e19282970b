/** The sample game as a module of games, for threads that have to find it by an address. */
import { sampleGame } from './sampleGame';

export const games = [sampleGame];

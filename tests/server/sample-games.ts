/** The sample game as a module of games, for threads that have to find it by an address. */
import { sampleGame } from './sample-game';

export const games = [sampleGame];

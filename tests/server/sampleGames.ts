/** The sample game as a module, for threads that load games by URL. */
import { sampleGame } from './sampleGame';

export const games = [sampleGame];

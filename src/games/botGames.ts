/** The games that bots can play, loaded only where a bot thinks. Apart from `catalogue.ts`, so that a bot's worker never
 *  fetches a table. */

import { extraBotGames } from '#extra-games';
import type { SearchGame } from '../bots/search-game';

// A search knows nothing of G; each game's own type ends here.
export const botGames: Readonly<Record<string, () => Promise<SearchGame<unknown>>>> = {
  'cherez-ural': async () => (await import('./cherez-ural/bot/botGame')).botGame as SearchGame<unknown>,
  ...extraBotGames,
};

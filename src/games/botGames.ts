/** The games that bots can play, loaded only where a bot thinks. Apart from `catalogue.ts`, so that a bot's worker never
 *  fetches a table. */

import mapValues from 'lodash/mapValues';
import { extraBotGames } from '#extra-games';
import type { SearchGame } from '../bots/searchGame';

type Load = () => Promise<SearchGame<unknown>>;

// A search knows nothing of G; each game's own type ends here.
const loaders: Readonly<Record<string, Load>> = {
  'cherez-ural': async () => (await import('./cherez-ural/bot/botGame')).botGame as SearchGame<unknown>,
  kilia: async () => (await import('./kilia/bot/botGame')).botGame as SearchGame<unknown>,
  terramara: async () => (await import('./terramara/bot/botGame')).botGame as SearchGame<unknown>,
  ...extraBotGames,
};

/** Each able to read whatever content a game is played with. */
export const botGames: Readonly<Record<string, Load>> = mapValues(loaders, (load) => async () => {
  const game = await load();
  await game.contents?.fetchReader();
  return game;
});

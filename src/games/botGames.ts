/**
 * Games for bots, loaded only where a bot thinks. Separate from `catalogue.ts`, so that a bot's worker never loads
 * a table.
 */

import mapValues from 'lodash/mapValues';
import { extraBotGames } from '#extra-games';
import type { SearchGame } from '../bots/searchGame';

type Load = () => Promise<SearchGame<unknown>>;

// The search doesn't know the type of `G`, so each game's own type is erased here.
const loaders: Readonly<Record<string, Load>> = {
  'cherez-ural': async () => (await import('./cherez-ural/bot/botGame')).botGame as SearchGame<unknown>,
  kilia: async () => (await import('./kilia/bot/botGame')).botGame as SearchGame<unknown>,
  terramara: async () => (await import('./terramara/bot/botGame')).botGame as SearchGame<unknown>,
  ...extraBotGames,
};

/** Also loads the reader, because a game may use any content. */
export const botGames: Readonly<Record<string, Load>> = mapValues(loaders, (load) => async () => {
  const game = await load();
  await game.contents?.fetchReader();
  return game;
});

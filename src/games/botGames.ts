/**
 * Games for bots, loaded only where a bot thinks. Separate from `catalogue.ts`, so that a bot's worker never loads
 * a table.
 */

import mapValues from 'lodash/mapValues';
import { extraBotGames } from '#extra-games';
import { asAnyBot, type EvaluatedGame } from '../bots/searchGame';

type Load = () => Promise<EvaluatedGame<unknown>>;

const loaders: Readonly<Record<string, Load>> = {
  'cherez-ural': async () => asAnyBot((await import('./cherez-ural/bot/botGame')).botGame),
  kilia: async () => asAnyBot((await import('./kilia/bot/botGame')).botGame),
  terramara: async () => asAnyBot((await import('./terramara/bot/botGame')).botGame),
  ...extraBotGames,
};

/** Also loads the reader, because a game may use any content. */
export const botGames: Readonly<Record<string, Load>> = mapValues(loaders, (load) => async () => {
  const game = await load();
  await game.contents?.fetchReader();
  return game;
});

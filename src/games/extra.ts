/** Games that only test builds have. A production build has none; with the condition `sample-game` (package.json,
 *  `imports`; vite.config.ts) `tests/sample-game/extra.ts` takes this file's place. */
import type { SearchGame } from '../bots/searchGame';
import type { GameModule, GameOffer } from '../game-api/module';

export const extraOffers: readonly GameOffer[] = [];
export const extraModules: Readonly<Record<string, () => Promise<GameModule>>> = {};
export const extraBotGames: Readonly<Record<string, () => Promise<SearchGame<unknown>>>> = {};

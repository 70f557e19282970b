/**
 * Games that only test builds have; production builds have none. With the condition `sample-game` (package.json,
 * `imports`; vite.config.ts), `tests/sample-game/extra.ts` replaces this file.
 */
import type { EvaluatedGame } from '../bots/searchGame';
import type { GameModule, GameOffer } from '../game-api/module';

export const extraOffers: readonly GameOffer[] = [];
export const extraModules: Readonly<Record<string, () => Promise<GameModule>>> = {};
export const extraBotGames: Readonly<Record<string, () => Promise<EvaluatedGame<unknown>>>> = {};

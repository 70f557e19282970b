/** Replaces src/games/extra.ts in test builds (package.json, `imports`). */
import { asAnyBot, type EvaluatedGame } from '../../src/bots/searchGame';
import { asAnyGame, type GameModule, type GameOffer } from '../../src/game-api/module';
import { sampleOffer } from './offer';

export const extraOffers: readonly GameOffer[] = [asAnyGame(sampleOffer)];
export const extraModules: Readonly<Record<string, () => Promise<GameModule>>> = {
  sample: async () => asAnyGame((await import('./module')).sampleModule),
};
export const extraBotGames: Readonly<Record<string, () => Promise<EvaluatedGame<unknown>>>> = {
  sample: async () => asAnyBot((await import('./bot')).sampleBot),
};

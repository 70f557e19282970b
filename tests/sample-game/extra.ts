/** Replaces src/games/extra.ts in test builds (package.json, `imports`). */
import type { SearchGame } from '../../src/bots/searchGame';
import { asAnyGame, type GameModule, type GameOffer } from '../../src/game-api/module';
import { sampleOffer } from './offer';

export const extraOffers: readonly GameOffer[] = [asAnyGame(sampleOffer)];
export const extraModules: Readonly<Record<string, () => Promise<GameModule>>> = {
  sample: async () => asAnyGame((await import('./module')).sampleModule),
};
export const extraBotGames: Readonly<Record<string, () => Promise<SearchGame<unknown>>>> = {
  sample: async () => (await import('./bot')).sampleBot as SearchGame<unknown>,
};

/** Takes the place of src/games/extra.ts in test builds (package.json, `imports`). */
import type { SearchGame } from '../../src/bots/search-game';
import type { GameModule, GameOffer } from '../../src/game-api/module';
import { sampleOffer } from './offer';

export const extraOffers: readonly GameOffer[] = [sampleOffer];
export const extraModules: Readonly<Record<string, () => Promise<GameModule>>> = {
  sample: async () => (await import('./module')).sampleModule,
};
export const extraBotGames: Readonly<Record<string, () => Promise<SearchGame<unknown>>>> = {
  sample: async () => (await import('./bot')).sampleBot as SearchGame<unknown>,
};

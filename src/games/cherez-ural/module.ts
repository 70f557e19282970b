import { defineGame } from '../../game-api/defineGame';
import { cherezUral } from './game';
import { cherezUralOffer } from './offer';
import { contentLibrary } from './rules/content-pack/contentOf';
import { RULES_VERSION } from './rules/content-pack/edition';
import { legalMoves, whyNot } from './rules/moves';
import { ownTurn } from './rules/ownTurn';
import type { G } from './rules/state/state';
import { setupOptions } from './setupOptions';
import { resultOf, scoreSoFar } from './view-model/gameResult';

export const cherezUralModule = defineGame<G>({
  offer: cherezUralOffer,
  game: cherezUral,
  rulesVersion: RULES_VERSION,
  content: contentLibrary,
  named: (state, content) => {
    if (typeof (state as G).content === 'string') return state;
    // A state saved before states had a hash has its content pack as JSON, or null.
    const { contentPack: _, ...rest } = state as Omit<G, 'content'> & { readonly contentPack: string | null };
    return { ...rest, content };
  },
  setupOptions,
  fetchDailyDeal: async () => (await import('./dailyDeal')).dailyDeal,
  legalMoves,
  whyNot,
  ownTurn,
  scoreUnit: { en: 'gold', ja: '金' },
  resultOf,
  scoreSoFar,
  loadSentences: async () => (await import('./text/sentences')).sentences,
  loadMissed: async () => (await import('./view-model/missed')).whatWasMissed,
});

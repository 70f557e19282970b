import { defineGame } from '../../game-api/defineGame';
import { kilia } from './game';
import { kiliaOffer } from './offer';
import { contentLibrary } from './rules/content-pack/contentOf';
import { RULES_VERSION } from './rules/content-pack/edition';
import { legalMoves, whyNot } from './rules/moves';
import { ownTurn } from './rules/ownTurn';
import type { G } from './rules/state/state';
import { setupOptions } from './setupOptions';
import { resultOf, scoreSoFar } from './view-model/gameResult';

export const kiliaModule = defineGame<G>({
  offer: kiliaOffer,
  game: kilia,
  rulesVersion: RULES_VERSION,
  content: contentLibrary,
  named: (state, content) => ({ ...(state as G), content: (state as G).content ?? content }),
  setupOptions,
  fetchDailyDeal: async () => (await import('./dailyDeal')).dailyDeal,
  legalMoves,
  whyNot,
  ownTurn,
  scoreUnit: { en: 'points', ja: '点' },
  resultOf,
  scoreSoFar,
  loadSentences: async () => (await import('./text/sentences')).sentences,
  loadMissed: async () => (await import('./view-model/missed')).whatWasMissed,
});

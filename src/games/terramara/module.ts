import { defineGame } from '../../game-api/defineGame';
import { terramara } from './game';
import { terramaraOffer } from './offer';
import { contentLibrary } from './rules/content-pack/contentOf';
import { RULES_VERSION } from './rules/content-pack/edition';
import { legalMoves, whyNot } from './rules/moves';
import { ownTurn } from './rules/ownTurn';
import type { G } from './rules/state/state';
import { setupOptions } from './setupOptions';
import { resultOf, scoreSoFar } from './view-model/gameResult';

export const terramaraModule = defineGame<G>({
  offer: terramaraOffer,
  game: terramara,
  rulesVersion: RULES_VERSION,
  content: contentLibrary,
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

import { contentPackOption } from '../../src/game-api/contentPackOption';
import { defineGame } from '../../src/game-api/defineGame';
import { mostWins } from '../../src/game-api/mostWins';
import { contentLibrary } from './content';
import { type GameOver, teaRoad } from './game';
import { sampleOffer } from './offer';
import { type G, legalMoves, ownTurn, whyNot } from './rules';

const label = { en: 'Long road', ja: '長い道' };
const hint = { en: 'Four rounds instead of three (R3.2).', ja: '3ラウンドではなく4ラウンド（R3.2）。' };

const scoreUnit = { en: 'steps', ja: '歩' };

export const sampleModule = defineGame<G>({
  offer: sampleOffer,
  game: teaRoad,
  rulesVersion: 1,
  setupOptions: () => [{ kind: 'switch', field: 'long', label, hint }, contentPackOption],
  content: contentLibrary,
  scoreUnit,
  resultOf: (gameover, language) =>
    mostWins((gameover as GameOver).scores, { id: 'steps', name: scoreUnit[language] }),
  legalMoves,
  whyNot,
  ownTurn: (G, _ctx, seat) => ownTurn(G, seat),
  loadSentences: async () => (await import('./sentences')).sentences,
});

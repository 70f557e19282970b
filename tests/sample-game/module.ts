import type { GameModule } from '../../src/game-api/module';
import { mostWins } from '../../src/game-api/mostWins';
import { type GameOver, teaRoad } from './game';
import { sampleOffer } from './offer';
import { type G, legalMoves, refusal } from './rules';
import { moveText, translator } from './words';

const label = { en: 'Long road', ja: '長い道' };
const hint = { en: 'Four rounds instead of three (R3.2).', ja: '3ラウンドではなく4ラウンド（R3.2）。' };

export const sampleModule: GameModule<G> = {
  ...sampleOffer,
  game: teaRoad,
  rulesVersion: 1,
  setupOptions: () => [{ kind: 'switch', field: 'long', label, hint }],
  scoreUnit: { en: 'steps', ja: '歩' },
  resultOf: (gameover, language) =>
    mostWins((gameover as GameOver).scores, { id: 'steps', name: sampleModule.scoreUnit[language] }),
  legalMoves: (G, _ctx, seat) => legalMoves(G, seat),
  explain: (G, _ctx, seat, move, args, language) => {
    const why = refusal(G, seat, move, args);
    return why === null ? null : translator(language)(`refusal.${why}`);
  },
  describeMove: (_G, _ctx, _seat, move, args, language) => moveText(move, args, translator(language)),
};

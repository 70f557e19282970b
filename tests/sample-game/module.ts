import type { GameModule } from '../../src/game-api/module';
import { type GameOver, teaRoad } from './game';
import { sampleOffer } from './offer';
import { type G, legalMoves, refusal } from './rules';
import { moveText, translator } from './words';

export const sampleModule: GameModule<G> = {
  ...sampleOffer,
  game: teaRoad,
  rulesVersion: 1,
  setupOptions: () => [
    {
      kind: 'switch',
      field: 'long',
      label: { en: 'Long road', ja: '長い道' },
      hint: { en: 'Four rounds instead of three (R3.2).', ja: '3ラウンドではなく4ラウンド（R3.2）。' },
    },
  ],
  scoreUnit: { en: 'steps', ja: '歩' },
  // R3.2: who is farthest along the road has won; several who are equally far share it.
  resultOf: (gameover, language) => {
    const { scores } = gameover as GameOver;
    const ranking = Object.keys(scores).sort((a, b) => scores[b] - scores[a]);
    const part = (amount: number) => ({ id: 'steps', name: sampleModule.scoreUnit[language], amount });
    return {
      ranking,
      winners: ranking.filter((id) => scores[id] === scores[ranking[0]]),
      scores: ranking.map((playerID) => ({
        playerID,
        total: scores[playerID],
        parts: [part(scores[playerID])],
      })),
    };
  },
  legalMoves: (G, _ctx, playerID) => legalMoves(G, playerID),
  explain: (G, _ctx, playerID, move, args, language) => {
    const why = refusal(G, playerID, move, args);
    return why === null ? null : translator(language)(`refusal.${why}`);
  },
  describeMove: (_G, _ctx, _playerID, move, args, language) => moveText(move, args, language),
};

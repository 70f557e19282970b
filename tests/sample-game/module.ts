import type { GameModule, GameResult } from '../../src/game-api/module';
import type { Language } from '../../src/language/language';
import { type GameOver, teaRoad } from './game';
import { sampleOffer } from './offer';
import { type G, legalMoves, refusal } from './rules';
import { moveText, words } from './words';

/** R3.2: who is farthest along the road has won; several who are equally far share it. */
function resultOf(gameover: unknown, language: Language): GameResult {
  const { scores } = gameover as GameOver;
  const ranking = Object.keys(scores).sort((a, b) => scores[b] - scores[a]);
  const name = sampleModule.scoreUnit[language];
  return {
    ranking,
    winners: ranking.filter((id) => scores[id] === scores[ranking[0]]),
    scores: ranking.map((playerID) => {
      const total = scores[playerID];
      return { playerID, total, parts: [{ id: 'steps', name, amount: total }] };
    }),
  };
}

export const sampleModule: GameModule<G> = {
  ...sampleOffer,
  game: teaRoad,
  rulesVersion: 1,
  scoreUnit: { en: 'steps', ja: '歩' },
  resultOf,
  legalMoves: (state, _ctx, playerID) => legalMoves(state, playerID),
  explain: (state, _ctx, playerID, move, args, language) => {
    const why = refusal(state, playerID, move, args);
    return why === null ? null : words(language).refusals[why];
  },
  describeMove: (_state, _ctx, _playerID, move, args, language) => moveText(move, args, language),
};

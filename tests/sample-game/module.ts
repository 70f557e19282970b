import type { Game } from 'boardgame.io';
import type { GameModule } from '../../src/game-api/module';
import { teaRoad } from './game';
import { sampleOffer } from './offer';
import { type G, legalMoves, refusal } from './rules';
import { moveText, words } from './words';

export const sampleModule: GameModule = {
  ...sampleOffer,
  game: teaRoad as Game,
  rulesVersion: 1,
  scoreUnit: { en: 'steps', ja: '歩' },
  legalMoves: (state, _ctx, playerID) => legalMoves(state as G, playerID),
  explain: (state, _ctx, playerID, move, args, language) => {
    const why = refusal(state as G, playerID, move, args);
    return why === null ? null : words(language).refusals[why];
  },
  describeMove: (_state, _ctx, _playerID, move, args, language) => moveText(move, args, language),
};

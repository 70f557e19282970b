import type { Game } from 'boardgame.io';
import type { GameModule } from '../../game-api/module';
import { contents } from './contents';
import { cherezUral } from './game';
import { cherezUralOffer } from './offer';
import { RULES_VERSION } from './rules/edition';
import { legalMoves } from './rules/moves';
import type { G } from './rules/state';
import { explain } from './text/explain';
import { moveText } from './text/moveText';

/** Через Урал as the house's shell, server and bots see it. */
export const cherezUralModule: GameModule = {
  ...cherezUralOffer,
  game: cherezUral as Game,
  rulesVersion: RULES_VERSION,
  contents,
  scoreUnit: { en: 'gold', ja: '金' },
  legalMoves: (state, ctx, playerID) => legalMoves(state as G, ctx, playerID),
  explain: (state, ctx, playerID, move, args, language) =>
    explain(state as G, ctx, playerID, move, args, language),
  describeMove: (state, ctx, playerID, move, args, language) =>
    moveText(state as G, ctx, playerID, move, args, language),
};

import type { Game } from 'boardgame.io';
import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { EvaluatedGame } from '../../../bots/searchGame';
import { cherezUral as game } from '../game';
import { contentLibrary } from '../rules/content-pack/contentOf';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealCovered, determinize, unseenIn } from '../rules/state/determinize';
import type { SetupData } from '../rules/state/setup';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
import { createEvaluation } from './evaluation';
import { forecastFrom } from './forecast';
import { type Foresight, FULL_FORESIGHT } from './outlook';

/**
 * The game with the functions that boardgame.io's bot, and bots that only see their seat's view, need. Tables don't need
 * them.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };
export const cherezUral: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };

const GRADES: Readonly<Record<string, Foresight>> = {
  full: FULL_FORESIGHT,
  round: { until: 'roundEnd', businesses: true },
  nextTurn: { until: 'nextTurn', businesses: false },
  turn: { until: 'thisTurn', businesses: false },
};

export const botGame: EvaluatedGame<G> = {
  contents: contentLibrary,
  ...rulesForBots({ game: cherezUral, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal: dealCovered }),
  evaluate: (G, ctx, playerID) => createEvaluation(G, ctx, playerID, FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (view, ctx, playerID, grade) => createEvaluation(view, ctx, playerID, gradeIn(GRADES, grade)),
  forecast: (view, ctx, playerID) =>
    forecastFrom(createEvaluation(view, ctx, playerID, FULL_FORESIGHT).expectedGold),
};

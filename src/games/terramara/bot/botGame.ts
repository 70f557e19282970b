import type { Game } from 'boardgame.io';
import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { EvaluatedGame } from '../../../bots/searchGame';
import { terramara as game } from '../game';
import { contentLibrary } from '../rules/content-pack/contentOf';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealCovered, determinize, unseenIn } from '../rules/state/determinize';
import type { SetupData } from '../rules/state/setupData';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
import { createEvaluation, type PointsEvaluation } from './evaluation';
import { OUTLOOKS } from './outlook';

/**
 * Terramara with the functions that boardgame.io's bot, and bots that only see their seat's view, need. Tables don't
 * need them.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };
export const terramara: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };

const evaluationOf = (G: G, grade: string): PointsEvaluation =>
  createEvaluation(Object.keys(G.players).sort(), gradeIn(OUTLOOKS, grade));

export const botGame: EvaluatedGame<G> = {
  contents: contentLibrary,
  ...rulesForBots({ game: terramara, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal: dealCovered }),
  search: { judged: 'turnEnd', plannedVisits: 8, lines: 6, thrifty: true },
  evaluate: (G, ctx, playerID) => evaluationOf(G, 'full').of(G, ctx, playerID),
  reward: rewards,
  prepare: (view, _ctx, _playerID, grade) => evaluationOf(view, grade),
  forecast: (view) => {
    const { expectedPoints } = evaluationOf(view, 'full');
    return (G, _ctx, playerID) => expectedPoints(G, playerID);
  },
};

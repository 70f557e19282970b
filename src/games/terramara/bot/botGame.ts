import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { SearchGame } from '../../../bots/searchGame';
import { contents } from '../contents';
import { copyOf } from '../rules/copy';
import { dealCovered, unseenIn } from '../rules/determinize';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import type { G } from '../rules/state';
import { viewFor } from '../rules/view';
import { createEvaluation, type PointsEvaluation } from './evaluation';
import { terramara } from './gameForBots';
import { OUTLOOKS } from './outlook';

const evaluationOf = (G: G, grade: string): PointsEvaluation =>
  createEvaluation(Object.keys(G.players).sort(), gradeIn(OUTLOOKS, grade));

export const botGame: SearchGame<G> = {
  contents,
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

import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { SearchGame } from '../../../bots/searchGame';
import { contents } from '../contents';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealCovered, unseenIn } from '../rules/state/determinize';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
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

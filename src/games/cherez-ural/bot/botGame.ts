import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { SearchGame } from '../../../bots/searchGame';
import { contents } from '../contents';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealCovered, unseenIn } from '../rules/state/determinize';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
import { createEvaluation } from './evaluation';
import { forecastFrom } from './forecast';
import { cherezUral } from './gameForBots';
import { type Foresight, FULL_FORESIGHT } from './outlook';

const GRADES: Readonly<Record<string, Foresight>> = {
  full: FULL_FORESIGHT,
  round: { until: 'roundEnd', businesses: true },
  nextTurn: { until: 'nextTurn', businesses: false },
  turn: { until: 'thisTurn', businesses: false },
};

export const botGame: SearchGame<G> = {
  contents,
  ...rulesForBots({ game: cherezUral, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal: dealCovered }),
  evaluate: (G, ctx, playerID) => createEvaluation(G, ctx, playerID, FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (view, ctx, playerID, grade) => createEvaluation(view, ctx, playerID, gradeIn(GRADES, grade)),
  forecast: (view, ctx, playerID) =>
    forecastFrom(createEvaluation(view, ctx, playerID, FULL_FORESIGHT).expectedGold),
};

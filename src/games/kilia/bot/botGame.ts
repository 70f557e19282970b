import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { SearchGame } from '../../../bots/searchGame';
import { contents } from '../contents';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealPiles, unseenIn } from '../rules/state/determinize';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
import { createEvaluation, expectedPoints } from './evaluation';
import { kilia } from './gameForBots';
import { type Foresight, FULL_FORESIGHT } from './outlook';

const GRADES: Readonly<Record<string, Foresight>> = {
  full: FULL_FORESIGHT,
  round: { rounds: 4 },
  nextTurn: { rounds: 2 },
  turn: { rounds: 0.5 },
};

export const botGame: SearchGame<G> = {
  contents,
  ...rulesForBots({ game: kilia, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal: dealPiles }),
  search: { judged: 'nextTurn', plannedVisits: 8, lines: 8, thrifty: true },
  evaluate: (G, ctx, playerID) => createEvaluation(FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (_view, _ctx, _playerID, grade) => createEvaluation(gradeIn(GRADES, grade)),
  forecast: () => (G, _ctx, playerID) => expectedPoints(G, playerID, FULL_FORESIGHT),
};

import type { Game } from 'boardgame.io';
import { gradeIn, rulesForBots } from '../../../bots/rulesForBots';
import type { EvaluatedGame } from '../../../bots/searchGame';
import { kilia as game } from '../game';
import { contentLibrary } from '../rules/content-pack/contentOf';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { dealPiles, determinize, unseenIn } from '../rules/state/determinize';
import type { SetupData } from '../rules/state/setup';
import type { G } from '../rules/state/state';
import { viewFor } from '../rules/state/view';
import { createEvaluation, expectedPoints } from './evaluation';
import { type Foresight, FULL_FORESIGHT } from './outlook';

/**
 * Kilia with the functions that boardgame.io's bot, and bots that only see their seat's view, need. Tables don't need
 * them.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };
export const kilia: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };

const GRADES: Readonly<Record<string, Foresight>> = {
  full: FULL_FORESIGHT,
  round: { rounds: 4 },
  nextTurn: { rounds: 2 },
  turn: { rounds: 0.5 },
};

export const botGame: EvaluatedGame<G> = {
  contents: contentLibrary,
  ...rulesForBots({ game: kilia, legalMoves, anyMove, viewFor, copyOf, unseenIn, deal: dealPiles }),
  search: { judged: 'nextTurn', plannedVisits: 8, lines: 8, thrifty: true },
  evaluate: (G, ctx, playerID) => createEvaluation(FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (_view, _ctx, _playerID, grade) => createEvaluation(gradeIn(GRADES, grade)),
  forecast: () => (G, _ctx, playerID) => expectedPoints(G, playerID, FULL_FORESIGHT),
};

import type { SearchGame } from '../../../bots/search-game';
import type { BotMove } from '../../../bots/types';
import { contents } from '../contents';
import { copyOf } from '../rules/copy';
import { dealCovered, determinize, unseenIn } from '../rules/determinize';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import type { G } from '../rules/state';
import { viewFor } from '../rules/view';
import { createEvaluation, type PointsEvaluation } from './evaluation';
import { terramara } from './gameForBots';
import { OUTLOOKS } from './outlook';

function evaluationOf(G: G, grade: string): PointsEvaluation {
  const outlook = OUTLOOKS[grade];
  if (outlook === undefined)
    throw new Error(`evaluation "${grade}" is unknown, expected one of ${Object.keys(OUTLOOKS).join(', ')}`);
  return createEvaluation(Object.keys(G.players).sort(), outlook);
}

/** Terramara as bots play it. */
export const botGame: SearchGame<G> = {
  contents,
  game: terramara as SearchGame<G>['game'],
  legalMoves: (G, ctx, playerID) => legalMoves(G, ctx, playerID) as unknown as BotMove[],
  playerView: (G, _ctx, playerID) => viewFor(G, playerID),
  determinize: (view, playerID, random) => determinize(view, playerID, random),
  dealer(view) {
    const unseen = unseenIn(view);
    return (random) => {
      const G = copyOf(view);
      dealCovered(G, unseen, random);
      return G;
    };
  },
  copy: copyOf,
  search: { finishTurns: true, plannedVisits: 8, lines: 6, thrifty: true },
  anyMove: (G, ctx, playerID, random) => anyMove(G, ctx, playerID, random) as BotMove | null,
  evaluate: (G, ctx, playerID) => evaluationOf(G, 'full').of(G, ctx, playerID),
  reward: rewards,
  prepare: (view, _ctx, _playerID, grade) => evaluationOf(view, grade),
  forecast: (view) => {
    const { expectedPoints } = evaluationOf(view, 'full');
    return (G, _ctx, playerID) => expectedPoints(G, playerID);
  },
};

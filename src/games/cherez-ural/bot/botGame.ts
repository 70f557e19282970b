import type { SearchGame } from '../../../bots/search-game';
import type { BotMove } from '../../../bots/types';
import { contents } from '../contents';
import { copyOf } from '../rules/copy';
import { dealCovered, determinize, unseenIn } from '../rules/determinize';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import type { G } from '../rules/state';
import { viewFor } from '../rules/view';
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

function foresightOf(grade: string): Foresight {
  const foresight = GRADES[grade];
  if (foresight === undefined)
    throw new Error(`evaluation "${grade}" is unknown, expected one of ${Object.keys(GRADES).join(', ')}`);
  return foresight;
}

/** Через Урал as bots play it. */
export const botGame: SearchGame<G> = {
  contents,
  game: cherezUral as SearchGame<G>['game'],
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
  anyMove: (G, ctx, playerID, random) => anyMove(G, ctx, playerID, random) as BotMove | null,
  evaluate: (G, ctx, playerID) => createEvaluation(G, ctx, playerID, FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (view, ctx, playerID, grade) => createEvaluation(view, ctx, playerID, foresightOf(grade)),
  forecast: (view, ctx, playerID) =>
    forecastFrom(createEvaluation(view, ctx, playerID, FULL_FORESIGHT).expectedGold),
};

import type { SearchGame } from '../../../bots/search-game';
import type { BotMove } from '../../../bots/types';
import { contents } from '../contents';
import { copyOf } from '../rules/copy';
import { dealPiles, determinize, unseenIn } from '../rules/determinize';
import { anyMove, legalMoves } from '../rules/moves';
import { rewards } from '../rules/reward';
import type { G } from '../rules/state';
import { viewFor } from '../rules/view';
import { createEvaluation, expectedPoints } from './evaluation';
import { kilia } from './gameForBots';
import { type Foresight, FULL_FORESIGHT } from './outlook';

const GRADES: Readonly<Record<string, Foresight>> = {
  full: FULL_FORESIGHT,
  round: { rounds: 7 },
  nextTurn: { rounds: 3 },
  turn: { rounds: 1 },
};

function foresightOf(grade: string): Foresight {
  const foresight = GRADES[grade];
  if (foresight === undefined)
    throw new Error(`evaluation "${grade}" is unknown, expected one of ${Object.keys(GRADES).join(', ')}`);
  return foresight;
}

/** Kilia as bots play it. */
export const botGame: SearchGame<G> = {
  contents,
  game: kilia as SearchGame<G>['game'],
  legalMoves: (G, ctx, playerID) => legalMoves(G, ctx, playerID) as unknown as BotMove[],
  playerView: (G) => viewFor(G),
  determinize: (view, playerID, random) => determinize(view, playerID, random),
  dealer(view) {
    const unseen = unseenIn(view);
    return (random) => {
      const G = copyOf(view);
      dealPiles(G, unseen, random);
      return G;
    };
  },
  copy: copyOf,
  search: { finishTurns: true, plannedVisits: 8, lines: 8, thrifty: true },
  anyMove: (G, ctx, playerID, random) => anyMove(G, ctx, playerID, random) as BotMove | null,
  evaluate: (G, ctx, playerID) => createEvaluation(FULL_FORESIGHT).of(G, ctx, playerID),
  reward: rewards,
  prepare: (_view, _ctx, _playerID, grade) => createEvaluation(foresightOf(grade)),
  forecast: () => (G, _ctx, playerID) => expectedPoints(G, playerID, FULL_FORESIGHT),
};

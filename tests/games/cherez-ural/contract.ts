/** Через Урал's part of the tests that every game passes. */

import { asAnyGame } from '../../../src/game-api/module';
import { cherezUralModule } from '../../../src/games/cherez-ural/module';
import { determinize } from '../../../src/games/cherez-ural/rules/state/determinize';
import { brokenInvariant } from '../../../src/games/cherez-ural/rules/state/invariants';
import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import type { Contract } from '../shared/contract';

export const cherezUralContract: Contract = {
  module: asAnyGame(cherezUralModule),
  settings: [
    { numPlayers: 1, setupData: {} },
    { numPlayers: 1, setupData: { soloOrder: 'hard' } },
    { numPlayers: 2, setupData: {} },
    { numPlayers: 2, setupData: { firstGameSets: true } },
    { numPlayers: 3, setupData: { draft: true } },
    { numPlayers: 4, setupData: {} },
    { numPlayers: 4, setupData: { draft: true } },
    { numPlayers: 4, setupData: { firstGameSets: true } },
  ],
  determinize: (view, seat, random) => determinize(view as G, seat, random),
  invariant: (state) => brokenInvariant(state as G),
  weights: { completeBusiness: 8, trade: 5, hunt: 6, explore: 5, travel: 4, endTurn: 2 },
  leastUndone: 11,
};

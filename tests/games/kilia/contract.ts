/** Kilia for the tests that every game passes. */
import { asAnyGame } from '../../../src/game-api/module';
import { kiliaModule } from '../../../src/games/kilia/module';
import { determinize } from '../../../src/games/kilia/rules/state/determinize';
import { brokenInvariant } from '../../../src/games/kilia/rules/state/invariants';
import type { G } from '../../../src/games/kilia/rules/state/state';
import type { Contract } from '../shared/contract';

export const kiliaContract: Contract = {
  module: asAnyGame(kiliaModule),
  settings: [
    { numPlayers: 2, setupData: {} },
    { numPlayers: 2, setupData: { colours: 'random', extraWheel: 'coins' } },
    { numPlayers: 3, setupData: { startPlayer: '2' } },
    { numPlayers: 3, setupData: { startPlayer: '1', colours: ['yellow', 'white', 'brown'] } },
    { numPlayers: 3, setupData: { colours: ['red', 'white', 'yellow'], colourChoice: 'chosen' } },
    { numPlayers: 4, setupData: {} },
    { numPlayers: 4, setupData: { colours: 'random', extraWheel: 'fourCards' } },
  ],
  determinize: (view, seat, random) => determinize(view as G, seat, random),
  invariant: (state) => brokenInvariant(state as G),
  // Payments (R4.9), canal spaces (R9.4) and windows.
  listedOnce: ['expand', 'fulfilContract', 'buildWarehouse', 'chooseWindows'],
  weights: { fulfilContract: 5, expand: 4, takeAbility: 2, buildWarehouse: 2, endTurn: 2, eatSprat: 0.3 },
  leastUndone: 40,
};

/** Terramara for the tests that every game passes. */
import { asAnyGame } from '../../../src/game-api/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { determinize } from '../../../src/games/terramara/rules/state/determinize';
import { brokenInvariant } from '../../../src/games/terramara/rules/state/invariants';
import type { G } from '../../../src/games/terramara/rules/state/state';
import { loadLanguage } from '../../../src/language/translator';
import type { Contract } from '../shared/contract';

// The tests read Japanese texts synchronously.
await terramaraModule.fetchSentences();
await loadLanguage('ja');

export const terramaraContract: Contract = {
  module: asAnyGame(terramaraModule),
  settings: [
    { numPlayers: 2, setupData: {} },
    { numPlayers: 2, setupData: { firstGame: true } },
    { numPlayers: 3, setupData: {} },
    { numPlayers: 3, setupData: { firstGame: true, neutralFour: true } },
    { numPlayers: 4, setupData: {} },
    { numPlayers: 4, setupData: { firstGame: true } },
  ],
  // The contract is only used with Terramara's states.
  determinize: (view, seat, random) => determinize(view as G, seat, random),
  invariant: (state) => brokenInvariant(state as G),
  weights: { build: 6, place: 3, endTurn: 2, gain: 2, step: 2 },
  leastUndone: 11,
};

/** The sample game must pass the tests that every game passes. */
import { readFileSync } from 'node:fs';
import { asAnyGame } from '../../../src/game-api/module';
import { determinize, sampleBot } from '../../sample-game/bot';
import { sampleModule } from '../../sample-game/module';
import type { G } from '../../sample-game/rules';
import type { Contract } from '../shared/contract';
import { isCovered, rulesIn } from '../shared/coverage';
import { simulatesAsBoardgameDoes } from '../shared/equality';
import { endsAsItDid } from '../shared/golden';
import { speaksEveryLanguage } from '../shared/offer';
import { holdsItsProperties } from '../shared/properties';
import { saysEveryMove } from '../shared/textTable';
import golden from './golden.json' with { type: 'json' };

const contract: Contract = {
  module: asAnyGame(sampleModule),
  settings: [
    { numPlayers: 2, setupData: {} },
    { numPlayers: 3, setupData: { long: true } },
  ],
  determinize: (view, _seat, random) => determinize(view as G, random),
  invariant: (state) =>
    Object.values((state as G).players).some(({ goods }) => Object.values(goods).some((pieces) => pieces < 0))
      ? 'goods below 0 (R2.3)'
      : null,
  leastUndone: 0,
};

holdsItsProperties(contract);
speaksEveryLanguage(contract);
saysEveryMove(contract);
simulatesAsBoardgameDoes('sample', sampleBot, contract.settings);
endsAsItDid(contract.module, golden);
isCovered({
  game: 'sample',
  folders: ['tests/games/sample'],
  ids: rulesIn(readFileSync('tests/sample-game/rules.md', 'utf8'), sampleModule.ruleNumber),
  shape: sampleModule.ruleNumber,
});

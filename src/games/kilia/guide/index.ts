import type { Guide } from '../../../game-api/module';
import type { G } from '../rules/state';
import { firstRounds } from './firstRounds';
import { laterTips } from './later';
import { rival, rivalTold } from './rival';

/** The guided first game: two players, the learner in white with the crest. The deal has a Warehouse card first in the
 *  row, a building with a coin in the window of ship 1 beside it, and University cards to come. */
export const guide: Guide<G> = {
  setup: {
    seed: 'learn-2465',
    setupData: { colours: ['white', 'red'] },
    bots: [{ name: { en: 'Wiebke', ja: 'ヴィープケ' }, level: 'easy' }],
  },
  steps: [...rivalTold, ...firstRounds, ...laterTips],
  rival,
};

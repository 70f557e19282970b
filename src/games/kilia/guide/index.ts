import type { Guide } from '../../../game-api/module';
import type { G } from '../rules/state/state';
import { firstRounds } from './firstRounds';
import { laterTips } from './later';
import { rival, rivalTold } from './rival';

/**
 * The guided first game: two players, the learner in white with the crest. The deal starts with a Warehouse card in
 * column 1 and, beside it, a building with a coin in ship 1's window. University cards follow.
 */
export const guide: Guide<G> = {
  minutes: 15,
  setup: {
    seed: 'learn-2465',
    setupData: { colours: ['white', 'red'] },
    bots: [{ name: { en: 'Wiebke', ja: 'ヴィープケ' }, level: 'easy' }],
  },
  steps: [...rivalTold, ...firstRounds, ...laterTips],
  rival,
};

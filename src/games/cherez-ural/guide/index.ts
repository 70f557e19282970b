import type { Guide } from '../../../game-api/module';
import type { G } from '../rules/state/state';
import { firstRound } from './firstRound';
import { laterTips } from './later';
import { rival, rivalTold } from './rival';

/**
 * The guided first game: two players with first-game sets (R4.9). The seed gives the learner set B and makes s06 the
 * first situation, which opens Kyakhta.
 */
export const guide: Guide<G> = {
  minutes: 10,
  setup: {
    seed: 'learn-115',
    setupData: { firstGameSets: true },
    bots: [{ name: { en: 'Semyon', ja: 'セミョーン' }, level: 'easy' }],
  },
  steps: [...rivalTold, ...firstRound, ...laterTips],
  rival,
};

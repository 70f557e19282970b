import type { Guide } from '../../../game-api/module';
import type { G } from '../rules/state';
import { firstRound } from './firstRound';
import { laterTips } from './later';
import { rival, rivalTold } from './rival';

/** The guided first game: first-game sets (R4.9), two players, the learner with set B, and Kyakhta open (s06). */
export const guide: Guide<G> = {
  setup: {
    seed: 'learn-115',
    setupData: { firstGameSets: true },
    bots: [{ name: { en: 'Semyon', ja: 'セミョーン' }, level: 'easy' }],
  },
  steps: [...rivalTold, ...firstRound, ...laterTips],
  rival,
};

import type { Guide, GuideLesson } from '../../../game-api/module';
import type { G } from '../rules/state/state';
import { firstRound } from './firstRound';
import { laterTips } from './later';
import { tab } from './presses';
import { rival, rivalTold } from './rival';

const HAND = tab('hand');

/** On a phone, the elements to press are in the sheet's first tab, so the guide first points to that tab. */
const fromAnyTab = (step: GuideLesson<G>): GuideLesson<G> =>
  step.asks === null || step.press.some((press) => press.endsWith(HAND))
    ? step
    : { ...step, press: [...step.press, HAND] };

/**
 * The guided first game: four players, so no neutrals, and no characters or start cards (S1.10). The learner
 * starts, and the Mallet is first in the row.
 */
export const guide: Guide<G> = {
  minutes: 15,
  setup: {
    seed: 'learn-401',
    setupData: { firstGame: true },
    bots: [
      { name: { en: 'Aino', ja: 'アイノ' }, level: 'easy' },
      { name: { en: 'Oleg', ja: 'オレグ' }, level: 'easy' },
      { name: { en: 'Vitus', ja: 'ヴィトゥス' }, level: 'easy' },
    ],
  },
  steps: [...rivalTold, ...firstRound, ...laterTips].map(fromAnyTab),
  rival,
};

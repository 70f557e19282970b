import type { G } from '../../../src/games/terramara/rules/state/state';
import type { FuzzPlan } from '../../fuzz-server/plan';

export const own: FuzzPlan<G> = {
  revealing: ['build', 'reserve'],
  weights: { build: 4, reserve: 4 },
  choice: null,
};

import type { G } from '../../../src/games/kilia/rules/state/state';
import type { FuzzPlan } from '../../fuzz-server/plan';

export const own: FuzzPlan<G> = { revealing: ['refresh'], weights: { refresh: 4 }, choice: null };

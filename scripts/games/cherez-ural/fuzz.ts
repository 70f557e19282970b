import { type G, playerOf } from '../../../src/games/cherez-ural/rules/state/state';
import type { FuzzPlan } from '../../fuzz-server/plan';

export const own: FuzzPlan<G> = {
  revealing: ['explore'],
  // Random players seldom explore.
  weights: { explore: 8 },
  choice: {
    moves: ['draft', 'chooseWorkerCard'],
    isChosen: ({ G, ctx }, seat) => ctx.phase === 'roundStart' && playerOf(G, seat).chosenWorker !== null,
    again: ({ G }, seat) =>
      [...playerOf(G, seat).workerHand, ...playerOf(G, '1').workerHand].map((card) => ({
        move: 'chooseWorkerCard',
        args: [card],
      })),
  },
};

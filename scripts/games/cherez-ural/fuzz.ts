import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import type { FuzzPlan } from '../../fuzz-server/plan';

export const own: FuzzPlan<G> = {
  revealing: ['explore'],
  // Random players seldom explore.
  weights: { explore: 8 },
  choice: {
    moves: ['draft', 'chooseWorkerCard'],
    isChosen: ({ G, ctx }, seat) => ctx.phase === 'roundStart' && G.players[seat].chosenWorker !== null,
    again: ({ G }, seat) =>
      [...G.players[seat].workerHand, ...G.players['1'].workerHand].map((card) => ({
        move: 'chooseWorkerCard',
        args: [card],
      })),
  },
};

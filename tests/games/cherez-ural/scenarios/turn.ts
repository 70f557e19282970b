import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const turn: Scenario = {
  name: 'turn',
  description: 'A summer late in the game: far to go, much to do and a business already completed.',
  save: () =>
    where(
      4,
      ({ G, phase, playerID, can }) =>
        G.round > 2 &&
        phase === 'summer' &&
        (can.travel ?? 0) > 30 &&
        playerOf(G, playerID).completed.length > 0,
    ),
};

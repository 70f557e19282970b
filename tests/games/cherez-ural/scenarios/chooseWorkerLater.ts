import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const chooseWorkerLater: Scenario = {
  name: 'choose-worker-later',
  description: 'A later round: a player chooses one more worker card.',
  save: () => where(4, ({ G, can }) => G.round > 1 && can.chooseWorkerCard),
};

import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const chooseWorker: Scenario = {
  name: 'choose-worker',
  description: 'The first round: a player chooses the first worker card.',
  save: () => where(4, ({ G, can }) => G.round === 1 && can.chooseWorkerCard),
};

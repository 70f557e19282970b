import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const activateWorker: Scenario = {
  name: 'activate-worker',
  description: 'A later winter: a player chooses which worker acts.',
  save: () => where(4, ({ G, phase, can }) => G.round > 1 && phase === 'winter1' && can.activateWorker),
};

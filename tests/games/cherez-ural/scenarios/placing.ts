import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const placing: Scenario = {
  name: 'placing',
  description: 'A later round begins: a player places the workers.',
  save: () => where(4, ({ G, can }) => G.round > 1 && can.placeWorkers),
};

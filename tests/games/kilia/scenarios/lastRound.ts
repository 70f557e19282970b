import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const lastRound: Scenario = {
  name: 'last-round',
  description: 'The final round.',
  save: () => where(4, ({ G, can }) => G.final && can.expand),
};

import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const lastRound: Scenario = {
  name: 'last-round',
  description: 'The last round.',
  save: () => where(4, ({ G, can }) => G.round === 5 && can.place),
};

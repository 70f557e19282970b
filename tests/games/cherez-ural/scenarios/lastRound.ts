import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const lastRound: Scenario = {
  name: 'last-round',
  description: 'The last round: the second winter.',
  save: () => where(4, ({ G, phase }) => G.round === 4 && phase === 'winter2'),
};

import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const firstWinter: Scenario = {
  name: 'first-winter',
  description: 'The first winter: a worker leaves Moscow.',
  save: () => where(4, ({ G, phase, can }) => G.round === 1 && phase === 'winter1' && can.travel),
};

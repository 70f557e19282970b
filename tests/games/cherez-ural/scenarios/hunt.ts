import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const hunt: Scenario = {
  name: 'hunt',
  description: 'A worker can hunt.',
  save: () => where(4, ({ can }) => can.hunt),
};

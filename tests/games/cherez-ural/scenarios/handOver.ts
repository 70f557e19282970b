import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const handOver: Scenario = {
  name: 'hand-over',
  description: 'A worker can hand goods over to another worker.',
  save: () => where(4, ({ can }) => can.handOver),
};

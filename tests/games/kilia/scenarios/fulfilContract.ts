import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const fulfilContract: Scenario = {
  name: 'fulfil-contract',
  description: 'A player can fulfil a contract in several ways.',
  save: () => where(4, ({ can }) => (can.fulfilContract ?? 0) > 1),
};

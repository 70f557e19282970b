import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const takeContract: Scenario = {
  name: 'take-contract',
  description: 'An improvement lets a player take a contract.',
  save: () => where(4, ({ can }) => can.takeContract),
};

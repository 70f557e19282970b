import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const sprat: Scenario = {
  name: 'sprat',
  description: 'A player can eat a sprat.',
  save: () => where(4, ({ can }) => can.eatSprat),
};

import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const craftsman: Scenario = {
  name: 'craftsman',
  description: 'A player can use a craftsman.',
  save: () => firstWhere(({ can }) => can.useCraftsman),
};

import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const buildWarehouse: Scenario = {
  name: 'build-warehouse',
  description: 'An improvement lets a player build a warehouse.',
  save: () => firstWhere(({ can }) => can.buildWarehouse),
};

import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const bonusTile: Scenario = {
  name: 'bonus-tile',
  description: 'A player can use a bonus tile.',
  save: () => firstWhere(({ can }) => can.useBonusTile),
};

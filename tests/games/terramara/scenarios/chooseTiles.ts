import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const chooseTiles: Scenario = {
  name: 'choose-tiles',
  description: 'A player chooses tiles.',
  save: () => firstWhere(({ can }) => can.chooseTiles),
};

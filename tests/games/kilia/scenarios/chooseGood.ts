import type { Scenario } from '../../scenario';
import { firstWhere } from '../goldenGames';

export const chooseGood: Scenario = {
  name: 'choose-good',
  description: 'A player chooses a good.',
  save: () => firstWhere(({ can }) => can.chooseGood),
};

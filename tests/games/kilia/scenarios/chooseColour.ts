import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const chooseColour: Scenario = {
  name: 'choose-colour',
  description: 'The game begins: a player chooses a colour.',
  save: () => where(4, ({ can }) => can.chooseColour),
};

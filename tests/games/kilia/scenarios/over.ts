import { reviewed, type Scenario } from '../../scenario';
import { game } from '../goldenGames';

export const over: Scenario = {
  name: 'over',
  description: 'The end of a game of four, reviewed by bots.',
  save: () => reviewed(game(4)),
};

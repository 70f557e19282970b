import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const firstTurn: Scenario = {
  name: 'first-turn',
  description: 'The first round: a player expands the town for the first time.',
  save: () => where(4, ({ G, can }) => G.round === 1 && can.expand),
};

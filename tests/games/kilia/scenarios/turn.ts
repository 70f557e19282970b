import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const turn: Scenario = {
  name: 'turn',
  description: 'A turn late in the game: a player can expand or fulfil a contract.',
  save: () => where(4, ({ G, can }) => G.round > 4 && can.expand && can.fulfilContract),
};

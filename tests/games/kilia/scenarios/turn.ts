import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const turn: Scenario = {
  name: 'turn',
  description: 'A turn late in the game: a player can expand or fulfil a contract.',
  // Not the first turn of a round, because the previous turn must be one on the board.
  save: () =>
    where(4, ({ G, ctx, can }) => G.round > 4 && ctx.playOrderPos > 0 && can.expand && can.fulfilContract),
};

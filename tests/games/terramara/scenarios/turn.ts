import { terramaraModule } from '../../../../src/games/terramara/module';
import type { Scenario } from '../../scenario';
import { where } from '../goldenGames';

export const turn: Scenario = {
  name: 'turn',
  description: 'A turn late in the game: a player can place an explorer while seat 1 may plan.',
  save: () =>
    where(
      4,
      ({ G, ctx, can, playerID }) =>
        G.round > 2 && can.place && playerID !== '1' && terramaraModule.ownTurn?.(G, ctx, '1'),
    ),
};

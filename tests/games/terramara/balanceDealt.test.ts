/** `npm run balance -- --dealt` deals characters and start cards at random, and nothing else. */
import { expect, it } from 'vitest';
import { own } from '../../../scripts/games/terramara/balance';
import { moveAction, startGame } from '../../../scripts/simulate/randomGame';
import { terramara } from '../../../src/games/terramara';
import { legalMoves } from '../../../src/games/terramara/rules/moves';
import { itemAt } from '../../../src/rules-kit/indexed';

it('deals random cards only in the draft', () => {
  const start = startGame(terramara, 3, {}, 'dealt');
  let { state } = start;
  for (let taken = 0; taken < 6; taken++) {
    expect(own.byLot?.(state.G)).toBe(true);
    const playerID = state.ctx.currentPlayer;
    const { move, args } = itemAt(legalMoves(state.G, state.ctx, playerID), 0);
    expect(move).toBe('draft');
    state = start.reducer(state, moveAction({ playerID, move, args })) as typeof state;
  }
  expect(own.byLot?.(state.G)).toBe(false);
});

import type { State } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import type { GameModule } from '../../../src/game-api/module';

export type GoldenGame = {
  readonly numPlayers: number;
  readonly setupData: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly result: unknown;
  readonly moves: readonly PlayedMove[];
};

/** Replays recorded games: every move must still be legal, and the end the same. */
export function endsAsItDid({ name, game }: GameModule, golden: readonly GoldenGame[]): void {
  describe(`${name}: golden games`, () => {
    for (const { numPlayers, setupData, seed, result, moves } of golden) {
      it(`${numPlayers} players ${JSON.stringify(setupData)} ${seed} ends as before`, () => {
        const start = startGame(game, numPlayers, setupData, seed);
        let state: State = start.state;
        moves.forEach((move, index) => {
          const next = start.reducer(state, moveAction(move));
          expect(next._stateID, `move ${index + 1} ${move.move} is legal`).toBe(state._stateID + 1);
          state = next;
        });
        expect(state.ctx.gameover).toEqual(result);
      });
    }
  });
}

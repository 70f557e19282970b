import type { Game } from 'boardgame.io';
import { beforeAll, describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import type { GameContents } from '../../../src/game-api/contents';
import { hashOf } from '../../../src/rules-kit/contentHash';

type Earlier = {
  readonly numPlayers: number;
  readonly setupData: object;
  readonly seed: string;
  readonly moves: readonly unknown[];
  readonly result: unknown;
};

/** Checks that a game that started with other values ends as it did then. */
export function keepsItsContent<G>(
  game: Game<G>,
  library: Pick<GameContents, 'add' | 'fetchReader'>,
  earlier: Earlier,
  content: object,
): void {
  /** The setup names the hash of the content that the game started with. */
  const hash = hashOf(content);

  function endOf(setupData: object): unknown {
    const start = startGame(game, earlier.numPlayers, setupData, earlier.seed);
    let { state } = start;
    for (const move of earlier.moves as readonly PlayedMove[]) state = start.reducer(state, moveAction(move));
    return state.ctx.gameover;
  }

  describe('a game started with earlier values', () => {
    beforeAll(async () => {
      await library.fetchReader();
      library.add(hash, content);
    });

    it('ends as before with its own content', () => {
      expect(endOf({ ...earlier.setupData, content: hash })).toEqual(earlier.result);
    });

    it('ends differently with the current content', () => {
      expect(endOf(earlier.setupData)).not.toEqual(earlier.result);
    });
  });
}

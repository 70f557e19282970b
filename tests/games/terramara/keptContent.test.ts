/** A game started with other values ends as it did then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import { terramara } from '../../../src/games/terramara';
import { contentLibrary } from '../../../src/games/terramara/rules/content-pack/contentOf';
import type { GameResult } from '../../../src/games/terramara/rules/scoring';
import type { SetupData } from '../../../src/games/terramara/rules/state/setupData';
import { hashOf } from '../../../src/rules-kit/contentHash';
import earlier from './begunEarlier.json' with { type: 'json' };
import earlierContent from './earlierContent.json' with { type: 'json' };

/** The content that the game started with, whose hash its setup names. */
const EARLIER = hashOf(earlierContent);

function endOf(setupData: SetupData): GameResult | undefined {
  const start = startGame(terramara, earlier.numPlayers, setupData, earlier.seed);
  let { state } = start;
  for (const move of earlier.moves as readonly PlayedMove[])
    state = start.reducer(state, moveAction(move)) as typeof state;
  return state.ctx.gameover as GameResult | undefined;
}

describe('a game started with earlier values', () => {
  beforeAll(async () => {
    await contentLibrary.fetchReader();
    contentLibrary.add(EARLIER, earlierContent);
  });

  it('ends as before with its own content', () => {
    expect(endOf({ ...earlier.setupData, content: EARLIER })).toEqual(earlier.result);
  });

  it('ends differently with the current content', () => {
    expect(endOf(earlier.setupData)).not.toEqual(earlier.result);
  });
});

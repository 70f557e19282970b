/** A game started with other starting contracts ends as it did then. */
import { beforeAll, describe, expect, it } from 'vitest';
import { moveAction, type PlayedMove, startGame } from '../../../scripts/simulate/randomGame';
import { content, kilia } from '../../../src/games/kilia';
import { contentLibrary } from '../../../src/games/kilia/rules/content-pack/contentOf';
import type { Gameover } from '../../../src/games/kilia/rules/scoring';
import { hashOf } from '../../../src/rules-kit/contentHash';
import earlier from './begunEarlier.json' with { type: 'json' };

/** Hash of the content that the game started with. */
const EARLIER = 'cdc728affa240815a9c3cf372dbe4490';
const CONTRACTS = [
  { cost: { salt: 2 }, reward: { coins: 3, contract: 1 }, points: 2 },
  { cost: { brick: 2 }, reward: { coins: 6, contract: 1 }, points: 8 },
  { cost: { wood: 2 }, reward: { coins: 3 }, points: 1 },
  { cost: { wheat: 2 }, reward: { coins: 2 }, points: 1 },
];

function endOf(setupData: unknown): Gameover | undefined {
  const start = startGame(kilia, earlier.numPlayers, setupData, earlier.seed);
  let { state } = start;
  for (const move of earlier.moves as readonly PlayedMove[]) state = start.reducer(state, moveAction(move));
  return state.ctx.gameover as Gameover | undefined;
}

describe('a game started with earlier values', () => {
  beforeAll(async () => {
    await contentLibrary.fetchReader();
    const contracts = content.contracts.map((contract, at) => ({ ...contract, ...CONTRACTS[at] }));
    const before = JSON.parse(JSON.stringify({ ...content, contracts }));
    expect(hashOf(before)).toBe(EARLIER);
    contentLibrary.add(EARLIER, before);
  });

  it('ends as before with its own content', () => {
    expect(endOf({ ...earlier.setupData, content: EARLIER })).toEqual(earlier.result);
  });

  it('ends differently with the current content', () => {
    expect(endOf(earlier.setupData)).not.toEqual(earlier.result);
  });
});

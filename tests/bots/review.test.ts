import type { Ctx, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { createReviewer } from '../../src/bots/review';
import type { SearchGame } from '../../src/bots/searchGame';
import { type SackG, sack, sackBots, worth } from './sample-games/sack';

const bots: SearchGame<SackG> = { ...sackBots, evaluate: (G) => worth(G) / 30, forecast: () => worth };

const { ctx } = InitializeGame({ game: { ...sack, seed: 'sack' }, numPlayers: 1 }) as State<SackG>;
const asked = (view: SackG, move: string, ...args: unknown[]) => ({
  view,
  ctx: ctx as Ctx,
  playerID: '0',
  seed: '1',
  played: { move, args },
});
const open = (inside: number): SackG => ({ inside, looked: true, taken: null });
const closed: SackG = { inside: 0, looked: false, taken: null };

describe('the cost of a decision', () => {
  const { weigh, outlook } = createReviewer(bots);

  test('is the difference between the best move and the one made, with the best line', () => {
    expect(weigh(asked(open(3), 'take', 1))).toEqual({
      played: 10,
      best: 30,
      line: [{ move: 'take', args: [3] }],
    });
  });

  test('is zero for the best move', () => {
    expect(weigh(asked(open(3), 'take', 3))).toEqual({ played: 30, best: 30, line: [] });
  });

  test('is null when there was nothing to decide', () => {
    expect(weigh(asked(open(1), 'take', 1))).toBeNull();
  });

  test('is based on expectation instead of the hidden contents of the sack', () => {
    const weighed = weigh(asked(closed, 'take', 0));
    expect(weighed?.played).toBe(0);
    expect(weighed?.best).toBeGreaterThan(10);
    expect(weighed?.best).toBeLessThan(30);
    expect(weighed?.line[0]).toEqual({ move: 'look', args: [] });
  });

  test('forecasts the mean over possible hidden values', () => {
    expect(outlook({ view: open(2), ctx, playerID: '0', seed: '1' })).toBe(20);
  });

  test('refuses a game without a forecast', () => {
    const { forecast: _, ...without } = bots;
    expect(() => createReviewer(without)).toThrow('the bots of this game forecast no scores');
  });
});

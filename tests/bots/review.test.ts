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

describe('what a decision cost', () => {
  const { weigh, outlook } = createReviewer(bots);

  test('is what the best move brings more than the one made, with the line of the best', () => {
    expect(weigh(asked(open(3), 'take', 1))).toEqual({
      played: 10,
      best: 30,
      line: [{ move: 'take', args: [3] }],
    });
  });

  test('is nothing for the best move', () => {
    expect(weigh(asked(open(3), 'take', 3))).toEqual({ played: 30, best: 30, line: [] });
  });

  test('is not asked where there was nothing to decide', () => {
    expect(weigh(asked(open(1), 'take', 1))).toBeNull();
  });

  test('goes by what could be expected, not by what lay in the sack', () => {
    const weighed = weigh(asked(closed, 'take', 0));
    expect(weighed?.played).toBe(0);
    expect(weighed?.best).toBeGreaterThan(10);
    expect(weighed?.best).toBeLessThan(30);
    expect(weighed?.line[0]).toEqual({ move: 'look', args: [] });
  });

  test('a look ahead is the mean over what may be hidden', () => {
    expect(outlook({ view: open(2), ctx, playerID: '0', seed: '1' })).toBe(20);
  });

  test('a game whose bots forecast nothing is refused', () => {
    const { forecast: _, ...without } = bots;
    expect(() => createReviewer(without)).toThrow('the bots of this game forecast no scores');
  });
});

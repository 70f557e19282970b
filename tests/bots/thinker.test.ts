import type { Ctx, State } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { describe, expect, test } from 'vitest';
import { hintsOf } from '../../src/bots/hints';
import type { SearchGame } from '../../src/bots/searchGame';
import { createSimulator } from '../../src/bots/simulator';
import { createThinker } from '../../src/bots/thinker';
import { type SackG, sack, sackBots } from './sample-games/sack';

const start = (seed: string) => InitializeGame({ game: { ...sack, seed }, numPlayers: 1 }) as State<SackG>;

describe('a reused tree', () => {
  test('offers only moves that are legal now, without moves of other deals', () => {
    const simulator = createSimulator(sack);
    for (let seed = 0; seed < 30; seed++) {
      const { think } = createThinker(sackBots);
      const { G, ctx } = start(`sack ${seed}`);
      const ask = (position: { G: SackG; ctx: Ctx }) =>
        think({
          view: sackBots.playerView(position.G, position.ctx, '0'),
          ctx: position.ctx,
          playerID: '0',
          level: 'hard',
          seed,
          budget: { iterations: 60 },
        });
      const state = simulator.fromState({ G, ctx });
      const first = ask(state);
      expect(first.move.move).toBe('look');
      simulator.apply(state, '0', first.move.move, first.move.args);
      if (state.G.inside === 1) continue;
      const second = ask(state);
      expect(second.candidates.length).toBeLessThanOrEqual(state.G.inside);
      expect(second.move).toEqual({ move: 'take', args: [state.G.inside] });
    }
  });
});

describe('the early end of a search', () => {
  const { G, ctx } = start('early');
  const request = { view: sackBots.playerView(G, ctx, '0'), ctx, playerID: '0', level: 'hard', seed: 1 };

  test('stops when no other move can become the best, by iterations and by time', () => {
    const { iterations, move } = createThinker(sackBots).think({ ...request, budget: { iterations: 5000 } });
    expect(move.move).toBe('look');
    expect(iterations).toBeLessThan(4000);
    const begun = performance.now();
    createThinker(sackBots).think({ ...request, budget: { ms: 5000 } });
    expect(performance.now() - begun).toBeLessThan(4500);
  });

  test('returns the same move as a search with the whole budget', () => {
    const long = createThinker(sackBots).think({ ...request, budget: { iterations: 5000 } });
    const short = createThinker(sackBots).think({ ...request, budget: { iterations: 500 } });
    expect(short.move).toEqual(long.move);
  });
});

describe('the expected score of a hint', () => {
  const told: SearchGame<SackG> = {
    ...sackBots,
    // A simple estimate for a sack not looked into, and the exact value of taken pieces
    forecast:
      () =>
      ({ taken, looked }) =>
        taken ?? (looked ? 0 : 50),
  };
  const ask = (budget: number, forecast: boolean) => {
    const { G, ctx } = start('told');
    const view = told.playerView(G, ctx, '0');
    return createThinker(told).think({
      view,
      ctx,
      playerID: '0',
      level: 'hard',
      seed: 1,
      budget: { iterations: budget },
      forecast,
    }).candidates;
  };

  test('is the mean over the lines after the move instead of the estimate after one move', () => {
    const look = ask(400, true).find(({ move }) => move.move === 'look');
    // A sack contains one to three pieces and the search learns to take all: two on average, not 0.
    expect(look?.expected).toBeGreaterThan(1.5);
    expect(look?.expected).toBeLessThan(2.2);
  });

  test('exists only on request and only for searched moves', () => {
    expect(ask(40, false).every(({ expected }) => expected === undefined)).toBe(true);
    for (const { share, expected } of ask(40, true)) expect(expected !== undefined).toBe(share > 0);
  });

  test('sorts the moves and leaves out rarely searched ones', () => {
    const candidate = (name: string, share: number, expected: number) => ({
      move: { move: name, args: [] },
      share,
      value: 0.5,
      expected,
    });
    const hints = hintsOf([
      candidate('most', 0.5, 120),
      candidate('second', 0.3, 124),
      candidate('hardly', 0.04, 190),
      candidate('never', 0, 0),
    ]);
    expect(hints.map(({ move }) => move.move)).toEqual(['second', 'most']);
  });

  test('shows each card once, however many ways to pay for it were searched', () => {
    const build = (card: string, log: number, share: number) => ({
      move: { move: 'build', args: [{ card, pay: { log } }] },
      share,
      value: 0.5,
      expected: 100 * share,
    });
    const hints = hintsOf([build('a', 1, 0.4), build('a', 2, 0.3), build('a', 3, 0.2), build('b', 1, 0.1)]);
    expect(hints.map(({ move }) => move.args)).toEqual([
      [{ card: 'a', pay: { log: 1 } }],
      [{ card: 'b', pay: { log: 1 } }],
    ]);
  });
});

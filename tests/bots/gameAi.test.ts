/** Checks that Через Урал's own `ai` is enough for a bot. */
import type { State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { expect, test, vi } from 'vitest';
import { MctsBot } from '../../src/bots/mcts';
import { cherezUral } from '../../src/games/cherez-ural';
import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import type { G } from '../../src/games/cherez-ural/rules/state/state';
import { entryOf } from '../../src/rules-kit/indexed';

const enumerate = cherezUral.ai?.enumerate ?? (() => []);

test("R7.3 MctsBot plays in Local({ bots }) with the game's ai", async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    const client = Client<G>({
      game: { ...cherezUral, seed: 'local' },
      numPlayers: 2,
      playerID: '0',
      multiplayer: Local({ bots: { '1': MctsBot as never } }),
      debug: false,
    });
    client.start();
    const own = client.getState()?.G.players['0']?.workerHand[0];
    client.moves.chooseWorkerCard?.(own);
    await vi.advanceTimersByTimeAsync(2000);
    const state = client.getState();
    expect(state?.ctx.phase).toBe('placement');
    expect(state?.G.players['1']?.workers).toHaveLength(1);
    client.stop();
  } finally {
    vi.useRealTimers();
  }
});

test('R10.2 makes the same move whatever the hidden cards are', async () => {
  const game = { ...cherezUral, seed: 'hidden' };
  const state = InitializeGame({ game, numPlayers: 3 }) as State<G>;
  const other = botGame.determinize(botGame.playerView(state.G, state.ctx, '1'), '1', () => 0.37, state.ctx);
  expect(other).not.toEqual(state.G);
  const moves = [state.G, other].map(async (position) => {
    const bot = new MctsBot<G>({
      game: cherezUral as never,
      enumerate: enumerate as never,
      seed: 's',
      budget: { iterations: 12 },
    });
    const { action } = await bot.play({ ...state, G: position }, '1');
    return action.payload;
  });
  const [one, two] = await Promise.all(moves);
  expect(one).toEqual(two);
});

test('R13 grades a finished game by seat in its reward', () => {
  const { G, ctx } = InitializeGame({ game: { ...cherezUral, seed: 'reward' }, numPlayers: 4 }) as State<G>;
  const finished = structuredClone(G);
  finished.finished = true;
  entryOf(finished.players, '2').gold = 90;
  const reward = botGame.reward(finished, ctx);
  expect(reward).toHaveLength(4);
  expect(reward[2]).toBeGreaterThan(0.75);
  for (const seat of [0, 1, 3]) expect(reward[seat]).toBeLessThan(0.25);
});

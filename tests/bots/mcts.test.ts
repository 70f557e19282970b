import type { Ctx, Game, State } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { InitializeGame } from 'boardgame.io/internal';
import { Local } from 'boardgame.io/multiplayer';
import { describe, expect, test, vi } from 'vitest';
import { LEVEL_NAMES } from '../../src/bots/levels';
import { MctsBot, mctsBot } from '../../src/bots/mcts';
import { keyOf } from '../../src/bots/mcts/key';
import { DEFAULT_OPTIONS, type MoveValue } from '../../src/bots/mcts/options';
import { createSearch } from '../../src/bots/mcts/search';
import type { SearchGame } from '../../src/bots/searchGame';
import { createSimulator } from '../../src/bots/simulator';
import { createThinker } from '../../src/bots/thinker';
import { itemAt } from '../../src/rules-kit/indexed';
import { chance } from './picks';

/** Two players take 1 to 3 from a heap; whoever takes the last one wins. */
interface HeapG {
  heap: number;
}

const heap: Game<HeapG> = {
  name: 'heap',
  setup: () => ({ heap: 10 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G }, count: number) => {
      G.heap -= count;
    },
  },
  endIf: ({ G, ctx }) => (G.heap === 0 ? { winner: ctx.currentPlayer } : undefined),
  playerView: ({ G }) => G,
};

const heapMoves = (G: HeapG) =>
  [1, 2, 3].filter((count) => count <= G.heap).map((count) => ({ move: 'take', args: [count] }));

const heapBots: SearchGame<HeapG> = {
  game: heap,
  legalMoves: (G, ctx, playerID) => (ctx.currentPlayer === playerID && !ctx.gameover ? heapMoves(G) : []),
  playerView: (G) => G,
  determinize: (view) => ({ ...view }),
  reward: (_G, ctx) => ['0', '1'].map((id) => (ctx.gameover.winner === id ? 1 : 0)),
};

/**
 * The player guesses a hidden coin; `pass` gives a small reward for certain. A bot that saw the coin would always guess
 * right.
 */
interface CoinG {
  coin: 'heads' | 'tails' | 'hidden';
  won: number | null;
}

const coin: Game<CoinG> = {
  name: 'coin',
  setup: ({ random }) => ({ coin: random.Number() < 0.5 ? 'heads' : 'tails', won: null }),
  moves: {
    guess: ({ G }, side: string) => {
      G.won = side === G.coin ? 1 : 0;
    },
    pass: ({ G }) => {
      G.won = 0.7;
    },
  },
  endIf: ({ G }) => (G.won === null ? undefined : { won: G.won }),
  playerView: ({ G }) => ({ ...G, coin: 'hidden' }),
};

const coinBots: SearchGame<CoinG> = {
  game: coin,
  legalMoves: (_G, ctx) =>
    ctx.gameover
      ? []
      : [
          { move: 'guess', args: ['heads'] },
          { move: 'guess', args: ['tails'] },
          { move: 'pass', args: [] },
        ],
  playerView: (G) => ({ ...G, coin: 'hidden' }),
  determinize: (view, _id, random) => ({ ...view, coin: random() < 0.5 ? 'heads' : 'tails' }),
  reward: (G) => [G.won ?? 0],
};

const start = <G>(game: Game<G>, numPlayers = 2, seed = 's'): State<G> =>
  InitializeGame({ game: { ...game, seed }, numPlayers }) as State<G>;

const budget = { iterations: 600 };

describe('search', () => {
  test('finds the winning move of a solved game for each player', () => {
    const { think } = createThinker(heapBots);
    const { ctx } = start(heap);
    // The winning move leaves a multiple of four.
    for (const heap of [5, 6, 7, 9, 10, 11]) {
      for (const playerID of ['0', '1']) {
        const { move, candidates } = think({
          view: { heap },
          ctx: { ...ctx, currentPlayer: playerID, playOrderPos: Number(playerID) },
          playerID,
          level: 'hard',
          seed: heap,
          budget,
        });
        expect(move).toEqual({ move: 'take', args: [heap % 4] });
        expect(itemAt(candidates, 0).move).toEqual(move);
      }
    }
  });

  test('considers hidden values without seeing them', () => {
    for (let seed = 0; seed < 10; seed++) {
      const { G, ctx } = start(coin, 1, `coin ${seed}`);
      const view = coinBots.playerView(G, ctx, '0');
      const { move, candidates } = createThinker(coinBots).think({
        view,
        ctx,
        playerID: '0',
        level: 'hard',
        seed,
        budget,
      });
      expect(move.move).toBe('pass');
      for (const { value } of candidates.slice(1)) expect(value).toBeLessThan(itemAt(candidates, 0).value);
    }
  });

  test('counts every visit once and visits no move more often than it was available', () => {
    const { G, ctx } = start(heap);
    const { root, iterate } = createSearch(
      heapBots,
      createSimulator(heap),
      { view: G, ctx, playerID: '0' },
      undefined,
      chance('count'),
      DEFAULT_OPTIONS,
    );
    for (let i = 0; i < 200; i++) iterate();
    const edges = [...root.edges.values()];
    expect(root.visits).toBe(200);
    expect(edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(200);
    for (const { visits, available, value } of edges) {
      expect(visits).toBeLessThanOrEqual(available);
      expect(value).toBeLessThanOrEqual(visits);
    }
  });

  test('judges lines at the next turn only when all have reached it', () => {
    const { ctx } = start(heap);
    const turnsSeen = (judged: MoveValue): Set<number> => {
      const seen = new Set<number>();
      const evaluation = {
        of: () => 0.5,
        ofAll: (_G: HeapG, at: Ctx, into: number[]) => {
          into.fill(0.5);
          seen.add(at.turn - ctx.turn);
        },
      };
      const { iterate } = createSearch(
        heapBots,
        createSimulator(heap),
        { view: { heap: 30 }, ctx, playerID: '0' },
        evaluation,
        chance('far'),
        { ...DEFAULT_OPTIONS, judged },
      );
      for (let i = 0; i < 40; i++) iterate();
      return seen;
    };
    expect([...turnsSeen('atOnce')].slice(0, 2)).toEqual([1, 2]);
    // The player's turn, the opponent's turn and the player's next turn are over.
    expect([...turnsSeen('nextTurn')]).toEqual([3]);
  });

  test('returns the same move for the same seed and leaves the view unchanged', () => {
    const { G, ctx } = start(heap);
    const text = JSON.stringify([G, ctx]);
    const moves = [1, 2].map(
      () =>
        createThinker(heapBots).think({ view: G, ctx, playerID: '0', level: 'hard', seed: 'one', budget })
          .move,
    );
    expect(moves[0]).toEqual(moves[1]);
    expect(JSON.stringify([G, ctx])).toBe(text);
  });
});

describe('invalid input', () => {
  const { G, ctx } = start(heap);
  const request = { view: G, ctx, playerID: '0', level: 'hard', seed: 1 };
  const { think } = createThinker(heapBots);

  test('refuses an unknown level', () => {
    expect(() => think({ ...request, level: 'genius' })).toThrow(
      `level "genius" is unknown, expected one of ${LEVEL_NAMES.join(', ')}`,
    );
    expect(() => think({ ...request, level: 'toString' })).toThrow('level "toString" is unknown');
  });
  test('refuses a budget that is not positive', () => {
    for (const none of [0, -1, Number.NaN]) {
      expect(() => think({ ...request, budget: { ms: none } })).toThrow(`a budget of ${none} ms`);
      expect(() => think({ ...request, budget: { iterations: none } })).toThrow(
        `a budget of ${none} iterations`,
      );
    }
  });
  test('refuses a position without legal moves', () => {
    expect(() => think({ ...request, playerID: '1' })).toThrow(
      'player 1 has no legal move in phase null, turn 1',
    );
  });
  test('refuses a level that needs an evaluation when the game has none', () => {
    expect(() => think({ ...request, level: 'easy' })).toThrow("needs the bot's `evaluate` or `prepare`");
  });
  test("refuses a game that can't deal hidden cards", () => {
    const settings = { game: heap, enumerate: heapMoves };
    expect(() => new MctsBot(settings)).toThrow('game "heap": a bot that sees only its seat');
  });
});

describe("boardgame.io's Bot", () => {
  const withAi: Game<HeapG> = {
    ...heap,
    ai: {
      enumerate: (G: HeapG, ctx: Ctx, playerID: string) => heapBots.legalMoves(G, ctx, playerID),
      determinize: heapBots.determinize,
      reward: heapBots.reward,
    } as Game<HeapG>['ai'],
  };

  test('uses game.ai', async () => {
    const bot = new MctsBot({ game: withAi, enumerate: heapMoves, seed: 'ai', budget });
    const { action } = await bot.play(start(heap), '0');
    expect(action.payload).toMatchObject({ type: 'take', args: [2], playerID: '0' });
  });

  test('plays in Local', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const bots = { '1': mctsBot(heapBots, 'hard', { iterations: 200 }) };
      const client = Client({
        game: withAi,
        numPlayers: 2,
        playerID: '0',
        multiplayer: Local({ bots: bots as never }),
        debug: false,
      });
      client.start();
      client.moves.take?.(1);
      await vi.advanceTimersByTimeAsync(1000);
      const state = client.getState();
      // Nine are left, so the bot takes one and leaves eight.
      expect(state?.G.heap).toBe(8);
      expect(state?.ctx.currentPlayer).toBe('0');
      client.stop();
    } finally {
      vi.useRealTimers();
    }
  });
});

test('returns different keys for different moves', () => {
  const moves = [
    { move: 'a', args: [] },
    { move: 'a', args: [1] },
    { move: 'a', args: [1, 2] },
    { move: 'a', args: [[1, 2]] },
    { move: 'a', args: [null] },
    { move: 'a', args: [{ b: 1 }] },
    { move: 'a', args: [{ b: { c: 1 } }] },
  ];
  expect(new Set(moves.map(keyOf)).size).toBe(moves.length);
});

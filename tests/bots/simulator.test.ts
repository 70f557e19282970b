import type { Game, State } from 'boardgame.io';
import { INVALID_MOVE, TurnOrder } from 'boardgame.io/core';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSimulator, type EventName, isActive } from '../../src/bots/simulator';
import { movesBy } from '../../src/game-api/gameParts';
import { silent } from '../../src/rules-kit/logLine';
import { type EqualityRun, expectSameAsReducer } from './equality';
import { chance, pickFrom, randomLegal, randomTries } from './picks';
import { GENERATED_MOVES, generatedGame } from './sample-games/generated';
import { JOURNEY_MOVES, type JourneyG, journey, journeyMoves } from './sample-games/journey';
import { type MarketG, market, marketMoves } from './sample-games/market';
import { QUARREL_MOVES, quarrel, quarrelMoves } from './sample-games/quarrel';

// boardgame.io logs every refusal.
beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
});

const seeds = (count: number) => Array.from({ length: count }, (_, seed) => seed);
const total = (runs: EqualityRun[], key: 'played' | 'refused') =>
  runs.reduce((sum, run) => sum + run[key], 0);

describe("after every move G, ctx and random state equal boardgame.io's", () => {
  test('market: phases that end automatically, simultaneous sealed bids, orders from G, skipped players', () => {
    const runs = seeds(40).map((seed) =>
      expectSameAsReducer(market, {
        numPlayers: 1 + (seed % 4),
        setupData: { rounds: 3 },
        seed,
        pickMove: randomLegal(marketMoves),
      }),
    );
    expect(runs.every(({ ctx }) => ctx.gameover !== undefined)).toBe(true);
    expect(total(runs, 'refused')).toBe(0);
  });

  test('quarrel: stages, limits, next and revert, events in moves and hooks', () => {
    const runs = seeds(40).map((seed) =>
      expectSameAsReducer(quarrel, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomLegal(quarrelMoves),
        mostMoves: 400,
      }),
    );
    expect(total(runs, 'refused')).toBe(0);
    expect(total(runs, 'played')).toBeGreaterThan(2000);
  });

  test('journey: phases set and ended by moves and hooks, players who leave, phases in a cycle', () => {
    const runs = seeds(40).map((seed) =>
      expectSameAsReducer(journey, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomLegal(journeyMoves),
        mostMoves: 400,
        // A cycle of phases in which the turn never ends reaches boardgame.io's limit.
        strict: true,
      }),
    );
    expect(total(runs, 'played')).toBeGreaterThan(1000);
  });

  test('random moves of any player are allowed and refused equally', () => {
    const runs = seeds(20).flatMap((seed) => [
      expectSameAsReducer(quarrel, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomTries(QUARREL_MOVES, () => [1]),
        mostMoves: 150,
      }),
      expectSameAsReducer(journey, {
        numPlayers: 2 + (seed % 3),
        seed,
        pickMove: randomTries(JOURNEY_MOVES, () => ['camp']),
        mostMoves: 150,
        strict: true,
      }),
    ]);
    expect(total(runs, 'played')).toBeGreaterThan(500);
    expect(total(runs, 'refused')).toBeGreaterThan(500);
  });

  test('generated games, with events called even where they are forbidden', () => {
    const runs = seeds(200).flatMap((seed) => {
      const game = generatedGame(seed, seed % 4 === 0);
      const numPlayers = 2 + (seed % 3);
      if (!startsATurn(game, numPlayers, seed)) return [];
      const pickMove = randomTries(GENERATED_MOVES, () => []);
      return [expectSameAsReducer(game, { numPlayers, seed, pickMove, mostMoves: 60, strict: true })];
    });
    expect(runs.length).toBeGreaterThan(170);
    expect(total(runs, 'played')).toBeGreaterThan(3000);
  });
});

test('runs events outside moves as boardgame.io does', () => {
  const calls: [EventName, unknown?][] = [
    ['endTurn'],
    ['endTurn', { next: '1' }],
    ['pass'],
    ['endPhase'],
    ['setPhase', 'forest'],
    ['setPhase', 'valley'],
    ['setStage', 'rest'],
    ['endStage'],
    ['setActivePlayers', { all: 'search' }],
  ];
  const simulator = createSimulator(journey, { strict: true });
  for (const seed of seeds(20)) {
    const game = { ...journey, seed };
    const reducer = CreateGameReducer({ game });
    const random = chance(seed);
    const ours = simulator.initial({ numPlayers: 3, seed });
    let theirs: State<JourneyG> = InitializeGame({ game, numPlayers: 3 });
    for (let i = 0; i < 30; i++) {
      const [event, arg] = pickFrom(calls, random) ?? ['endTurn'];
      const playerID = random() < 0.8 ? theirs.ctx.currentPlayer : '2';
      const ctxBefore = structuredClone(theirs.ctx);
      const payload = { type: event, args: [structuredClone(arg)], playerID, credentials: undefined };
      const result = reducer(theirs, { type: 'GAME_EVENT', payload });
      const allowed = result.transients?.error === undefined;
      theirs = allowed ? result : { ...theirs, ctx: ctxBefore };
      expect(simulator.applyEvent(ours, playerID, event, arg)).toBe(allowed);
      expect(ours).toStrictEqual({ G: theirs.G, ctx: theirs.ctx, random: theirs.plugins.random?.data });
    }
  }
});

/** Generated games may have phases that all end immediately. The simulator refuses them by name. */
function startsATurn(game: Game, numPlayers: number, seed: number): boolean {
  try {
    createSimulator(game).initial({ numPlayers, seed });
    return true;
  } catch (error) {
    expect(String(error)).toContain('no turn has begun');
    return false;
  }
}

test("a game's moves report their facts to nobody", () => {
  const reports: unknown[] = [];
  const { move } = movesBy<{ n: number }, 'take', string>(({ G }, _name, _args, report) => {
    G.n += 1;
    report('taken');
    reports.push(report);
    return true;
  });
  const simulator = createSimulator<{ n: number }>({
    setup: () => ({ n: 0 }),
    moves: { take: move('take') },
  });
  const state = simulator.initial();
  expect(simulator.apply(state, '0', 'take', [])).toBe(true);
  expect(state.G.n).toBe(1);
  expect(reports).toEqual([silent]);
});

describe("building a simulator refuses what it can't simulate", () => {
  const refused = (game: object) => () => createSimulator(game as Game);

  test('refuses plugins', () => {
    const plugins = [{ name: 'player' }];
    expect(refused({ name: 'x', plugins })).toThrow(
      'game "x": plugins are not simulated, but it has "player"',
    );
  });
  test('refuses unknown settings at every level', () => {
    expect(refused({ name: 'x', flows: [] })).toThrow('game "x": the setting "flows" is not simulated');
    expect(refused({ phases: { a: { onStart: () => undefined } } })).toThrow(
      'phase "a": the setting "onStart"',
    );
    expect(refused({ turn: { limit: 1 } })).toThrow('turn: the setting "limit"');
    expect(refused({ turn: { stages: { s: { onBegin: () => undefined } } } })).toThrow(
      'stage "s": the setting',
    );
    expect(refused({ moves: { m: { move: () => undefined, cost: 1 } } })).toThrow(
      'move "m": the setting "cost"',
    );
  });
  test('refuses settings of a wrong type', () => {
    expect(refused({ moves: { m: {} } })).toThrow('move "m" is neither a function');
    expect(refused({ endIf: true })).toThrow('endIf is boolean, not a function');
    expect(refused({ phases: { a: { next: 'b' } } })).toThrow('next is "b", which is no phase');
    expect(refused({ phases: { '': {} } })).toThrow('a phase has an empty name');
    expect(refused({ turn: { order: { next: () => 0 } } })).toThrow('order: first is missing');
    expect(refused({ processMove: () => undefined })).toThrow('"processMove" of its own');
  });
  test('refuses a state that is not plain JSON data and names the place', () => {
    const game: Game = { setup: () => ({ a: [{ b: new Map() }] }) };
    expect(() => createSimulator(game).initial()).toThrow('G.a.0.b is a Map');
  });
  test('accepts a game that boardgame.io has already processed', () => {
    InitializeGame({ game: market });
    expect(() => createSimulator(market)).not.toThrow();
  });
});

describe('INVALID_MOVE', () => {
  const hasty: Game<{ n: number }> = {
    setup: () => ({ n: 0 }),
    moves: {
      hasty: ({ G, events, random }) => {
        G.n = random.D6();
        events.endTurn();
        return INVALID_MOVE;
      },
    },
  };

  test('reverts random draws and events but leaves changes that the move made before its check', () => {
    const simulator = createSimulator(hasty);
    const state = simulator.initial({ seed: 1 });
    expect(simulator.apply(state, '0', 'hasty', [])).toBe(false);
    expect(state.G.n).toBeGreaterThan(0);
    expect(state.random).toEqual({ seed: 1 });
    expect(state.ctx.turn).toBe(1);
  });
  test('reverts everything when strict', () => {
    const simulator = createSimulator(hasty, { strict: true });
    const state = simulator.initial({ seed: 1 });
    const before = simulator.clone(state);
    expect(simulator.apply(state, '0', 'hasty', [])).toBe(false);
    expect(state).toEqual(before);
  });
});

describe('an error in the game', () => {
  const endless: Game<{ n: number }> = {
    name: 'endless',
    setup: () => ({ n: 0 }),
    moves: {
      loop: ({ G }) => {
        G.n = 1;
      },
    },
    turn: {
      onMove: ({ events }) => events.endTurn(),
      onBegin: ({ G, events }) => (G.n > 0 ? events.endTurn() : undefined),
    },
  };

  test('reports endless turns', () => {
    const simulator = createSimulator(endless);
    expect(() => simulator.apply(simulator.initial(), '0', 'loop', [])).toThrow(
      'game "endless": boardgame.io refuses this action: more than 200 turns ended by one action',
    );
  });
  test('reverts and refuses the move when strict, as boardgame.io does', () => {
    const pickMove = () => ({ playerID: '0', move: 'loop', args: [] });
    const { refused } = expectSameAsReducer(endless, {
      numPlayers: 2,
      seed: 1,
      pickMove,
      mostMoves: 2,
      strict: true,
    });
    expect(refused).toBe(2);
  });
});

describe('states', () => {
  test('shares nothing mutable with a copy', () => {
    const simulator = createSimulator(market);
    const state = simulator.initial({ numPlayers: 3, seed: 7 });
    const text = JSON.stringify(state);
    const copy = simulator.clone(state);
    for (const playerID of ['0', '1', '2']) expect(simulator.apply(copy, playerID, 'bid', [1])).toBe(true);
    expect(simulator.apply(copy, copy.ctx.currentPlayer, 'jump', [])).toBe(true);
    expect(JSON.stringify(state)).toBe(text);
  });

  test('copies G in fromState but not in adopt', () => {
    const simulator = createSimulator(market);
    const source = simulator.initial({ seed: 7 });
    expect(simulator.adopt(source).G).toBe(source.G);
    expect(simulator.fromState(source).G).not.toBe(source.G);
    expect(simulator.fromState(source)).toEqual(source);
    expect(simulator.adopt({ G: source.G, ctx: source.ctx }).random).toEqual({ seed: '0' });
  });

  test('draws different random numbers after reseed, and the same ones for equal seeds', () => {
    const simulator = createSimulator(market);
    const bids = (numbers: number[]) => {
      const state = simulator.initial({ seed: 7 });
      const left = [...numbers];
      simulator.reseed(state, () => left.shift() ?? 0);
      for (const playerID of ['0', '1']) simulator.apply(state, playerID, 'bid', [0]);
      return { order: state.G.order, weather: state.G.weather };
    };
    expect(bids([0.1, 0.2, 0.3])).toEqual(bids([0.1, 0.2, 0.3]));
    expect(bids([0.1, 0.2, 0.3])).not.toEqual(bids([0.7, 0.55, 0.91]));
  });

  test('plays several states alternately with one simulator', () => {
    const simulator = createSimulator<MarketG>(market);
    const states = [1, 2, 3].map((seed) => simulator.initial({ seed }));
    for (const state of states) simulator.apply(state, '0', 'bid', [1]);
    for (const state of states) simulator.apply(state, '1', 'bid', [2]);
    for (const state of states) expect(state.G.order).toEqual(['1', '0']);
  });

  test('allows nothing after the end of the game', () => {
    const game: Game<{ n: number }> = {
      setup: () => ({ n: 0 }),
      moves: { win: ({ events, playerID }) => events.endGame({ winner: playerID }) },
      turn: { order: TurnOrder.RESET },
    };
    const simulator = createSimulator(game);
    const state = simulator.initial();
    expect(isActive(state.ctx, '0')).toBe(true);
    expect(isActive(state.ctx, '1')).toBe(false);
    expect(simulator.apply(state, '0', 'win', [])).toBe(true);
    expect(simulator.isOver(state)).toBe(true);
    expect(state.ctx.gameover).toEqual({ winner: '0' });
    expect(isActive(state.ctx, '0')).toBe(false);
    expect(simulator.apply(state, '0', 'win', [])).toBe(false);
  });
});

describe('the equality test detects what in-place changes would get wrong', () => {
  const CARD = { worth: 1 };
  const play = (game: Game, moves: string[]) => () => {
    const left = [...moves];
    const pickMove = () => {
      const move = left.shift();
      return move === undefined ? undefined : { playerID: '0', move, args: [] };
    };
    expectSameAsReducer(game, { numPlayers: 2, seed: 1, pickMove });
  };

  test('detects one object in two places', () => {
    const game: Game = {
      setup: () => ({ hand: [{ worth: 1 }], best: null }),
      moves: {
        choose: ({ G }) => {
          G.best = G.hand[0];
        },
      },
    };
    expect(play(game, ['choose'])).toThrow('one object is both G.hand.0 and G.best');
  });
  test('detects a game constant in G that a move changes', () => {
    const game: Game = {
      setup: () => ({ card: null }),
      moves: {
        take: ({ G }) => {
          G.card = CARD;
        },
        spoil: ({ G }) => {
          G.card.worth = 0;
        },
      },
    };
    expect(play(game, ['take', 'spoil'])).toThrow('read only');
  });
  test('detects a move that changes G before it returns INVALID_MOVE', () => {
    const game: Game = {
      setup: () => ({ n: 0 }),
      moves: {
        hasty: ({ G }) => {
          G.n = 1;
          return INVALID_MOVE;
        },
      },
    };
    expect(play(game, ['hasty'])).toThrow('player 0 hasty([])');
  });
});

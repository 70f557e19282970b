/** Kilia's bots: the default payment, fair play with hidden information, and distinct levels. */
import { describe, expect, it } from 'vitest';
import { plannedTurns } from '../../../src/bots/greedy';
import { keyOf } from '../../../src/bots/mcts/key';
import { DEFAULT_OPTIONS } from '../../../src/bots/mcts/options';
import { createSearch } from '../../../src/bots/mcts/search';
import { evaluationOf } from '../../../src/bots/searchGame';
import { createSimulator } from '../../../src/bots/simulator';
import { createThinker } from '../../../src/bots/thinker';
import { queries, scenario } from '../../../src/games/kilia';
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { defaultPayment } from '../../../src/games/kilia/rules/defaultPayment';
import { pileCounts } from '../../../src/games/kilia/rules/rows';
import { chance } from '../../bots/picks';
import { pay, scene } from './table';

describe('the default payment', () => {
  it('spends surplus goods before coins, and a coin before the last good that is needed', () => {
    const G = scene({ coins: 6, goods: { salt: 9, wood: 5 }, market: { b1: ['a03'] }, actions: ['a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toHaveLength(2);
    expect(defaultPayment(G, '0', { zone: 'castle' })).toEqual(pay({ salt: 1 }));
    const scarce = scene({ coins: 6, goods: { salt: 1 }, market: { b1: ['a03'] }, actions: ['a01'] });
    expect(defaultPayment(scarce, '0', { zone: 'castle' })).toEqual(pay({}, { b1: 1 }));
  });

  it('keeps a good that scores when a merchant can deliver it', () => {
    // a46 scores salt. In the final round, goods have no other value.
    const G = scene({
      abilities: ['a46'],
      market: { b1: ['a03'] },
      goods: { salt: 2 },
      actions: ['a01'],
      final: true,
    });
    expect(defaultPayment(G, '0', { zone: 'castle' })).toEqual(pay({}, { b1: 1 }));
  });

  it('is a listed payment, or null when nothing can pay', () => {
    const G = scenario({
      numPlayers: 2,
      players: { '0': { coins: 3, goods: { wood: 4 }, contracts: ['c21'] } },
    });
    expect(defaultPayment(G, '0', { contract: 'c21' })).toBeNull();
    expect(queries.payments(G, '0', { zone: 'university' })).toContainEqual(
      defaultPayment(G, '0', { zone: 'university' }),
    );
  });
});

describe('bots', () => {
  const simulator = createSimulator(botGame.game, { copy: botGame.copy });

  it('treat two states alike when they look the same', () => {
    for (let number = 0; number < 6; number++) {
      const random = chance(`kilia honesty ${number}`);
      const state = simulator.initial({ numPlayers: 2 + (number % 3), seed: `honest ${number}` });
      for (let left = 20 + number * 11; left > 0 && state.ctx.gameover === undefined; left--) {
        const move = botGame.anyMove?.(state.G, state.ctx, state.ctx.currentPlayer, random);
        if (move) simulator.apply(state, state.ctx.currentPlayer, move.move, move.args);
      }
      const { G, ctx } = state;
      const playerID = ctx.currentPlayer;
      const view = botGame.playerView(G, ctx, playerID);
      const other = botGame.determinize(view, playerID, random, ctx);
      expect(other.piles).not.toEqual(G.piles);
      expect(pileCounts(other)).toEqual(pileCounts(G));
      const otherView = botGame.playerView(other, ctx, playerID);
      expect(otherView).toEqual(view);
      for (const level of ['easy', 'normal', 'hard']) {
        const request = { ctx, playerID, level, seed: number, budget: { iterations: 30 }, forecast: true };
        const [one, two] = [view, otherView].map((seen) =>
          createThinker(botGame).think({ ...request, view: seen }),
        );
        expect(two).toEqual(one);
      }
    }
  });

  it('play a turn as planned while it reveals nothing new', () => {
    let looks = 0;
    const counting = {
      ...botGame,
      prepare: (...args: Parameters<NonNullable<typeof botGame.prepare>>) => {
        const evaluation = botGame.prepare?.(...args);
        if (evaluation === undefined) throw new Error('kilia has an evaluation');
        const of: typeof evaluation.of = (...state) => {
          looks += 1;
          return evaluation.of(...state);
        };
        return { ...evaluation, of };
      },
    };
    const thinker = createThinker(counting);
    const state = simulator.initial({ numPlayers: 2, setupData: { colours: 'random' }, seed: 'as planned' });
    const looked: number[] = [];
    const { turn } = state.ctx;
    while (state.ctx.turn === turn) {
      const { G, ctx } = state;
      const view = botGame.playerView(G, ctx, ctx.currentPlayer);
      looks = 0;
      const { move } = thinker.think({ view, ctx, playerID: ctx.currentPlayer, level: 'normal', seed: 'x' });
      looked.push(looks);
      simulator.apply(state, ctx.currentPlayer, move.move, move.args);
    }
    expect(looked.length).toBeGreaterThan(1);
    expect(looked[0]).toBeGreaterThan(0);
    expect(looked.slice(1).every((count) => count === 0)).toBe(true);
  });

  it('start a search from the best planned turn', () => {
    const state = simulator.initial({ numPlayers: 2, setupData: { colours: 'random' }, seed: 'from plans' });
    const { G, ctx } = state;
    const playerID = ctx.currentPlayer;
    const view = botGame.playerView(G, ctx, playerID);
    const evaluation = evaluationOf(botGame, view, ctx, playerID, 'full');
    if (evaluation === undefined) throw new Error('kilia has an evaluation');
    const options = { lines: 12, thrifty: true };
    const position = { view, ctx, playerID };
    const { best, values } = plannedTurns(
      botGame,
      simulator,
      position,
      evaluation,
      chance('plans'),
      options,
      true,
    );
    expect(values.size).toBeGreaterThan(1);
    expect(values.get(best[0])).toBe(Math.max(...values.values()));
    const search = createSearch(
      botGame,
      simulator,
      position,
      evaluation,
      chance('search'),
      {
        ...DEFAULT_OPTIONS,
        ...botGame.search,
      },
      { planned: values },
    );
    search.iterate();
    for (const [move, value] of values) expect(search.root.edges.get(keyOf(move))?.prior).toBe(value);
    const visited = [...search.root.edges.values()].filter(({ visits }) => visits > 0);
    expect(visited.map(({ prior }) => prior)).toEqual([values.get(best[0])]);
  });

  it('win clearly more often on the level normal, which plans ahead, than on easy', () => {
    const wins = { easy: 0, normal: 0 };
    for (let game = 0; game < 6; game++) {
      const state = simulator.initial({
        numPlayers: 2,
        setupData: { colours: 'random' },
        seed: `levels ${game}`,
      });
      const levelOf = (seat: string) => ((Number(seat) + game) % 2 === 0 ? 'easy' : 'normal');
      const thinker = createThinker(botGame);
      while (state.ctx.gameover === undefined) {
        const { G, ctx } = state;
        const playerID = ctx.currentPlayer;
        const view = botGame.playerView(G, ctx, playerID);
        const { move } = thinker.think({ view, ctx, playerID, level: levelOf(playerID), seed: game });
        expect(simulator.apply(state, playerID, move.move, move.args)).toBe(true);
      }
      for (const winner of state.ctx.gameover.winners) wins[levelOf(winner)] += 1;
    }
    expect(wins.normal).toBeGreaterThan(wins.easy);
  });
});

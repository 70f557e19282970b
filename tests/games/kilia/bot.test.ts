/** What bots make of Kilia: the payment that stands ready, honest thoughts, and levels that differ. */
import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../../src/bots/simulator';
import { createThinker } from '../../../src/bots/thinker';
import { queries, scenario } from '../../../src/games/kilia';
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { defaultPayment } from '../../../src/games/kilia/bot/defaultPayment';
import { pileCounts } from '../../../src/games/kilia/rules/rows';
import { chance } from '../../bots/picks';
import { pay, scene } from './table';

describe('the payment that stands ready', () => {
  it('is what one has too much of before coins, and a coin before the last good that is wanted', () => {
    const G = scene({ coins: 6, goods: { salt: 9, wood: 5 }, market: { b1: ['a03'] }, actions: ['a01'] });
    expect(queries.payments(G, '0', { zone: 'castle' })).toHaveLength(2);
    expect(defaultPayment(G, '0', { zone: 'castle' })).toEqual(pay({ salt: 1 }));
    const scarce = scene({ coins: 6, goods: { salt: 1 }, market: { b1: ['a03'] }, actions: ['a01'] });
    expect(defaultPayment(scarce, '0', { zone: 'castle' })).toEqual(pay({}, { b1: 1 }));
  });

  it('spares a good that scores, when a merchant delivers it', () => {
    // a46: points for salt; in the final round goods are worth nothing else.
    const G = scene({
      abilities: ['a46'],
      market: { b1: ['a03'] },
      goods: { salt: 2 },
      actions: ['a01'],
      final: true,
    });
    expect(defaultPayment(G, '0', { zone: 'castle' })).toEqual(pay({}, { b1: 1 }));
  });

  it('is one of the list, or null when it can’t be paid', () => {
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

  it('think alike about two states that look the same', () => {
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

  it('normal, which plans ahead, beats easy by far', () => {
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

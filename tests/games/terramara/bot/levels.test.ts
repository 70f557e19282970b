/** The searching levels play legal and sensible moves. */
import lodash from 'lodash';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../../scripts/simulate/randomGame';
import { createSimulator } from '../../../../src/bots/simulator';
import { createThinker } from '../../../../src/bots/thinker';
import { botGame } from '../../../../src/games/terramara/bot/botGame';
import { content } from '../../../../src/games/terramara/content';
import { decider, legalMoves } from '../../../../src/games/terramara/rules/moves';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { place, position } from '../table';

/** Returns boardgame.io's `ctx` in the first turn of the phase `work`. */
function workingCtx() {
  const simulator = createSimulator(botGame.game);
  const random = seededRandom('levels');
  const state = simulator.initial({ numPlayers: 4, setupData: { firstGame: true }, seed: 'levels' });
  while (state.ctx.phase !== 'work') {
    const { currentPlayer } = state.ctx;
    const move = botGame.anyMove?.(state.G, state.ctx, currentPlayer, random);
    if (!move) throw new Error(`no move in ${state.ctx.phase}`);
    simulator.apply(state, currentPlayer, move.move, move.args);
  }
  return state.ctx;
}

it.each(['hard', 'expert'] as const)(
  '%s builds for 13 VP with the last worker rather than end its turn',
  (level) => {
    const G = position({
      round: 5,
      row: ['a34', 'a33'],
      players: { '0': { resources: { timber: 4 } } },
      // One worker is left.
      occupants: { hut: [{ owner: '0' }, { owner: '0' }, { owner: '0' }, { owner: '0', worker: 'chief' }] },
    });
    place(G, '0', 'develop');
    const playOrder = [...G.turnOrder];
    const ctx = { ...workingCtx(), currentPlayer: '0', playOrder, playOrderPos: playOrder.indexOf('0') };
    const view = botGame.playerView(G, ctx, '0');
    const { move } = createThinker(botGame).think({
      view,
      ctx,
      playerID: '0',
      level,
      seed: 'levels',
      budget: { iterations: 40 },
    });
    expect(legalMoves(G, ctx, '0')).toContainEqual(move);
    expect(move).toEqual({ move: 'build', args: [{ card: 'a34', pay: { timber: 4 } }] });
  },
);

it('S1.11 in the draft takes every character sometimes and none always', () => {
  const simulator = createSimulator(botGame.game);
  const offered: string[] = [];
  const taken: string[] = [];
  for (let deal = 0; deal < 60; deal++) {
    const thinker = createThinker(botGame);
    const state = simulator.initial({ numPlayers: 3, setupData: {}, seed: `draft ${deal}` });
    offered.push(...(state.G.draft?.characters ?? []));
    while (state.G.opening === 'draft') {
      const playerID = decider(state.G, state.ctx);
      const view = botGame.playerView(state.G, state.ctx, playerID);
      const { move } = thinker.think({ view, ctx: state.ctx, playerID, level: 'normal', seed: `${deal}` });
      simulator.apply(state, playerID, move.move, move.args);
    }
    taken.push(...Object.values(state.G.players).flatMap(({ character }) => character ?? []));
  }
  const [each, of] = [lodash.countBy(taken), lodash.countBy(offered)];
  for (const { id } of content.characters) {
    const share = (each[id] ?? 0) / entryOf(of, id);
    expect(share, `${id}, of those that lay there`).toBeGreaterThan(0.35);
    expect(share, `${id}, of those that lay there`).toBeLessThan(1);
  }
});

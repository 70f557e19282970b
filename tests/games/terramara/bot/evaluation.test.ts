/** The evaluation of positions, and that better levels play better. */
import type { Ctx } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../../scripts/simulate/randomGame';
import { plannedTurns } from '../../../../src/bots/greedy';
import { DEFAULT_OPTIONS } from '../../../../src/bots/mcts/options';
import { evaluationOf } from '../../../../src/bots/searchGame';
import { createSimulator } from '../../../../src/bots/simulator';
import { botGame } from '../../../../src/games/terramara/bot/botGame';
import type { StartCardId, TileId } from '../../../../src/games/terramara/content/terms';
import { decider } from '../../../../src/games/terramara/rules/moves';
import { pointsNow } from '../../../../src/games/terramara/rules/scoring';
import type { ScenarioPlayer } from '../../../../src/games/terramara/rules/state/scenario';
import { playerOf } from '../../../../src/games/terramara/rules/state/state';
import { position } from '../table';

const ctx = { phase: 'work', currentPlayer: '0', numPlayers: 4 } as Ctx;
const value = (player: ScenarioPlayer, round = 3) => {
  const G = position({ round, players: { '0': player } });
  return botGame.evaluate?.(G, ctx, '0') ?? Number.NaN;
};

describe('evaluation', () => {
  it.each<[string, ScenarioPlayer, ScenarioPlayer]>([
    ['more points', { vp: 10 }, { vp: 5 }],
    ['processed instead of raw', { resources: { timber: 2 } }, { resources: { log: 2 } }],
    ['an artifact more', { built: ['a01'] }, { built: [] }],
    ['a craftsman more', { craftsmen: [1, 2] }, { craftsmen: [1] }],
    ['caravans further on', { caravans: ['j2', 'j2'] }, { caravans: ['j1', 'way'] }],
    ['the canoe further on', { river: 8 }, { river: 5 }],
    [
      'a Householder with tiles to use for rounds to come (S8.6)',
      { character: 'house' },
      { character: 'house', adult: true },
    ],
    [
      'a grown Parent with rounds to come, for whom the chief gives points and the sixth explorer is gone (S8.5)',
      { character: 'parent', adult: true },
      { character: 'parent' },
    ],
    [
      'a Highlander with an own trail while no other is open (S8.7)',
      { character: 'mountain', caravans: ['way', 'j2'] },
      { character: 'mountain', caravans: ['way', 'j2'], adult: true },
    ],
    [
      'a grown Highlander with two trails open to place on (S8.7)',
      { character: 'mountain', caravans: ['j2', 'j2'], adult: true },
      { character: 'mountain', caravans: ['j2', 'j2'] },
    ],
    ['nothing reserved at the end', { river: 5, reserved: null }, { river: 5, reserved: 'a17' }],
  ])('rates %s higher', (_, better, worse) => {
    expect(value(better)).toBeGreaterThan(value(worse));
  });

  it('S8.7: prefers the leftover plain that will probably score most for the Highlander', () => {
    const worth = (ownPlain: TileId) => {
      const rows = { 1: { plain: 'p01' }, 2: { plain: 'p02' } } as const;
      const players = { '0': { character: 'mountain', ownPlain } } as const;
      return botGame.evaluate?.(position({ round: 1, rows, players }), ctx, '0') ?? Number.NaN;
    };
    expect(worth('p04')).toBeGreaterThan(worth('p03'));
  });

  it('rates building an artifact higher than being able to build it', () => {
    const row = ['a34', 'a35'] as const;
    const worth = (player: ScenarioPlayer) =>
      botGame.evaluate?.(position({ round: 3, row: [...row], players: { '0': player } }), ctx, '0') ?? 0;
    const resources = { timber: 4 };
    expect(worth({ resources: {}, built: ['a39'] })).toBeGreaterThan(worth({ resources }));
  });

  it.each(['nextTurn', 'round', 'full'])('%s: rates resources for artifacts in reach higher', (grade) => {
    const worth = (player: ScenarioPlayer) => {
      const G = position({ round: 3, row: ['a44', 'a43'], players: { '0': player } });
      return botGame.prepare?.(G, ctx, '0', grade).of(G, ctx, '0') ?? Number.NaN;
    };
    expect(worth({ resources: { leather: 3 } })).toBeGreaterThan(worth({ resources: { bronze: 3 } }));
    expect(worth({ resources: { cattle: 3 } })).toBeGreaterThan(worth({ resources: { ore: 3 } }));
    // A built artifact makes leather cheaper.
    const held = { resources: { leather: 3 } };
    const cheaper = worth({ ...held, built: ['a27'] }) - worth({ ...held, built: ['a31'] });
    expect(cheaper).toBeGreaterThan(0);
  });

  it('counts what a drafted start card will give', () => {
    const worth = (card: StartCardId | null) => {
      const G = position({ round: 1, players: { '0': {} } });
      G.opening = 'draft';
      playerOf(G, '0').startCard = card;
      return botGame.evaluate?.(G, ctx, '0') ?? Number.NaN;
    };
    expect(worth('s01')).toBeGreaterThan(worth(null));
    expect(worth('s06')).toBeGreaterThan(worth('s07'));
    // Without a craftsman, a player can't process anything.
    expect(worth('s08')).toBeGreaterThan(worth('s09'));
  });

  it('gives the same share of 1 for all seats at once as for each seat', () => {
    const G = position({ players: { '0': { vp: 12 } } });
    const evaluation = botGame.prepare?.(G, ctx, '0', 'full');
    const all: number[] = [];
    evaluation?.ofAll(G, ctx, all);
    expect(all).toHaveLength(4);
    all.forEach((each, seat) => {
      expect(each).toBeGreaterThan(0);
      expect(each).toBeLessThan(1);
      expect(evaluation?.of(G, ctx, String(seat))).toBe(each);
    });
    expect(() => botGame.prepare?.(G, ctx, '0', 'best')).toThrow(/"best" is unknown, expected one of full/);
  });

  it('expects the final score once the game is over', () => {
    const G = position({ round: 5, players: { '0': { vp: 12 } } });
    G.finished = true;
    expect(botGame.forecast?.(G, ctx, '0')(G, ctx, '0')).toBe(pointsNow(G, '0'));
  });

  it('beats three random players with a player that only considers its own turn', () => {
    const simulator = createSimulator(botGame.game);
    const random = seededRandom('greedy beats random');
    const state = simulator.initial({ numPlayers: 4, setupData: { firstGame: true }, seed: 'greedy' });
    while (!simulator.isOver(state)) {
      const seat = decider(state.G, state.ctx);
      const view = botGame.playerView(state.G, state.ctx, seat);
      const evaluation = evaluationOf(botGame, view, state.ctx, seat, 'nextTurn');
      const move =
        seat === '0' && evaluation !== undefined
          ? plannedTurns(
              botGame,
              simulator,
              { view, ctx: state.ctx, playerID: seat },
              evaluation,
              random,
              DEFAULT_OPTIONS,
              false,
            ).best[0]
          : botGame.anyMove?.(state.G, state.ctx, seat, random);
      if (move === null || move === undefined) throw new Error(`seat ${seat} has no move`);
      simulator.apply(state, seat, move.move, move.args);
    }
    const points = ['0', '1', '2', '3'].map((seat) => pointsNow(state.G, seat));
    expect(points[0]).toBeGreaterThan(2 * Math.max(...points.slice(1)));
  });
});

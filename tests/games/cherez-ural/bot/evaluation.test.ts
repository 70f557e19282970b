/** Tests which parts of a position the evaluation values. */
import type { Ctx } from 'boardgame.io';
import { describe, expect, test } from 'vitest';
import { createEvaluation } from '../../../../src/games/cherez-ural/bot/evaluation';
import { FULL_FORESIGHT } from '../../../../src/games/cherez-ural/bot/outlook';
import { stepWorth } from '../../../../src/games/cherez-ural/bot/tracks';
import type { BusinessId, SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { play, scene } from '../table';

const at = (phase: string) => ({ phase, currentPlayer: '0', numPlayers: 4, turn: 1 }) as Ctx;

/** Gives player 0 exactly these cards; a scenario would fill up the hand. */
function holding(hand: BusinessId[], spec: Parameters<typeof scene>[0]) {
  const G = scene({ ...spec, hand });
  playerOf(G, '0').hand = hand;
  return G;
}

describe('factory site', () => {
  const worth = (factoryAt: SpaceId | null, owner: '0' | '1' = '0') => {
    const own = { id: 'w05', at: 'tobolsk' } as const;
    const G = holding(['p02'], {
      ...(owner === '0' ? { worker: own } : { worker: { id: 'w12', at: 'tobolsk' } }),
      ...(owner === '1' && { others: { '1': { workers: [own] } } }),
      round: 2,
    });
    G.placed = [...G.turnOrder];
    const evaluation = createEvaluation(G, at('placement'), '0', FULL_FORESIGHT);
    return evaluation.expectedGold({ ...G, factoryAt }, at('placement'), '0');
  };

  test('values the factory most where daily goods sell best', () => {
    expect(worth('tobolsk')).toBeGreaterThan(worth('yeniseysk') + 3);
    expect(worth('yeniseysk')).toBeGreaterThanOrEqual(worth(null));
  });

  test("ignores another player's factory before it is placed", () => {
    expect(worth('tobolsk', '1')).toBe(worth('yeniseysk', '1'));
  });
});

describe('hand', () => {
  const expected = (hand: BusinessId[]) => {
    const G = holding(hand, { worker: { id: 'w12', at: 'moscow', goods: { fur: 3 } } });
    return createEvaluation(G, at('winter1'), '0', FULL_FORESIGHT).expectedGold(G, at('winter1'), '0');
  };

  test('counts a single card once, not in each round', () => {
    const worthOfCard = expected(['p22']) - expected([]);
    expect(worthOfCard).toBeGreaterThan(5);
    expect(worthOfCard).toBeLessThan(20);
  });
});

describe('chosen worker card', () => {
  test('values the chosen card before its reveal', () => {
    const view = scene({ workerHand: ['w09', 'w11'] });
    const evaluation = createEvaluation(view, at('roundStart'), '0', FULL_FORESIGHT);
    const worth = (chosenWorker: 'w09' | 'w11' | null) => {
      const G = { ...view, players: { ...view.players, '0': { ...playerOf(view, '0'), chosenWorker } } };
      return evaluation.expectedGold(G, at('roundStart'), '0');
    };
    expect(worth('w11')).toBeGreaterThan(worth(null) + 20);
    expect(worth('w11')).not.toBeCloseTo(worth('w09'), 1);
  });
});

describe('gold for travel', () => {
  const expected = (gold: number) => {
    const G = holding([], { worker: { id: 'w12', at: 'arkhangelsk' }, gold });
    return createEvaluation(G, at('winter1'), '0', FULL_FORESIGHT).expectedGold(G, at('winter1'), '0');
  };

  test('values gold above par when the player has almost none', () => {
    expect(expected(4) - expected(0)).toBeGreaterThan(8);
    expect(expected(50) - expected(46)).toBeCloseTo(4, 3);
  });

  test.each([
    [3, false],
    [26, true],
  ])('with %i gold, rates Persuasion for 3 gold as worth it: %s', (gold, worthIt) => {
    const G = holding(['p36'], {
      worker: { id: 'w06', at: 'arkhangelsk', goods: { chinese: 1 } },
      gold,
      turn: { actionDone: true },
    });
    const evaluation = createEvaluation(G, at('summer'), '0', FULL_FORESIGHT);
    const after = structuredClone(G);
    play(after, 'summer', '0', 'completeBusiness', { card: 'p36' });
    const gain =
      evaluation.expectedGold(after, at('summer'), '0') - evaluation.expectedGold(G, at('summer'), '0');
    expect(gain > 0).toBe(worthIt);
  });
});

describe('R13.2 steps on a trade track', () => {
  const worth = (own: number, numPlayers = 4) => {
    const tracks = { westEurope: 0, middleEast: own, china: 0 };
    return stepWorth(scene({ worker: { id: 'w12', at: 'moscow' }, round: 2, numPlayers, tracks }), '0')
      .middleEast;
  };

  test('values planned steps at no more than the track can still bring', () => {
    for (const players of [2, 3, 4]) expect(9 * worth(0, players)).toBeLessThan(30);
    expect(worth(0)).toBeGreaterThan(1);
    expect(worth(5)).toBeLessThan(worth(0) / 2);
    expect(worth(10)).toBe(0);
  });
});

describe('R14.5 solo game', () => {
  test('notices 3 gold in round 1, far from the goal', () => {
    const worth = (gold: number) => {
      const G = holding([], { worker: { id: 'w12', at: 'moscow' }, numPlayers: 1, gold });
      const ctx = { ...at('winter1'), numPlayers: 1 };
      return createEvaluation(G, ctx, '0', FULL_FORESIGHT).of(G, ctx, '0');
    };
    expect(worth(23) - worth(20)).toBeGreaterThan(0.003);
  });
});

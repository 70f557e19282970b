/** Tests cards that need the worker's action in the second winter first. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import type { BusinessId, Goods, SpaceId, Track } from '../../../../../src/games/cherez-ural/content/terms';
import { playerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { goldOf, goodsOf, legal, play, reason, refusal, scene } from '../../table';
import { asks, complete, ready, where } from './completing';

describe('envoys', () => {
  const all: Goods = { daily: 1, chinese: 1, fur: 1, sable: 1 };
  /** Returns the envoy's price for one piece of each kind; null if it doesn't buy the kind. */
  function pays(card: BusinessId, at: SpaceId, attached: readonly BusinessId[] = []) {
    return (['daily', 'chinese', 'fur', 'sable'] as const).map((good) => {
      const [G, phase] = ready(card, at, { goods: all, attached });
      const args = { card, choice: { sell: { [good]: 1 }, buy: {} } };
      if (refusal(G, phase, '0', 'completeBusiness', args) !== null) return null;
      play(G, phase, '0', 'completeBusiness', args);
      return goldOf(G) - 100;
    });
  }
  const steps = (card: BusinessId, at: SpaceId): Partial<Record<Track, number>> =>
    playerOf(complete(card, at, { goods: { sable: 1 }, choice: { sell: { sable: 1 }, buy: {} } }).G, '0')
      .tracks;

  it('p10 buys daily goods for 2, fur for 3 and sable for 8, and steps on the China track', () => {
    expect(where('p10', { fur: 1 })).toEqual(['albazin', 'kyakhta', 'nerchinsk']);
    expect(pays('p10', 'kyakhta')).toEqual([2, null, 3, 8]);
    expect(steps('p10', 'kyakhta')).toEqual({ westEurope: 0, middleEast: 0, china: 1 });
    expect(
      complete('p10', 'nerchinsk', {
        goods: { fur: 2, sable: 2 },
        choice: { sell: { fur: 2, sable: 2 }, buy: {} },
      }),
    ).toMatchObject({ gold: 22, goods: {} });
  });

  it('p10 sells up to 2 Chinese goods at 4 gold each after the sale, using its gold and room', () => {
    const [G, phase] = ready('p10', 'kyakhta', { goods: { daily: 3, sable: 1 }, rest: { gold: 0 } });
    const deal = (sell: Goods, chinese: number) => ({ card: 'p10', choice: { sell, buy: { chinese } } });
    // No purchase without a sale, even with gold and room. One sold piece makes room for one.
    const [rich, late] = ready('p10', 'kyakhta', { goods: { daily: 1 } });
    const offers = legal(rich, late, '0', 'completeBusiness') as { choice: { sell: Goods } }[];
    expect(offers.map(({ choice }) => choice.sell)).toEqual([{ daily: 1 }, { daily: 1 }, { daily: 1 }]);
    expect(
      refusal(G, phase, '0', 'completeBusiness', { card: 'p10', choice: { sell: {}, buy: { chinese: 1 } } }),
    ).toBe('R6.4');
    expect(refusal(G, phase, '0', 'completeBusiness', deal({ daily: 1 }, 2))).toBe('R6.1');
    expect(refusal(G, phase, '0', 'completeBusiness', deal({ daily: 3 }, 3))).toBe('R6.4');
    expect(reason(G, phase, '0', 'completeBusiness', deal({ daily: 3 }, 3))).toBe('envoyBuysAtMost');
    play(G, phase, '0', 'completeBusiness', deal({ daily: 1, sable: 1 }, 2));
    expect([goldOf(G), goodsOf(G, 'w12')]).toEqual([10 - 8, { daily: 2, chinese: 2 }]);
  });

  it('p11 buys Chinese goods for 8, fur for 6 and sable for 10, and steps on the West Europe track', () => {
    expect(where('p11', { fur: 1 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    expect(pays('p11', 'arkhangelsk')).toEqual([null, 8, 6, 10]);
    expect(steps('p11', 'petersburg')).toEqual({ westEurope: 1, middleEast: 0, china: 0 });
  });

  it('p12 buys Chinese goods for 10, fur for 6 and sable for 11 in Astrakhan, and steps on the Middle East track', () => {
    expect(where('p12', { fur: 1 })).toEqual(['astrakhan']);
    expect(pays('p12', 'astrakhan')).toEqual([null, 10, 6, 11]);
    expect(steps('p12', 'astrakhan')).toEqual({ westEurope: 0, middleEast: 1, china: 0 });
  });

  it('p13 buys goods for 8, 5, 5 and 8 in a Far East city on the Pacific, without a track step', () => {
    expect(where('p13', { fur: 1 })).toEqual(['nizhnekamchatsk', 'okhotsk']);
    expect(pays('p13', 'okhotsk')).toEqual([8, 5, 5, 8]);
    expect(steps('p13', 'okhotsk')).toEqual({ westEurope: 0, middleEast: 0, china: 0 });
  });

  it('p13 needs a sale of at least one piece', () => {
    const [G, phase] = ready('p13', 'okhotsk', { goods: all });
    expect(refusal(G, phase, '0', 'completeBusiness', { card: 'p13', choice: { sell: {}, buy: {} } })).toBe(
      'R6.4',
    );
    expect(refusal(G, phase, '0', 'completeBusiness', { card: 'p13' })).toBe('R6.4');
    expect(
      refusal(G, phase, '0', 'completeBusiness', { card: 'p13', choice: { sell: { fur: 2 }, buy: {} } }),
    ).toBe('R10.4');
    const [H] = ready('p13', 'okhotsk');
    expect(legal(H, 'winter2', '0', 'completeBusiness')).toEqual([]);
  });

  it('p12 is not a trade: a trade in the same turn makes a separate step', () => {
    const G = scene({ worker: { at: 'astrakhan', goods: { fur: 2 } }, hand: ['p12'] });
    play(G, 'winter2', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } });
    expect([goldOf(G), playerOf(G, '0').tracks.middleEast]).toEqual([100 + 5 + 6, 2]);
    expect(playerOf(G, '0').ledger).toMatchObject({ trade: 5, business: 6 });
  });

  it('p11 is possible only after the worker’s own action in winter 2', () => {
    const G = scene({ worker: { at: 'arkhangelsk', goods: { fur: 2 } }, hand: ['p11'] });
    for (const phase of ['winter1', 'summer', 'winter2'] as const) {
      G.turn.actionDone = false;
      expect(legal(G, phase, '0', 'completeBusiness')).toEqual([]);
      G.turn.actionDone = true;
      expect(legal(G, phase, '0', 'completeBusiness').length > 0).toBe(phase === 'winter2');
    }
  });
});

describe('expeditions', () => {
  it('p14 gives 2 sables now and 18 gold at the end for 1 daily good in Anadyrsk or Okhotsk', () => {
    expect(where('p14', { daily: 1 })).toEqual(['anadyrsk', 'okhotsk']);
    const { gold, goods, G } = complete('p14', 'okhotsk', { goods: { daily: 1 } });
    expect([gold, goods]).toEqual([0, { sable: 2 }]);
    expect(queries.scoreNow(G, '0') - goldOf(G)).toBe(18 + 3 * 7);
  });

  it('p15 gives 30 gold at the end for 3 daily goods in Nizhnekamchatsk or Okhotsk', () => {
    expect(where('p15', { daily: 3 })).toEqual(['nizhnekamchatsk', 'okhotsk']);
    asks('p15', 'okhotsk', { daily: 3 });
    const { gold, goods, G } = complete('p15', 'nizhnekamchatsk', { goods: { daily: 3 } });
    expect([gold, goods]).toEqual([0, {}]);
    expect(queries.scoreNow(G, '0') - goldOf(G)).toBe(30 + 3 * 7);
  });

  it('p15 is possible only after the worker’s own action in winter 2', () => {
    const [G] = ready('p15', 'okhotsk', { goods: { daily: 3 } });
    expect(refusal(G, 'summer', '0', 'completeBusiness', { card: 'p15' })).toBe('R6.4');
    G.turn.actionDone = false;
    expect(refusal(G, 'winter2', '0', 'completeBusiness', { card: 'p15' })).toBe('R6.4');
  });
});

/**
 * Tests workers that trade better: Bukharan Merchant (prices), Factory Manager (factory), experts (gold for track
 * steps).
 */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import type { Goods, SpaceId } from '../../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { type G, playerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { itemAt } from '../../../../../src/rules-kit/indexed';
import { explored, goldOf, goodsOf, legal, play, refusal, scene, Table } from '../../table';

const sell = (goods: Goods) => ({ sell: goods, buy: {} });

describe('w02 Bukharan Merchant', () => {
  const prices = (at: SpaceId) => queries.prices(scene({ worker: { id: 'w02', at } }), at, 'w02').sell;

  it('w02 sells fur for 5 more and sable for 8 more in the cities of West Siberia', () => {
    for (const at of ['tobolsk', 'narym', 'yeniseysk', 'verkhoturye'] as const)
      expect(prices(at)).toEqual({ daily: 2, chinese: 4, fur: 7, sable: 13 });
  });

  it('w02 gets normal prices in Mangazeya and elsewhere', () => {
    expect(prices('mangazeya')).toEqual({ daily: 2, chinese: 7, fur: 4, sable: 8 });
    expect(prices('moscow').fur).toBe(3);
    expect(prices('ilimsk').fur).toBe(2);
  });

  it('w02 gets its prices in trades, not through an envoy, and persuasion adds 1', () => {
    const G = scene({
      worker: { id: 'w02', at: 'mangazeya', goods: { fur: 1 } },
      hand: ['p11'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p11', choice: sell({ fur: 1 }) });
    expect(goldOf(G)).toBe(106);
    const H = scene({ worker: { id: 'w02', at: 'tobolsk', goods: { fur: 1 }, attached: ['p36'] } });
    play(H, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(H)).toBe(100 + 2 + 5 + 1);
  });
});

describe('w05 Factory Manager', () => {
  const factory = (at: SpaceId, worker: SpaceId, owner: 0 | 1 = 0): G =>
    scene({
      worker: { id: owner === 0 ? 'w05' : 'w12', at: worker },
      ...(owner === 1 && { others: { '1': { gold: 50, workers: [{ id: 'w05', at: 'moscow' }] } } }),
      factoryAt: at,
    });

  it('w05 may put the marker on an explored city of West Siberia at the round start, or leave it off', () => {
    const table = new Table(4);
    const owner =
      Object.keys(table.G.players).find((seat) => playerOf(table.G, seat).workerHand.includes('w05')) ?? '';
    table.chooseWorkers({ [owner]: 'w05' });
    for (const seat of table.G.turnOrder)
      table.do(seat, 'placeWorkers', { [itemAt(playerOf(table.G, seat).workers, 0)]: 'moscow' });
    const sites = table.legal(owner).map(({ args }) => args[0]);
    const all = ['verkhoturye', 'irbit', 'tyumen', 'tobolsk', 'narym', 'yeniseysk'];
    // Mangazeya is possible too while it is explored, but this table's first card burns it (s01).
    expect(table.G.situations).toEqual(['s01']);
    expect([...sites].sort()).toEqual([...all, null].sort());
    for (const city of ['moscow', 'irkutsk', 'mangazeya', 'village-ob'])
      expect(refusal(table.G, 'placement', owner, 'placeFactory', city)).toBe('R7.5');
    table.do(owner, 'placeFactory', 'narym');
    expect(table.G.factoryAt).toBe('narym');
  });

  it('w05 may move or keep the marker each round', () => {
    const G = factory('narym', 'moscow');
    G.placed = [...G.turnOrder];
    expect(legal(G, 'placement', '0', 'placeFactory')).toEqual(
      expect.arrayContaining([null, 'tobolsk', 'mangazeya']),
    );
    expect(legal(G, 'placement', '0', 'placeFactory')).not.toContain('narym');
    play(G, 'placement', '0', 'placeFactory', 'tobolsk');
    expect(G.factoryAt).toBe('tobolsk');
    expect(refusal(G, 'placement', '0', 'placeFactory', 'narym')).toBe('R7.5');
    endRound(G);
    G.placed = [...G.turnOrder];
    play(G, 'placement', '0', 'placeFactory', null);
    expect(G.factoryAt).toBe('tobolsk');
  });

  it('w05 lets the owner buy daily goods there at 1 gold from the bank', () => {
    const G = factory('narym', 'narym');
    expect(queries.prices(G, 'narym').buy).toEqual({ daily: 1, chinese: null, fur: null, sable: null });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 4 } });
    expect([goldOf(G), goodsOf(G, 'w05')]).toEqual([96, { daily: 4 }]);
  });

  it('w05 pays the owner when another player buys there', () => {
    const G = factory('narym', 'narym', 1);
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 3 } });
    expect([goldOf(G, '0'), goldOf(G, '1')]).toEqual([97, 53]);
  });

  it('w05 pays the bank when the owner’s other worker buys there', () => {
    const G = scene({
      worker: { id: 'w05', at: 'moscow' },
      second: { id: 'w12', at: 'narym' },
      turn: { worker: 'w12' },
      factoryAt: 'narym',
    });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 2 } });
    expect(goldOf(G)).toBe(98);
  });

  it('w05 sells only in the marker’s city', () => {
    const G = factory('narym', 'tobolsk');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).toBe('R10.4');
  });

  it('w05 has no effect in an unexplored city, but the marker stays', () => {
    const G = scene({
      worker: { id: 'w05', at: 'mangazeya' },
      factoryAt: 'mangazeya',
      situations: ['s01'],
    });
    expect(G.factoryAt).toBe('mangazeya');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).toBe('R10.4');
    expect(queries.prices(G, 'mangazeya').buy.daily).toBeNull();
  });

  it('w05 raises this worker’s sale price of daily goods by 3, in trades only', () => {
    const price = (at: SpaceId) => queries.prices(scene({ worker: { id: 'w05', at } }), at, 'w05').sell.daily;
    expect([price('moscow'), price('tobolsk'), price('ilimsk')]).toEqual([4, 5, 6]);
    const G = scene({
      worker: { id: 'w05', at: 'okhotsk', goods: { daily: 1 } },
      hand: ['p13'],
      chits: { exploration: explored('okhotsk') },
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p13', choice: sell({ daily: 1 }) });
    expect(goldOf(G)).toBe(108);
  });

  it("w05 doesn't allow selling and buying daily goods in one trade, even at the factory", () => {
    const G = scene({ worker: { id: 'w05', at: 'narym', goods: { daily: 1 } }, factoryAt: 'narym' });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { daily: 1 }, buy: { daily: 1 } })).toBe('R10.4');
  });
});

describe('experts', () => {
  it('w06 gives 6 gold once a round when the player’s Middle East track moves', () => {
    const G = scene({ worker: { id: 'w06', at: 'astrakhan', goods: { fur: 3 } } });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 5 + 6);
    Object.assign(G.turn, { actionDone: false });
    play(G, 'summer', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(111 + 5);
    endRound(G);
    Object.assign(G.turn, { actionDone: false });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(116 + 5 + 6);
  });

  it('w06 counts the step of envoy p12', () => {
    const G = scene({
      worker: { id: 'w06', at: 'astrakhan', goods: { fur: 1 } },
      hand: ['p12'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: sell({ fur: 1 }) });
    expect(goldOf(G)).toBe(100 + 6 + 6);
  });

  it('w06 counts steps of both of the player’s workers, but not of other players', () => {
    const G = scene({
      worker: { id: 'w06', at: 'moscow' },
      second: { id: 'w12', at: 'astrakhan', goods: { fur: 1 } },
      turn: { worker: 'w12' },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(111);
    const H = scene({
      worker: { at: 'astrakhan', goods: { fur: 1 } },
      others: { '1': { gold: 50, workers: [{ id: 'w06', at: 'astrakhan' }] } },
    });
    play(H, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect([goldOf(H, '0'), goldOf(H, '1')]).toEqual([105, 50]);
  });

  it('w06 gives 2 gold per step at final scoring, earlier steps included', () => {
    const G = scene({ worker: { id: 'w06', at: 'moscow' }, tracks: { middleEast: 7, china: 2 }, round: 4 });
    endRound(G);
    expect(playerOf(G, '0').ledger.finalWorker).toBe(14);
  });

  it('w07 gives 3 gold once a round, also for envoy p10, and 1 gold per step at the end', () => {
    const G = scene({
      worker: { id: 'w07', at: 'nerchinsk', goods: { fur: 2 } },
      chits: { exploration: explored('nerchinsk') },
      hand: ['p10'],
      round: 4,
    });
    play(G, 'winter2', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 4 + 3);
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p10', choice: sell({ fur: 1 }) });
    expect([goldOf(G), playerOf(G, '0').tracks.china]).toEqual([107 + 3, 2]);
    endRound(G);
    expect(playerOf(G, '0').ledger.finalWorker).toBe(2);
  });

  it('w07 pays once for two steps in one trade (s06)', () => {
    const G = scene({ worker: { id: 'w07', at: 'kyakhta', goods: { fur: 1 } }, situations: ['s06'] });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect([goldOf(G), playerOf(G, '0').tracks.china]).toEqual([100 + 4 + 3, 2]);
  });

  it('w07 pays nothing without a step, when the track is at 10', () => {
    const G = scene({
      worker: { id: 'w07', at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06'],
      tracks: { china: 10 },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(104);
  });

  it('w08 gives 5 gold once a round for a West Europe step by trade, p11 or p29, and 2 gold per step at the end', () => {
    const G = scene({ worker: { id: 'w08', at: 'arkhangelsk', goods: { fur: 1 } }, round: 4 });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 3 + 5);
    endRound(G);
    expect(playerOf(G, '0').ledger.finalWorker).toBe(2);
    const envoy = scene({
      worker: { id: 'w08', at: 'arkhangelsk', goods: { fur: 1 } },
      hand: ['p11'],
      turn: { actionDone: true },
    });
    play(envoy, 'winter2', '0', 'completeBusiness', { card: 'p11', choice: sell({ fur: 1 }) });
    expect(goldOf(envoy)).toBe(100 + 6 + 5);
    const porcelain = scene({
      worker: { id: 'w08', at: 'arkhangelsk', goods: { chinese: 3 } },
      hand: ['p29'],
    });
    play(porcelain, 'summer', '0', 'completeBusiness', { card: 'p29' });
    expect(goldOf(porcelain)).toBe(100 + 26 + 5);
  });

  it('w08 gives nothing for other tracks', () => {
    const G = scene({
      worker: { id: 'w08', at: 'astrakhan', goods: { fur: 1 } },
      tracks: { china: 5 },
      round: 4,
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(105);
    endRound(G);
    expect(playerOf(G, '0').ledger.finalWorker).toBe(0);
  });
});

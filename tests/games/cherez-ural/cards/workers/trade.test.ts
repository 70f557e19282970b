/** Bukharan Merchant, Factory Manager and the experts trade better: own prices, a factory, gold for the steps of a track. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../../src/games/cherez-ural';
import type { Goods } from '../../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import type { G } from '../../../../../src/games/cherez-ural/rules/state';
import { explored, goldOf, goodsOf, legal, play, refusal, scene, Table } from '../../table';

const sell = (goods: Goods) => ({ sell: goods, buy: {} });

describe('w02 Bukharan Merchant', () => {
  const prices = (at: string) => queries.prices(scene({ worker: { id: 'w02', at } }), at, 'w02').sell;

  it('w02 fur 5 and sable 8 dearer in the cities of West Siberia', () => {
    for (const at of ['tobolsk', 'narym', 'yeniseysk', 'verkhoturye'])
      expect(prices(at)).toEqual({ daily: 2, chinese: 4, fur: 7, sable: 13 });
  });

  it('w02 not in Mangazeya, nor elsewhere', () => {
    expect(prices('mangazeya')).toEqual({ daily: 2, chinese: 7, fur: 4, sable: 8 });
    expect(prices('moscow').fur).toBe(3);
    expect(prices('ilimsk').fur).toBe(2);
  });

  it('w02 in trades only, not through an envoy; with persuasion 1 more', () => {
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
  const factory = (at: string, worker: string, owner: 0 | 1 = 0): G =>
    scene({
      worker: { id: owner === 0 ? 'w05' : 'w12', at: worker },
      ...(owner === 1 && { others: { '1': { gold: 50, workers: [{ id: 'w05', at: 'moscow' }] } } }),
      factoryAt: at,
    });

  it('w05 at the round start the marker goes to an explored city of West Siberia, or stays off', () => {
    const table = new Table(4);
    const owner =
      Object.keys(table.G.players).find((seat) => table.G.players[seat].workerHand.includes('w05')) ?? '';
    table.chooseWorkers({ [owner]: 'w05' });
    for (const seat of table.G.turnOrder)
      table.do(seat, 'placeWorkers', { [table.G.players[seat].workers[0]]: 'moscow' });
    const sites = table.legal(owner).map(({ args }) => args[0]);
    const all = ['verkhoturye', 'irbit', 'tyumen', 'tobolsk', 'narym', 'yeniseysk'];
    // Mangazeya too while it is explored; this table's first card burns it (s01).
    expect(table.G.situations).toEqual(['s01']);
    expect([...sites].sort()).toEqual([...all, null].sort());
    for (const city of ['moscow', 'irkutsk', 'mangazeya', 'village-ob'])
      expect(refusal(table.G, 'placement', owner, 'placeFactory', city)).toBe('R7.5');
    table.do(owner, 'placeFactory', 'narym');
    expect(table.G.factoryAt).toBe('narym');
  });

  it('w05 it may be moved or left each round', () => {
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

  it('w05 the owner buys daily goods there at 1 gold, from the bank', () => {
    const G = factory('narym', 'narym');
    expect(queries.prices(G, 'narym').buy).toEqual({ daily: 1, chinese: null, fur: null, sable: null });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 4 } });
    expect([goldOf(G), goodsOf(G, 'w05')]).toEqual([96, { daily: 4 }]);
  });

  it('w05 another player’s purchase pays the owner', () => {
    const G = factory('narym', 'narym', 1);
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 3 } });
    expect([goldOf(G, '0'), goldOf(G, '1')]).toEqual([97, 53]);
  });

  it('w05 the owner’s other worker pays the bank', () => {
    const G = scene({
      worker: { id: 'w05', at: 'moscow' },
      second: { id: 'w12', at: 'narym' },
      turn: { worker: 'w12' },
      factoryAt: 'narym',
    });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 2 } });
    expect(goldOf(G)).toBe(98);
  });

  it('w05 only in the city of the marker', () => {
    const G = factory('narym', 'tobolsk');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).toBe('R10.4');
  });

  it('w05 in an unexplored city the marker stays without effect', () => {
    const G = scene({
      worker: { id: 'w05', at: 'mangazeya' },
      factoryAt: 'mangazeya',
      situations: ['s01'],
    });
    expect(G.factoryAt).toBe('mangazeya');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).toBe('R10.4');
    expect(queries.prices(G, 'mangazeya').buy.daily).toBeNull();
  });

  it('w05 this worker sells daily goods at 3 more, in trades only', () => {
    const price = (at: string) => queries.prices(scene({ worker: { id: 'w05', at } }), at, 'w05').sell.daily;
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

  it('w05 what is sold in a trade is not bought in it, at the factory neither', () => {
    const G = scene({ worker: { id: 'w05', at: 'narym', goods: { daily: 1 } }, factoryAt: 'narym' });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { daily: 1 }, buy: { daily: 1 } })).toBe('R10.4');
  });
});

describe('experts', () => {
  it('w06 Persia Expert: 6 gold once a round when the player’s Middle East track moves', () => {
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

  it('w06 the envoy p12 counts too', () => {
    const G = scene({
      worker: { id: 'w06', at: 'astrakhan', goods: { fur: 1 } },
      hand: ['p12'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: sell({ fur: 1 }) });
    expect(goldOf(G)).toBe(100 + 6 + 6);
  });

  it('w06 a step of either own worker counts, another player’s does not', () => {
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

  it('w06 2 gold a step at final scoring, earlier steps too', () => {
    const G = scene({ worker: { id: 'w06', at: 'moscow' }, tracks: { middleEast: 7, china: 2 }, round: 4 });
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(14);
  });

  it('w07 China Expert: 3 gold once a round, also for the envoy p10; 1 gold a step at the end', () => {
    const G = scene({
      worker: { id: 'w07', at: 'nerchinsk', goods: { fur: 2 } },
      chits: { exploration: explored('nerchinsk') },
      hand: ['p10'],
      round: 4,
    });
    play(G, 'winter2', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 4 + 3);
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p10', choice: sell({ fur: 1 }) });
    expect([goldOf(G), G.players['0'].tracks.china]).toEqual([107 + 3, 2]);
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(2);
  });

  it('w07 two steps in one trade trigger it once (s06)', () => {
    const G = scene({ worker: { id: 'w07', at: 'kyakhta', goods: { fur: 1 } }, situations: ['s06'] });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect([goldOf(G), G.players['0'].tracks.china]).toEqual([100 + 4 + 3, 2]);
  });

  it('w07 no step, no gold: the track at 10', () => {
    const G = scene({
      worker: { id: 'w07', at: 'kyakhta', goods: { fur: 1 } },
      situations: ['s06'],
      tracks: { china: 10 },
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(104);
  });

  it('w08 Dutch Expert: 5 gold once a round for a West Europe step by trade, p11 or p29; 2 gold a step at the end', () => {
    const G = scene({ worker: { id: 'w08', at: 'arkhangelsk', goods: { fur: 1 } }, round: 4 });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 3 + 5);
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(2);
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

  it('w08 other tracks bring it nothing', () => {
    const G = scene({
      worker: { id: 'w08', at: 'astrakhan', goods: { fur: 1 } },
      tracks: { china: 5 },
      round: 4,
    });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(105);
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(0);
  });
});

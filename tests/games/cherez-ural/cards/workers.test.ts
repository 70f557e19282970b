/** The twelve worker cards. */
import { describe, expect, it } from 'vitest';
import { queries } from '../../../../src/games/cherez-ural';
import type { BusinessId, Goods, WorkerId } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import type { G } from '../../../../src/games/cherez-ural/rules/state';
import { endSeasonPhase } from '../../../../src/games/cherez-ural/rules/turn';
import {
  CHITS,
  explored,
  goldOf,
  goodsOf,
  legal,
  moveNames,
  play,
  reason,
  refusal,
  scene,
  Table,
} from '../table';

const sell = (goods: Goods) => ({ sell: goods, buy: {} });

describe('w01 Trapper', () => {
  const hunted = (chit: keyof typeof CHITS, bonus: 'fur' | 'exchange') => {
    const G = scene({ worker: { id: 'w01', at: 'narym' }, chits: { hunting: { narym: CHITS[chit] } } });
    play(G, 'winter1', '0', 'hunt', bonus);
    return [goodsOf(G, 'w01'), goldOf(G)];
  };

  it('w01 1 more fur when hunting, and 6 gold for each hunt', () => {
    expect(hunted('1+1', 'fur')).toEqual([{ sable: 1, fur: 3 }, 106]);
  });

  it('w01 the exchange may take the extra fur, even if the chit shows none; one exchange only', () => {
    expect(hunted('2+0', 'exchange')).toEqual([{ sable: 3 }, 106]);
    expect(hunted('1+1', 'exchange')).toEqual([{ sable: 2, fur: 1 }, 106]);
  });

  it('w01 exploring is no hunt', () => {
    const G = scene({
      worker: { id: 'w01', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect([goodsOf(G, 'w01'), goldOf(G)]).toEqual([{ sable: 1, fur: 1 }, 100]);
  });

  it('w01 the hunt of the other worker of the player brings nothing', () => {
    const G = scene({
      worker: { id: 'w01', at: 'moscow' },
      second: { id: 'w12', at: 'narym' },
      chits: { hunting: { narym: CHITS['1+1'] } },
      turn: { worker: 'w12' },
    });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect([goodsOf(G, 'w12'), goldOf(G)]).toEqual([{ sable: 1, fur: 2 }, 100]);
  });
});

describe('w02 Bukharan Merchant', () => {
  const prices = (at: string) => queries.prices(scene({ worker: { id: 'w02', at } }), at, 'w02').sell;

  it('w02 fur 4 and sable 6 dearer in the cities of West Siberia', () => {
    for (const at of ['tobolsk', 'narym', 'yeniseysk', 'verkhoturye'])
      expect(prices(at)).toEqual({ daily: 2, chinese: 4, fur: 6, sable: 11 });
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
    expect(goldOf(H)).toBe(100 + 2 + 4 + 1);
  });
});

describe('w03 Cossack', () => {
  const land = (attached: readonly BusinessId[] = []) =>
    queries
      .travelOptions(scene({ worker: { id: 'w03', at: 'moscow', attached } }), 'w03', 'summer')
      .filter(({ by }) => by === 'land');

  it('w03 summer, land transport: up to 4 spaces at 1 gold a space', () => {
    const options = land();
    expect(options.find(({ to }) => to === 'irbit')?.cost).toBe(4);
    expect(options.find(({ to }) => to === 'tver')?.cost).toBe(1);
    expect(Math.max(...options.map(({ cost }) => cost))).toBe(4);
    expect(options.some(({ to }) => to === 'tobolsk')).toBe(false);
  });

  it('w03 with Better Transport 5 spaces, 1 gold each', () => {
    expect(land(['p35']).find(({ to }) => to === 'tobolsk')?.cost).toBe(5);
    expect(Math.max(...land(['p35']).map(({ cost }) => cost))).toBe(5);
  });

  it('w03 winter and water are as for others', () => {
    const of = (id: WorkerId, season: 'winter' | 'summer', by: string) =>
      queries
        .travelOptions(scene({ worker: { id, at: 'kazan' } }), id, season)
        .filter((option) => option.by === by)
        .map(({ to, cost }) => [to, cost]);
    expect(of('w03', 'winter', 'sled')).toEqual(of('w12', 'winter', 'sled'));
    expect(of('w03', 'summer', 'water')).toEqual(of('w12', 'summer', 'water'));
  });

  it('w03 2 gold from the bank each time another player’s worker explores, not for one’s own', () => {
    const G = scene({
      worker: { id: 'w12', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
      others: { '1': { gold: 50, workers: [{ id: 'w03', at: 'tobolsk' }] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect([goldOf(G, '0'), goldOf(G, '1')]).toEqual([100, 52]);
    const H = scene({
      worker: { id: 'w03', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
    });
    play(H, 'winter1', '0', 'explore', 'irkutsk');
    expect(goldOf(H)).toBe(100);
  });

  it('w03 not before the card lies open', () => {
    const G = scene({
      worker: { id: 'w12', at: 'moscow' },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
      others: { '1': { gold: 50, workerHand: ['w03'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(goldOf(G, '1')).toBe(50);
  });
});

describe('w04 Ties to the Crown', () => {
  /** What p32, p33 and p36 cost together, beside gold. */
  const lastingCosts = { daily: 1, chinese: 2, fur: 1 };

  it('w04 one business a phase instead of one a round', () => {
    const G = scene({
      worker: { id: 'w04', at: 'moscow', goods: lastingCosts },
      hand: ['p32', 'p33', 'p36'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(reason(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('onePerPhase');
    endSeasonPhase(G);
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
    expect(reason(G, 'summer', '0', 'completeBusiness', { card: 'p36' })).toBe('onePerPhase');
    endSeasonPhase(G);
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p36' });
  });

  it('w04 chain cards read “this phase”: several, then one other, again each phase', () => {
    const G = scene({
      worker: { id: 'w04', at: 'tula', goods: { chinese: 1, fur: 1 } },
      hand: ['p17', 'p31', 'p32', 'p33'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 1 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p31' })).toBe('R6.3');
    endSeasonPhase(G);
    // Another business was completed this round, but not this phase.
    play(G, 'summer', '0', 'completeBusiness', { card: 'p31' });
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
  });

  it('w04 10 gold for its first business of the round, once a round', () => {
    const G = scene({
      worker: { id: 'w04', at: 'moscow', goods: lastingCosts },
      hand: ['p32', 'p33', 'p36'],
    });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p32' });
    expect(goldOf(G)).toBe(100 - 2 + 10);
    endSeasonPhase(G);
    play(G, 'summer', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(G)).toBe(108 - 3);
    endRound(G);
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p36' });
    expect(goldOf(G)).toBe(105 - 3 + 10);
  });

  it('w04 a chain card counts as the first business; the other worker’s business does not', () => {
    const G = scene({ worker: { id: 'w04', at: 'tula', goods: { chinese: 1 } }, hand: ['p17', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    expect(goldOf(G)).toBe(100 - 2 + 10);
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(G)).toBe(108 - 3);
    const H = scene({
      worker: { id: 'w04', at: 'moscow' },
      second: { id: 'w12', at: 'moscow', goods: { chinese: 1 } },
      hand: ['p33'],
      turn: { worker: 'w12' },
    });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(goldOf(H)).toBe(100 - 3);
  });

  it('w04 the cost must be at hand: the 10 gold come after', () => {
    const G = scene({ worker: { id: 'w04', at: 'moscow', goods: { chinese: 1 } }, hand: ['p33'], gold: 2 });
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R6.5');
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

  it('w05 this worker sells daily goods at 2 more, in trades only', () => {
    const price = (at: string) => queries.prices(scene({ worker: { id: 'w05', at } }), at, 'w05').sell.daily;
    expect([price('moscow'), price('tobolsk'), price('ilimsk')]).toEqual([3, 4, 5]);
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

  it('w07 China Expert: 3 gold once a round, also for the envoy p10; 2 gold a step at the end', () => {
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
    expect(G.players['0'].ledger.finalWorker).toBe(4);
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

  it('w08 Dutch Expert: 6 gold once a round for a West Europe step by trade, p11 or p29; 2 gold a step at the end', () => {
    const G = scene({ worker: { id: 'w08', at: 'arkhangelsk', goods: { fur: 1 } }, round: 4 });
    play(G, 'winter1', '0', 'trade', sell({ fur: 1 }));
    expect(goldOf(G)).toBe(100 + 3 + 6);
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(2);
    const envoy = scene({
      worker: { id: 'w08', at: 'arkhangelsk', goods: { fur: 1 } },
      hand: ['p11'],
      turn: { actionDone: true },
    });
    play(envoy, 'winter2', '0', 'completeBusiness', { card: 'p11', choice: sell({ fur: 1 }) });
    expect(goldOf(envoy)).toBe(100 + 6 + 6);
    const porcelain = scene({
      worker: { id: 'w08', at: 'arkhangelsk', goods: { chinese: 3 } },
      hand: ['p29'],
    });
    play(porcelain, 'summer', '0', 'completeBusiness', { card: 'p29' });
    expect(goldOf(porcelain)).toBe(100 + 28 + 6);
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

describe('w09 Boatman', () => {
  const to = (id: WorkerId, at: string, place: string, attached: readonly BusinessId[] = []) =>
    queries
      .travelOptions(scene({ worker: { id, at, attached } }), id, 'summer')
      .find((option) => option.by === 'water' && option.to === place)?.cost;

  it('w09 the sea costs 0, two adjacent seas 0 too; rivers and portages are paid', () => {
    expect(to('w09', 'arkhangelsk', 'village-yenisei-mouth')).toBe(0);
    expect(to('w09', 'arkhangelsk', 'village-lena-mouth')).toBe(0);
    // Example of R9.6 by the Boatman: over both seas and up the Lena, 1 gold.
    expect(to('w09', 'arkhangelsk', 'yakutsk')).toBe(1);
    expect(to('w09', 'ilimsk', 'ust-kut')).toBe(2);
  });

  it('w09 the limit of two portages and seas stands', () => {
    // Over the sea to the Lena no crossing is left for the portage; by the Yenisei it is 0 + 1 + 2.
    expect(to('w09', 'arkhangelsk', 'ust-kut')).toBe(1);
    expect(to('w09', 'yarensk', 'voronezh')).toBeUndefined();
    expect(to('w09', 'village-yana-mouth', 'solikamsk')).toBeUndefined();
  });

  it('w09 a sea of 0 gold can be used without gold', () => {
    const G = scene({ worker: { id: 'w09', at: 'arkhangelsk' }, gold: 0 });
    play(G, 'summer', '0', 'travel', { by: 'water', to: 'village-ob-mouth' });
    expect(goldOf(G)).toBe(0);
  });
});

describe('w10 Sled Driver', () => {
  const sled = (attached: readonly BusinessId[] = []) =>
    queries.travelOptions(scene({ worker: { id: 'w10', at: 'moscow', attached } }), 'w10', 'winter');
  const cost = (place: string, attached: readonly BusinessId[] = []) =>
    sled(attached).find(({ to }) => to === place)?.cost;

  it('w10 winter: up to 6 spaces, the first 3 free', () => {
    // Moscow, Makaryev, Kazan, Perm (3), Irbit (4), Tobolsk (5), Narym (6), Yeniseysk (7).
    expect([cost('perm'), cost('irbit'), cost('tobolsk')]).toEqual([0, 1, 2]);
    expect([cost('narym'), cost('yeniseysk')]).toEqual([3, undefined]);
  });

  it('w10 with Better Transport 8 spaces, 3 of them free', () => {
    // Ilimsk is the 8th space, Irkutsk the 9th.
    expect([cost('tobolsk', ['p32']), cost('narym', ['p32']), cost('yeniseysk', ['p32'])]).toEqual([2, 3, 4]);
    expect([cost('ilimsk', ['p32']), cost('irkutsk', ['p32'])]).toEqual([5, undefined]);
  });

  it('w10 summer is as for others', () => {
    const of = (id: WorkerId) =>
      queries
        .travelOptions(scene({ worker: { id, at: 'kazan' } }), id, 'summer')
        .map(({ to, cost }) => [to, cost]);
    expect(of('w10')).toEqual(of('w12'));
  });
});

describe('w11 Storekeeper', () => {
  it('w11 capacity 5', () => {
    const G = scene({ worker: { id: 'w11', at: 'moscow' } });
    expect(queries.worker(G, 'w11').capacity).toBe(5);
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 5 } });
    expect(goodsOf(G, 'w11')).toEqual({ daily: 5 });
  });

  it('w11 a hunt of 5 furs fits; with Better Transport 6 pieces do', () => {
    const G = scene({ worker: { id: 'w11', at: 'narym' }, chits: { hunting: { narym: CHITS['0+4'] } } });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect(moveNames(G, 'winter1', '0')).not.toContain('returnGoods');
    const H = scene({ worker: { id: 'w11', at: 'moscow', attached: ['p32'] } });
    expect(queries.worker(H, 'w11').capacity).toBe(6);
  });
});

describe('w12 Old Believer', () => {
  const done = (at: string, rest: Partial<Parameters<typeof scene>[0]> = {}) => {
    const G = scene({ worker: { at, goods: { chinese: 1 } }, tokens: 1, hand: ['p33'], ...rest });
    play(G, 'winter1', '0', 'gatherInformation');
    return G;
  };

  it('w12 after the action, in a village, it may leave a marker; then only the end of the turn is left', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'leavePilgrimageMarker');
    expect(G.pilgrimage).toEqual(['village-ob']);
    expect(moveNames(G, 'winter1', '0')).toEqual(['endTurn']);
    expect(refusal(G, 'winter1', '0', 'leavePilgrimageMarker')).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'useTravelToken', 'tobolsk')).toBe('R8.4');
    expect(refusal(G, 'winter1', '0', 'completeBusiness', { card: 'p33' })).toBe('R8.4');
    play(G, 'winter1', '0', 'endTurn');
  });

  it('w12 it may also not leave one', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'endTurn');
    expect(G.pilgrimage).toEqual([]);
  });

  it('w12 not before the action, not in a city, each village once', () => {
    const early = scene({ worker: { at: 'village-ob' } });
    expect(refusal(early, 'winter1', '0', 'leavePilgrimageMarker')).not.toBeNull();
    expect(refusal(done('tobolsk'), 'winter1', '0', 'leavePilgrimageMarker')).not.toBeNull();
    expect(
      refusal(done('village-ob', { pilgrimage: ['village-ob'] }), 'winter1', '0', 'leavePilgrimageMarker'),
    ).not.toBeNull();
  });

  it('w12 ten markers there are', () => {
    const villages = [
      'village-don',
      'village-volga',
      'village-chusovaya',
      'village-tagil',
      'village-sob',
      'village-usa',
      'village-izhma',
      'village-vychegda',
      'village-ket',
      'village-vitim',
    ];
    expect(
      refusal(done('village-ob', { pilgrimage: villages.slice(1) }), 'winter1', '0', 'leavePilgrimageMarker'),
    ).toBe(null);
    expect(
      reason(done('village-ob', { pilgrimage: villages }), 'winter1', '0', 'leavePilgrimageMarker'),
    ).toBe('noMarkerLeft');
  });

  it('w12 other workers leave none', () => {
    const G = scene({ worker: { id: 'w09', at: 'village-ob' }, turn: { actionDone: true } });
    expect(refusal(G, 'winter1', '0', 'leavePilgrimageMarker')).toBe('R8.4');
  });

  it('w12 7 gold a marker at final scoring', () => {
    const G = scene({
      worker: { at: 'moscow' },
      round: 4,
      pilgrimage: ['village-ob', 'village-sob', 'village-usa'],
    });
    endRound(G);
    expect(G.players['0'].ledger.finalWorker).toBe(21);
  });

  it('w12 the markers stay over the rounds', () => {
    const G = done('village-ob');
    play(G, 'winter1', '0', 'leavePilgrimageMarker');
    endRound(G);
    expect(G.pilgrimage).toEqual(['village-ob']);
  });
});

/** Tests section 10: actions. */
import { describe, expect, it } from 'vitest';
import { board, queries } from '../../../../src/games/cherez-ural';
import type { SpaceId } from '../../../../src/games/cherez-ural/content/terms';
import { turnUpHuntingChits } from '../../../../src/games/cherez-ural/rules/roundStart';
import { playerOf, workerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { viewFor } from '../../../../src/games/cherez-ural/rules/state/view';
import { entryOf } from '../../../../src/rules-kit/indexed';
import { CHITS, explored, goldOf, goodsOf, legal, moveNames, play, reason, refusal, scene } from '../table';

describe('R10.1 explore', () => {
  it('R10.1 is possible only in Moscow, or in St Petersburg once that is explored', () => {
    for (const [at, chits, expected] of [
      ['moscow', {}, null],
      ['petersburg', {}, 'R10.1'],
      ['petersburg', explored('petersburg'), null],
      ['tver', {}, 'R10.1'],
      ['tobolsk', {}, 'R10.1'],
      ['irkutsk', explored('irkutsk'), 'R10.1'],
    ] as const)
      expect(
        refusal(
          scene({ worker: { at }, chits: { exploration: chits } }),
          'winter1',
          '0',
          'explore',
          'kirensk',
        ),
      ).toBe(expected);
  });

  it('R10.1 needs an unexplored city without a no-exploration chit', () => {
    const G = scene({ worker: { at: 'moscow' }, chits: { exploration: explored('selenginsk') } });
    expect(legal(G, 'winter1', '0', 'explore').sort()).toEqual(['irkutsk', 'kirensk']);
    for (const city of [
      'petersburg',
      'kyakhta',
      'nerchinsk',
      'selenginsk',
      'narym',
      'arkhangelsk',
      'nowhere',
    ])
      expect(refusal(G, 'winter1', '0', 'explore', city)).toBe('R10.1');
  });

  it('R10.1 example: offers only Kirensk while it is the last unexplored city of the three', () => {
    const G = scene({ worker: { at: 'moscow' }, chits: { exploration: explored('irkutsk', 'selenginsk') } });
    expect(legal(G, 'winter1', '0', 'explore')).toEqual(['kirensk']);
    expect(refusal(G, 'winter1', '0', 'explore', 'yakutsk')).toBe('R10.1');
    expect(reason(G, 'winter1', '0', 'explore', 'yakutsk')).toBe('farEastClosed');
  });

  it('R10.1 opens the Far East when Irkutsk, Selenginsk and Kirensk are all explored', () => {
    const all = scene({
      worker: { at: 'moscow' },
      chits: { exploration: explored('irkutsk', 'selenginsk', 'kirensk') },
    });
    expect(legal(all, 'winter1', '0', 'explore')).toHaveLength(9);
    const gate = ['irkutsk', 'selenginsk', 'kirensk'] as const;
    for (const missing of gate) {
      const two = gate.filter((city) => city !== missing);
      const G = scene({ worker: { at: 'moscow' }, chits: { exploration: explored(...two) } });
      expect(legal(G, 'winter1', '0', 'explore')).toEqual([missing]);
    }
  });

  it('R10.1 moves the worker to the city, gives it the pelts, and puts the chit face down for hunting', () => {
    const G = scene({
      worker: { at: 'moscow', goods: { daily: 1 } },
      chits: { exploration: { irkutsk: CHITS['1+2'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(workerOf(G, 'w12').at).toBe('irkutsk');
    expect(goodsOf(G, 'w12')).toEqual({ daily: 1, sable: 1, fur: 2 });
    expect(G.hunting.irkutsk).toEqual({ chit: CHITS['1+2'], faceUp: false });
    expect(queries.isExplored(G, 'irkutsk')).toBe(true);
    expect(goldOf(G)).toBe(100);
  });

  it('R10.1 puts the chit face down: no hunt there before the next round start (FAQ)', () => {
    const G = scene({ worker: { at: 'moscow' }, chits: { exploration: { irkutsk: CHITS['1+1'] } } });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    Object.assign(G.turn, { actionDone: false });
    expect(refusal(G, 'winter1', '0', 'hunt', 'fur')).toBe('R10.3');
    turnUpHuntingChits(G);
    expect(refusal(G, 'winter1', '0', 'hunt', 'fur')).toBeNull();
  });

  it('R10.1 returns pelts above capacity', () => {
    const G = scene({
      worker: { at: 'moscow', goods: { daily: 4 } },
      chits: { exploration: { irkutsk: CHITS['1+1'] } },
    });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(moveNames(G, 'winter1', '0')).toEqual(['returnGoods']);
    play(G, 'winter1', '0', 'returnGoods', { daily: 2 });
    expect(goodsOf(G, 'w12')).toEqual({ daily: 2, fur: 1, sable: 1 });
  });
});

describe('R10.2 looking at chits', () => {
  it('R10.2 hides chits on exploration spots from everybody', () => {
    const G = scene({ worker: { at: 'moscow' } });
    for (const seat of ['0', '1', null]) {
      const { exploration } = viewFor(G, seat);
      expect(exploration.irkutsk).toBe('siberiaBack');
      expect(exploration.yakutsk).toBe('farEastBack');
      expect(exploration.kyakhta).toBe('noExploration');
    }
  });

  it('R10.2 shows chits on hunting spots to everybody, even face down', () => {
    const G = scene({ worker: { at: 'moscow' }, chits: { exploration: { irkutsk: CHITS['0+4'] } } });
    play(G, 'winter1', '0', 'explore', 'irkutsk');
    expect(viewFor(G, '3').hunting.irkutsk).toEqual({ chit: CHITS['0+4'], faceUp: false });
    expect(viewFor(G, null).hunting.narym).toEqual(G.hunting.narym);
  });
});

describe('R10.3 hunt', () => {
  /** Hunts this chit at Narym and returns the worker's goods. */
  function hunted(chit: keyof typeof CHITS, bonus: 'fur' | 'exchange', goods = {}) {
    const G = scene({ worker: { at: 'narym', goods }, chits: { hunting: { narym: CHITS[chit] } } });
    play(G, 'winter1', '0', 'hunt', bonus);
    return goodsOf(G, 'w12');
  }

  it('R10.3 gives 1 sable and 2 furs, or 2 sables, for a 1+1 chit', () => {
    expect(hunted('1+1', 'fur')).toEqual({ sable: 1, fur: 2 });
    expect(hunted('1+1', 'exchange')).toEqual({ sable: 2 });
  });

  it('R10.3 allows one exchange, of a fur of this chit', () => {
    expect(hunted('0+3', 'exchange')).toEqual({ sable: 1, fur: 2 });
    expect(hunted('2+0', 'fur')).toEqual({ sable: 2, fur: 1 });
    // A fur that the worker already carried can't be exchanged.
    const G = scene({
      worker: { at: 'narym', goods: { fur: 1 } },
      chits: { hunting: { narym: CHITS['2+0'] } },
    });
    expect(legal(G, 'winter1', '0', 'hunt')).toEqual(['fur']);
    expect(refusal(G, 'winter1', '0', 'hunt', 'exchange')).toBe('R10.3');
  });

  it('R10.3 gives chit and bonus in one gain with one return', () => {
    // 0+4 and one more fur: 5 furs are one above the capacity, so 1 is returned in all.
    const G = scene({ worker: { at: 'narym' }, chits: { hunting: { narym: CHITS['0+4'] } } });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect(goodsOf(G, 'w12')).toEqual({ fur: 5 });
    expect(legal(G, 'winter1', '0', 'returnGoods')).toEqual([{ fur: 1 }]);
    // A full worker may still exchange: 4 daily goods, and the 2 sables of the 1+1 chit.
    expect(hunted('1+1', 'exchange', { daily: 4 })).toEqual({ daily: 4, sable: 2 });
  });

  it('R10.3 needs a face-up harvest chit on the hunting spot', () => {
    const at = (city: SpaceId, hunting = {}) =>
      refusal(scene({ worker: { at: city }, chits: { hunting } }), 'winter1', '0', 'hunt', 'fur');
    expect(at('narym')).toBeNull();
    expect(at('narym', { narym: null })).toBe('R10.3');
    expect(at('narym', { narym: { chit: CHITS['1+1'], faceUp: false } })).toBe('R10.3');
    expect(at('moscow')).toBe('R10.3');
    expect(at('village-ob')).toBe('R10.3');
  });

  it('R10.3 moves the chit to the box, so that a city is hunted once', () => {
    const G = scene({ worker: { at: 'narym' }, chits: { hunting: { narym: CHITS['1+1'] } } });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect(G.hunting.narym).toBeUndefined();
    expect(G.box).toContain(CHITS['1+1']);
    Object.assign(G.turn, { actionDone: false });
    expect(refusal(G, 'winter1', '0', 'hunt', 'fur')).toBe('R10.3');
  });

  it('R10.3 is possible in an unexplored city with a face-up chit', () => {
    // Mangazeya is closed by a no-exploration chit while its harvest chit is still there.
    const G = scene({
      worker: { at: 'mangazeya' },
      chits: { exploration: { mangazeya: 'noExploration' }, hunting: { mangazeya: CHITS['1+1'] } },
    });
    expect(refusal(G, 'winter1', '0', 'hunt', 'fur')).toBeNull();
  });
});

describe('R10.4 trade', () => {
  /** Sale and purchase prices by place: daily, Chinese, fur, sable; null means not traded. */
  const PRICES: readonly [string, readonly (number | null)[], readonly (number | null)[]][] = [
    ['russia', [1, 7, 3, 8], [1, null, null, null]],
    ['west-siberia', [2, 4, 2, 5], [null, null, null, null]],
    ['east-siberia', [3, 2, 2, 5], [null, null, null, null]],
    ['far-east', [5, 2, 1, 2], [null, null, null, null]],
    ['petersburg', [1, 8, 5, 9], [1, null, null, null]],
    ['astrakhan', [1, 7, 5, 9], [1, null, null, null]],
    ['mangazeya', [2, 7, 4, 8], [null, null, null, null]],
    ['albazin', [2, 2, 3, 5], [null, 2, null, null]],
    ['kyakhta', [2, 2, 4, 8], [null, 2, null, null]],
    ['nerchinsk', [2, 2, 4, 8], [null, 2, null, null]],
  ];

  it.each(PRICES)('R10.4 has the prices of %s', (place, sell, buy) => {
    const own = PRICES.map(([name]) => name);
    const cities = board.spaces.filter(
      ({ id, kind, region }) =>
        kind !== 'village' && (id === place || (region === place && !own.includes(id))),
    );
    expect(cities.length).toBeGreaterThan(0);
    for (const { id } of cities) {
      const G = scene({
        worker: { at: id },
        chits: {
          exploration: {
            ...explored('okhotsk'),
            ...(entryOf(board.space, id).explorationSpot ? explored(id) : {}),
          },
        },
      });
      const found = queries.prices(G, id, 'w12');
      expect([id, ...Object.values(found.sell)]).toEqual([id, ...sell]);
      expect([id, ...Object.values(found.buy)]).toEqual([id, ...buy]);
    }
  });

  const one = { daily: 1, chinese: 1, fur: 1, sable: 1 };

  it('R10.4 example: selling all four kinds in Astrakhan pays 22 gold, and rules out buying daily goods', () => {
    const G = scene({ worker: { at: 'astrakhan', goods: one } });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: one, buy: { daily: 1 } })).toBe('R10.4');
    play(G, 'winter1', '0', 'trade', { sell: one, buy: {} });
    expect([goldOf(G), playerOf(G, '0').tracks.middleEast]).toEqual([122, 1]);
    expect(goodsOf(G, 'w12')).toEqual({});
  });

  it('R10.4 example: selling all but the daily goods pays 21 gold, and allows buying daily goods', () => {
    const sell = { chinese: 1, fur: 1, sable: 1 };
    const G = scene({ worker: { at: 'astrakhan', goods: one } });
    play(G, 'winter1', '0', 'trade', { sell, buy: {} });
    expect(goldOf(G)).toBe(121);
    const H = scene({ worker: { at: 'astrakhan', goods: one } });
    play(H, 'winter1', '0', 'trade', { sell, buy: { daily: 3 } });
    expect([goldOf(H), entryOf(H.players, '0').tracks.middleEast]).toEqual([100 + 21 - 3, 1]);
    expect(goodsOf(H, 'w12')).toEqual({ daily: 4 });
    expect(entryOf(H.players, '0').ledger).toMatchObject({ trade: 21, purchase: -3 });
  });

  it('R10.4 never sells and buys the same kind in one deal', () => {
    const G = scene({ worker: { at: 'astrakhan', goods: one } });
    const deals = legal(G, 'winter1', '0', 'trade') as { sell: object; buy: object }[];
    expect(deals.length).toBeGreaterThan(0);
    for (const { sell, buy } of deals) expect('daily' in sell && 'daily' in buy).toBe(false);
  });

  it('R10.4 needs at least one piece', () => {
    const G = scene({ worker: { at: 'astrakhan', goods: one } });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: {} })).toBe('R10.4');
    expect(legal(G, 'winter1', '0', 'trade')).not.toContainEqual({ sell: {}, buy: {} });
    // A purchase alone is a trade and moves the track.
    const H = scene({ worker: { at: 'astrakhan' } });
    play(H, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } });
    expect([goldOf(H), entryOf(H.players, '0').tracks.middleEast]).toEqual([99, 1]);
  });

  it('R10.4 needs an explored city, goods that the worker has, and kinds that the city trades', () => {
    const G = scene({ worker: { at: 'irkutsk', goods: one } });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} })).toBe('R10.4');
    const H = scene({ worker: { at: 'moscow', goods: one } });
    expect(refusal(H, 'winter1', '0', 'trade', { sell: { fur: 2 }, buy: {} })).toBe('R10.4');
    expect(refusal(H, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: { chinese: 1 } })).toBe('R10.4');
    const I = scene({ worker: { at: 'tobolsk', goods: one } });
    expect(refusal(I, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: { daily: 1 } })).toBe('R10.4');
  });

  it('R10.4 lets the sale pay for the purchase', () => {
    const G = scene({ worker: { at: 'moscow', goods: { sable: 1, chinese: 3 } }, gold: 0 });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).not.toBeNull();
    play(G, 'winter1', '0', 'trade', { sell: { sable: 1, chinese: 3 }, buy: { daily: 4 } });
    expect(goldOf(G)).toBe(8 + 21 - 4);
  });

  it('R10.4 refuses an unaffordable purchase', () => {
    const G = scene({ worker: { at: 'moscow', goods: { fur: 1 } }, gold: 0 });
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: { daily: 4 } })).toBe('R10.4');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: { daily: 3 } })).toBeNull();
  });

  it('R10.4 lists only purchases that fit after the sale', () => {
    const G = scene({ worker: { at: 'moscow', goods: { fur: 3 } } });
    const most = Math.max(
      ...(legal(G, 'winter1', '0', 'trade') as { buy: { daily?: number } }[]).map(
        ({ buy }) => buy.daily ?? 0,
      ),
    );
    expect(most).toBe(4);
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 1 } })).toBeNull();
    expect(refusal(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 2 } })).toBe('R6.1');
    expect(refusal(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: { daily: 2 } })).toBeNull();
  });

  it('R10.4 sells Chinese goods at 2 in the export cities for China', () => {
    const G = scene({ worker: { at: 'kyakhta' }, chits: { exploration: explored('kyakhta') } });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { chinese: 4 } });
    expect([goldOf(G), playerOf(G, '0').tracks.china]).toEqual([92, 1]);
  });

  it.each([
    ['arkhangelsk', 'westEurope'],
    ['mangazeya', 'westEurope'],
    ['petersburg', 'westEurope'],
    ['astrakhan', 'middleEast'],
    ['kyakhta', 'china'],
    ['nerchinsk', 'china'],
    ['albazin', 'china'],
  ] as const)('R10.4 moves one step for any trade in %s, on the %s track', (at, track) => {
    const G = scene({
      worker: { at, goods: { fur: 2, sable: 2 } },
      chits: { exploration: explored('petersburg', 'kyakhta', 'nerchinsk', 'albazin') },
    });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 2, sable: 2 }, buy: {} });
    expect(playerOf(G, '0').tracks).toEqual({ westEurope: 0, middleEast: 0, china: 0, [track]: 1 });
  });

  it('R10.4 moves no track in other cities', () => {
    const G = scene({ worker: { at: 'moscow', goods: { fur: 1 } } });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    expect(playerOf(G, '0').tracks).toEqual({ westEurope: 0, middleEast: 0, china: 0 });
  });

  it('R10.4 makes no step at 10, and triggers nothing', () => {
    const G = scene({
      worker: { id: 'w06', at: 'astrakhan', goods: { fur: 1 } },
      tracks: { middleEast: 10 },
    });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    expect([goldOf(G), playerOf(G, '0').tracks.middleEast]).toEqual([105, 10]);
  });

  it('R10.4 changes prices in order: board, situation, worker, persuasion', () => {
    // Mangazeya's fur price 4, −2 by the situation, +1 by persuasion. The merchant's bonus excludes Mangazeya.
    const G = scene({
      worker: { id: 'w02', at: 'mangazeya', attached: ['p33'] },
      situations: ['s04'],
      round: 1,
    });
    expect(queries.prices(G, 'mangazeya', 'w02').sell).toEqual({ daily: 3, chinese: 8, fur: 3, sable: 7 });
    // The city's own prices exclude worker and persuasion.
    expect(queries.prices(G, 'mangazeya').sell).toEqual({ daily: 2, chinese: 7, fur: 2, sable: 6 });
  });
});

describe('R10.5 gather information', () => {
  it('R10.5 gives 1 travel token anywhere', () => {
    for (const at of ['moscow', 'village-kolyma', 'okhotsk'] as const) {
      const G = scene({ worker: { at }, tokens: 1 });
      play(G, 'winter1', '0', 'gatherInformation');
      expect(playerOf(G, '0').tokens).toBe(2);
    }
  });

  it('R10.5 limits a player to 3 tokens, so a fourth is lost', () => {
    const G = scene({ worker: { at: 'moscow' }, tokens: 3 });
    play(G, 'winter1', '0', 'gatherInformation');
    expect(playerOf(G, '0').tokens).toBe(3);
  });
});

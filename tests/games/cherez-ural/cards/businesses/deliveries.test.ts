/** Tests cards that deliver goods for gold or other goods: caravans, yasak, China trade, fur merchants, fairs. */
import { describe, expect, it } from 'vitest';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { playerOf } from '../../../../../src/games/cherez-ural/rules/state/state';
import { asks, citiesOf, complete, where } from './completing';

describe('caravans', () => {
  it('p01 pays 46 gold for 2 sables and 1 Chinese good in Moscow', () => {
    const cost = { sable: 2, chinese: 1 };
    expect(where('p01', cost)).toEqual(['moscow']);
    asks('p01', 'moscow', cost);
    expect(complete('p01', 'moscow', { goods: { ...cost, fur: 1 } })).toMatchObject({
      gold: 46,
      goods: { fur: 1 },
    });
  });

  it('p02 pays 17 gold and a token for 3 daily goods in Tobolsk', () => {
    expect(where('p02', { daily: 3 })).toEqual(['tobolsk']);
    asks('p02', 'tobolsk', { daily: 3 });
    expect(complete('p02', 'tobolsk', { goods: { daily: 4 } })).toMatchObject({
      gold: 17,
      tokens: 1,
      goods: { daily: 1 },
    });
  });

  it('p03 pays 16 gold and 2 Chinese goods for 3 daily goods in Irkutsk', () => {
    expect(where('p03', { daily: 3 })).toEqual(['irkutsk']);
    asks('p03', 'irkutsk', { daily: 3 });
    expect(complete('p03', 'irkutsk', { goods: { daily: 3 } })).toMatchObject({
      gold: 16,
      goods: { chinese: 2 },
    });
  });

  it('p16 pays 18 gold and any 2 pelts for 4 daily goods in Yakutsk', () => {
    expect(where('p16', { daily: 4 })).toEqual(['yakutsk']);
    asks('p16', 'yakutsk', { daily: 4 });
    for (const choice of [{ fur: 2 }, { fur: 1, sable: 1 }, { sable: 2 }])
      expect(complete('p16', 'yakutsk', { goods: { daily: 4 }, choice })).toMatchObject({
        gold: 18,
        goods: choice,
      });
  });
});

describe('yasak', () => {
  it('p04 pays 3 furs and 1 sable for 3 daily goods in a city of West Siberia', () => {
    expect(where('p04', { daily: 3 })).toEqual(citiesOf('west-siberia'));
    expect(where('p04', { daily: 3 })).toContain('mangazeya');
    asks('p04', 'narym', { daily: 3 });
    expect(complete('p04', 'narym', { goods: { daily: 3 } })).toMatchObject({
      gold: 0,
      goods: { fur: 3, sable: 1 },
    });
  });

  it('p05 pays any 3 pelts for 3 daily goods in a city of East Siberia', () => {
    expect(where('p05', { daily: 3 })).toEqual(citiesOf('east-siberia'));
    asks('p05', 'ilimsk', { daily: 3 });
    expect(complete('p05', 'ilimsk', { goods: { daily: 3 }, choice: { sable: 3 } })).toMatchObject({
      gold: 0,
      goods: { sable: 3 },
    });
  });

  it('p06 pays any 3 pelts and 4 gold for 2 daily goods in a city of the Far East', () => {
    expect(where('p06', { daily: 2 })).toEqual(citiesOf('far-east'));
    asks('p06', 'okhotsk', { daily: 2 });
    expect(complete('p06', 'okhotsk', { goods: { daily: 2 }, choice: { fur: 2, sable: 1 } })).toMatchObject({
      gold: 4,
      goods: { fur: 2, sable: 1 },
    });
  });
});

describe('China trade', () => {
  it('p07 pays 4 Chinese goods and 8 gold for 3 furs in Kyakhta or Nerchinsk', () => {
    expect(where('p07', { fur: 3 })).toEqual(['kyakhta', 'nerchinsk']);
    asks('p07', 'kyakhta', { fur: 3 });
    const { gold, goods, G } = complete('p07', 'kyakhta', { goods: { fur: 3 } });
    expect([gold, goods]).toEqual([8, { chinese: 4 }]);
    // A business is not a trade, so the China track doesn't move.
    expect(playerOf(G, '0').tracks.china).toBe(0);
  });

  it('p08 pays 30 gold for 3 Chinese goods in a city of Russia', () => {
    expect(where('p08', { chinese: 3 })).toEqual(citiesOf('russia'));
    asks('p08', 'tver', { chinese: 3 });
    expect(complete('p08', 'tver', { goods: { chinese: 3 } })).toMatchObject({ gold: 30, goods: {} });
  });

  it('p09 pays 22 gold and a token for 2 Chinese goods in Moscow or St Petersburg', () => {
    expect(where('p09', { chinese: 2 })).toEqual(['moscow', 'petersburg']);
    asks('p09', 'moscow', { chinese: 2 });
    expect(complete('p09', 'petersburg', { goods: { chinese: 2 } })).toMatchObject({ gold: 22, tokens: 1 });
  });

  it('p18 pays 30 gold for 2 Chinese goods in Tobolsk', () => {
    expect(where('p18', { chinese: 2 })).toEqual(['tobolsk']);
    asks('p18', 'tobolsk', { chinese: 2 });
    expect(complete('p18', 'tobolsk', { goods: { chinese: 2 } })).toMatchObject({ gold: 30, goods: {} });
  });

  it('p28 pays 3 Chinese goods and 12 gold for 2 sables in an export city for China', () => {
    expect(where('p28', { sable: 2 })).toEqual(['albazin', 'kyakhta', 'nerchinsk']);
    asks('p28', 'albazin', { sable: 2 });
    expect(complete('p28', 'albazin', { goods: { sable: 2 } })).toMatchObject({
      gold: 12,
      goods: { chinese: 3 },
    });
  });

  it('p29 pays 26 gold and a track step for 3 Chinese goods in an export city for West Europe', () => {
    expect(where('p29', { chinese: 3 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    asks('p29', 'arkhangelsk', { chinese: 3 });
    const { gold, G } = complete('p29', 'arkhangelsk', { goods: { chinese: 3 } });
    expect([gold, playerOf(G, '0').tracks]).toEqual([26, { westEurope: 1, middleEast: 0, china: 0 }]);
  });

  it('p29 pays only the gold when the track is at 10', () => {
    const { gold, G } = complete('p29', 'arkhangelsk', {
      goods: { chinese: 3 },
      rest: { tracks: { westEurope: 10 } },
    });
    expect([gold, playerOf(G, '0').tracks.westEurope]).toEqual([26, 10]);
  });
});

describe('fur merchants of the north', () => {
  it('p19 pays 26 gold for 3 furs in an export city for West Europe', () => {
    expect(where('p19', { fur: 3 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    asks('p19', 'arkhangelsk', { fur: 3 });
    const { gold, G } = complete('p19', 'arkhangelsk', { goods: { fur: 3 } });
    expect([gold, playerOf(G, '0').tracks.westEurope]).toEqual([26, 0]);
  });

  it('p20 pays 32 gold for 2 sables in Vologda, Ustyug or Yarensk', () => {
    expect(where('p20', { sable: 2 })).toEqual(['ustyug', 'vologda', 'yarensk']);
    asks('p20', 'vologda', { sable: 2 });
    expect(complete('p20', 'ustyug', { goods: { sable: 2 } })).toMatchObject({ gold: 32, goods: {} });
  });

  it('p21 pays 14 gold for 2 furs in Moscow, and 4 gold per player strictly behind on the West Europe track', () => {
    expect(where('p21', { fur: 2 })).toEqual(['moscow']);
    asks('p21', 'moscow', { fur: 2 });
    const others = (...steps: number[]) =>
      complete('p21', 'moscow', {
        goods: { fur: 2 },
        rest: {
          tracks: { westEurope: 2, china: 9 },
          others: Object.fromEntries(
            steps.map((westEurope, index) => [String(index + 1), { tracks: { westEurope, china: 1 } }]),
          ),
        },
      }).gold;
    expect(others(0, 1, 1)).toBe(14 + 12);
    // A player at the same step or ahead is not behind.
    expect(others(2, 1, 3)).toBe(14 + 4);
    expect(others(2, 2, 5)).toBe(14);
  });

  it('p22 pays 27 gold for 3 furs in Mangazeya or Arkhangelsk', () => {
    expect(where('p22', { fur: 3 })).toEqual(['arkhangelsk', 'mangazeya']);
    asks('p22', 'mangazeya', { fur: 3 });
    expect(complete('p22', 'mangazeya', { goods: { fur: 3 } })).toMatchObject({ gold: 27, goods: {} });
  });

  it('p23 pays 31 gold for 2 furs and 1 sable in Astrakhan', () => {
    expect(where('p23', { fur: 2, sable: 1 })).toEqual(['astrakhan']);
    asks('p23', 'astrakhan', { fur: 2, sable: 1 });
    const { gold, G } = complete('p23', 'astrakhan', { goods: { fur: 2, sable: 1 } });
    expect([gold, playerOf(G, '0').tracks.middleEast]).toEqual([31, 0]);
  });

  it('p24 pays 38 gold for 3 sables in Moscow', () => {
    expect(where('p24', { sable: 3 })).toEqual(['moscow']);
    asks('p24', 'moscow', { sable: 3 });
    expect(complete('p24', 'moscow', { goods: { sable: 3 } })).toMatchObject({ gold: 38, goods: {} });
  });
});

describe('fairs', () => {
  it('p25 pays 52 gold for one piece of each kind in Makaryev', () => {
    const cost = { daily: 1, chinese: 1, fur: 1, sable: 1 };
    expect(where('p25', cost)).toEqual(['makaryev']);
    asks('p25', 'makaryev', cost);
    expect(complete('p25', 'makaryev', { goods: cost })).toMatchObject({ gold: 52, goods: {} });
  });

  it('p26 pays 34 gold and a token for 1 Chinese good and 1 sable in Irbit', () => {
    expect(where('p26', { chinese: 1, sable: 1 })).toEqual(['irbit']);
    asks('p26', 'irbit', { chinese: 1, sable: 1 });
    expect(complete('p26', 'irbit', { goods: { chinese: 1, sable: 1 } })).toMatchObject({
      gold: 34,
      tokens: 1,
    });
  });

  it('p27 pays 14 gold now and 20 at the end for 1 Chinese good and 1 fur in Makaryev or Irbit', () => {
    expect(where('p27', { chinese: 1, fur: 1 })).toEqual(['irbit', 'makaryev']);
    asks('p27', 'irbit', { chinese: 1, fur: 1 });
    const { gold, G } = complete('p27', 'makaryev', { goods: { chinese: 1, fur: 1 }, rest: { round: 4 } });
    expect(gold).toBe(14);
    endRound(G);
    expect(playerOf(G, '0').ledger.finalBusiness).toBe(20);
  });
});

/** Goods delivered for gold or other goods: caravans, yasak, China trade, fur merchants, fairs. */
import { describe, expect, it } from 'vitest';
import { endRound } from '../../../../../src/games/cherez-ural/rules/roundEnd';
import { asks, citiesOf, complete, where } from './completing';

describe('caravans', () => {
  it('p01 Moscow: 2 sables and 1 Chinese goods for 46 gold', () => {
    const cost = { sable: 2, chinese: 1 };
    expect(where('p01', cost)).toEqual(['moscow']);
    asks('p01', 'moscow', cost);
    expect(complete('p01', 'moscow', { goods: { ...cost, fur: 1 } })).toMatchObject({
      gold: 46,
      goods: { fur: 1 },
    });
  });

  it('p02 Tobolsk: 3 daily goods for 17 gold and a token', () => {
    expect(where('p02', { daily: 3 })).toEqual(['tobolsk']);
    asks('p02', 'tobolsk', { daily: 3 });
    expect(complete('p02', 'tobolsk', { goods: { daily: 4 } })).toMatchObject({
      gold: 17,
      tokens: 1,
      goods: { daily: 1 },
    });
  });

  it('p03 Irkutsk: 3 daily goods for 16 gold and 2 Chinese goods', () => {
    expect(where('p03', { daily: 3 })).toEqual(['irkutsk']);
    asks('p03', 'irkutsk', { daily: 3 });
    expect(complete('p03', 'irkutsk', { goods: { daily: 3 } })).toMatchObject({
      gold: 16,
      goods: { chinese: 2 },
    });
  });

  it('p16 Yakutsk: 4 daily goods for 18 gold and 2 pelts of choice', () => {
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
  it('p04 a city in West Siberia: 3 daily goods for 3 furs and 1 sable', () => {
    expect(where('p04', { daily: 3 })).toEqual(citiesOf('west-siberia'));
    expect(where('p04', { daily: 3 })).toContain('mangazeya');
    asks('p04', 'narym', { daily: 3 });
    expect(complete('p04', 'narym', { goods: { daily: 3 } })).toMatchObject({
      gold: 0,
      goods: { fur: 3, sable: 1 },
    });
  });

  it('p05 a city in East Siberia: 3 daily goods for 3 pelts of choice', () => {
    expect(where('p05', { daily: 3 })).toEqual(citiesOf('east-siberia'));
    asks('p05', 'ilimsk', { daily: 3 });
    expect(complete('p05', 'ilimsk', { goods: { daily: 3 }, choice: { sable: 3 } })).toMatchObject({
      gold: 0,
      goods: { sable: 3 },
    });
  });

  it('p06 a city in the Far East: 2 daily goods for 3 pelts of choice and 4 gold', () => {
    expect(where('p06', { daily: 2 })).toEqual(citiesOf('far-east'));
    asks('p06', 'okhotsk', { daily: 2 });
    expect(complete('p06', 'okhotsk', { goods: { daily: 2 }, choice: { fur: 2, sable: 1 } })).toMatchObject({
      gold: 4,
      goods: { fur: 2, sable: 1 },
    });
  });
});

describe('China trade', () => {
  it('p07 Kyakhta or Nerchinsk: 3 furs for 4 Chinese goods and 8 gold', () => {
    expect(where('p07', { fur: 3 })).toEqual(['kyakhta', 'nerchinsk']);
    asks('p07', 'kyakhta', { fur: 3 });
    const { gold, goods, G } = complete('p07', 'kyakhta', { goods: { fur: 3 } });
    expect([gold, goods]).toEqual([8, { chinese: 4 }]);
    // A business is no trade: the China track stands still.
    expect(G.players['0'].tracks.china).toBe(0);
  });

  it('p08 a city in Russia: 3 Chinese goods for 30 gold', () => {
    expect(where('p08', { chinese: 3 })).toEqual(citiesOf('russia'));
    asks('p08', 'tver', { chinese: 3 });
    expect(complete('p08', 'tver', { goods: { chinese: 3 } })).toMatchObject({ gold: 30, goods: {} });
  });

  it('p09 Moscow or St Petersburg: 2 Chinese goods for 22 gold and a token', () => {
    expect(where('p09', { chinese: 2 })).toEqual(['moscow', 'petersburg']);
    asks('p09', 'moscow', { chinese: 2 });
    expect(complete('p09', 'petersburg', { goods: { chinese: 2 } })).toMatchObject({ gold: 22, tokens: 1 });
  });

  it('p18 Tobolsk: 2 Chinese goods for 30 gold', () => {
    expect(where('p18', { chinese: 2 })).toEqual(['tobolsk']);
    asks('p18', 'tobolsk', { chinese: 2 });
    expect(complete('p18', 'tobolsk', { goods: { chinese: 2 } })).toMatchObject({ gold: 30, goods: {} });
  });

  it('p28 an export city for China: 2 sables for 3 Chinese goods and 12 gold', () => {
    expect(where('p28', { sable: 2 })).toEqual(['albazin', 'kyakhta', 'nerchinsk']);
    asks('p28', 'albazin', { sable: 2 });
    expect(complete('p28', 'albazin', { goods: { sable: 2 } })).toMatchObject({
      gold: 12,
      goods: { chinese: 3 },
    });
  });

  it('p29 an export city for West Europe: 3 Chinese goods for 26 gold and a step on that track', () => {
    expect(where('p29', { chinese: 3 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    asks('p29', 'arkhangelsk', { chinese: 3 });
    const { gold, G } = complete('p29', 'arkhangelsk', { goods: { chinese: 3 } });
    expect([gold, G.players['0'].tracks]).toEqual([26, { westEurope: 1, middleEast: 0, china: 0 }]);
  });

  it('p29 with the track at 10 the gold alone', () => {
    const { gold, G } = complete('p29', 'arkhangelsk', {
      goods: { chinese: 3 },
      rest: { tracks: { westEurope: 10 } },
    });
    expect([gold, G.players['0'].tracks.westEurope]).toEqual([26, 10]);
  });
});

describe('fur merchants of the north', () => {
  it('p19 an export city for West Europe: 3 furs for 26 gold', () => {
    expect(where('p19', { fur: 3 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    asks('p19', 'arkhangelsk', { fur: 3 });
    const { gold, G } = complete('p19', 'arkhangelsk', { goods: { fur: 3 } });
    expect([gold, G.players['0'].tracks.westEurope]).toEqual([26, 0]);
  });

  it('p20 Vologda, Ustyug or Yarensk: 2 sables for 32 gold', () => {
    expect(where('p20', { sable: 2 })).toEqual(['ustyug', 'vologda', 'yarensk']);
    asks('p20', 'vologda', { sable: 2 });
    expect(complete('p20', 'ustyug', { goods: { sable: 2 } })).toMatchObject({ gold: 32, goods: {} });
  });

  it('p21 Moscow: 2 furs for 14 gold, and 4 for each other player strictly behind on the West Europe track', () => {
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
    // A player level with one is not behind, one ahead neither.
    expect(others(2, 1, 3)).toBe(14 + 4);
    expect(others(2, 2, 5)).toBe(14);
  });

  it('p22 Mangazeya or Arkhangelsk: 3 furs for 27 gold', () => {
    expect(where('p22', { fur: 3 })).toEqual(['arkhangelsk', 'mangazeya']);
    asks('p22', 'mangazeya', { fur: 3 });
    expect(complete('p22', 'mangazeya', { goods: { fur: 3 } })).toMatchObject({ gold: 27, goods: {} });
  });

  it('p23 Astrakhan: 2 furs and 1 sable for 31 gold', () => {
    expect(where('p23', { fur: 2, sable: 1 })).toEqual(['astrakhan']);
    asks('p23', 'astrakhan', { fur: 2, sable: 1 });
    const { gold, G } = complete('p23', 'astrakhan', { goods: { fur: 2, sable: 1 } });
    expect([gold, G.players['0'].tracks.middleEast]).toEqual([31, 0]);
  });

  it('p24 Moscow: 3 sables for 38 gold', () => {
    expect(where('p24', { sable: 3 })).toEqual(['moscow']);
    asks('p24', 'moscow', { sable: 3 });
    expect(complete('p24', 'moscow', { goods: { sable: 3 } })).toMatchObject({ gold: 38, goods: {} });
  });
});

describe('fairs', () => {
  it('p25 Makaryev: one of each goods for 52 gold', () => {
    const cost = { daily: 1, chinese: 1, fur: 1, sable: 1 };
    expect(where('p25', cost)).toEqual(['makaryev']);
    asks('p25', 'makaryev', cost);
    expect(complete('p25', 'makaryev', { goods: cost })).toMatchObject({ gold: 52, goods: {} });
  });

  it('p26 Irbit: 1 Chinese goods and 1 sable for 34 gold and a token', () => {
    expect(where('p26', { chinese: 1, sable: 1 })).toEqual(['irbit']);
    asks('p26', 'irbit', { chinese: 1, sable: 1 });
    expect(complete('p26', 'irbit', { goods: { chinese: 1, sable: 1 } })).toMatchObject({
      gold: 34,
      tokens: 1,
    });
  });

  it('p27 Makaryev or Irbit: 1 Chinese goods and 1 fur for 14 gold, and 20 at the end', () => {
    expect(where('p27', { chinese: 1, fur: 1 })).toEqual(['irbit', 'makaryev']);
    asks('p27', 'irbit', { chinese: 1, fur: 1 });
    const { gold, G } = complete('p27', 'makaryev', { goods: { chinese: 1, fur: 1 }, rest: { round: 4 } });
    expect(gold).toBe(14);
    endRound(G);
    expect(G.players['0'].ledger.finalBusiness).toBe(20);
  });
});

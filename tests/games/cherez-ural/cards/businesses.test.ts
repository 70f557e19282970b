/** The 36 business cards: where, for what, and what they do. */
import { describe, expect, it } from 'vitest';
import { board, queries } from '../../../../src/games/cherez-ural';
import type { BusinessId, Goods, Track } from '../../../../src/games/cherez-ural/content/terms';
import { endRound } from '../../../../src/games/cherez-ural/rules/roundEnd';
import type { G } from '../../../../src/games/cherez-ural/rules/state';
import { endSeasonPhase } from '../../../../src/games/cherez-ural/rules/turn';
import { explored, goldOf, goodsOf, legal, type Phase, play, reason, refusal, scene } from '../table';

const EVERYTHING_EXPLORED = explored(
  ...board.spaces.filter(({ explorationSpot }) => explorationSpot).map(({ id }) => id),
);

type Setting = {
  goods?: Goods;
  rest?: Omit<Parameters<typeof scene>[0], 'worker' | 'hand' | 'chits'>;
  attached?: readonly BusinessId[];
};

/** All cities explored, the card in hand; an envoy or expedition gets its moment after the action of winter 2. */
function ready(card: BusinessId, at: string, { goods, rest, attached }: Setting = {}): [G, Phase] {
  const G = scene({
    ...rest,
    worker: { at, ...(goods && { goods }), ...(attached && { attached }) },
    hand: [card],
    chits: { exploration: EVERYTHING_EXPLORED },
  });
  const late = ['p10', 'p11', 'p12', 'p13', 'p14', 'p15'].includes(card);
  if (late) G.turn.actionDone = true;
  return [G, late ? 'winter2' : 'summer'];
}

/** The spaces where the worker can complete the card with these goods. */
function where(card: BusinessId, goods: Goods): string[] {
  const [G, phase] = ready(card, 'moscow', { goods });
  return board.spaces
    .map(({ id }) => id)
    .filter((id) => {
      G.workers.w12.at = id;
      return legal(G, phase, '0', 'completeBusiness').length > 0;
    })
    .sort();
}

const citiesOf = (...regions: string[]) =>
  board.spaces
    .filter(({ kind, region }) => kind !== 'village' && regions.includes(region))
    .map(({ id }) => id)
    .sort();

/** Completes the card; returns what the player has gained and what the worker holds. */
function complete(card: BusinessId, at: string, setting: Setting & { choice?: unknown } = {}) {
  const [G, phase] = ready(card, at, { ...setting, rest: { gold: 100, tokens: 0, ...setting.rest } });
  play(G, phase, '0', 'completeBusiness', {
    card,
    ...(setting.choice !== undefined && { choice: setting.choice }),
  });
  return { gold: goldOf(G) - 100, tokens: G.players['0'].tokens, goods: goodsOf(G, 'w12'), G };
}

/** The card is refused when any one piece of its cost is missing. */
function asks(card: BusinessId, at: string, cost: Goods): void {
  for (const good of Object.keys(cost) as (keyof Goods)[]) {
    const [G, phase] = ready(card, at, { goods: { ...cost, [good]: (cost[good] ?? 0) - 1 } });
    expect(legal(G, phase, '0', 'completeBusiness')).toEqual([]);
    expect(reason(G, phase, '0', 'completeBusiness', { card })).toBe('costGoodsMissing');
  }
}

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

  it('p08 a city in Russia: 3 Chinese goods for 35 gold', () => {
    expect(where('p08', { chinese: 3 })).toEqual(citiesOf('russia'));
    asks('p08', 'tver', { chinese: 3 });
    expect(complete('p08', 'tver', { goods: { chinese: 3 } })).toMatchObject({ gold: 35, goods: {} });
  });

  it('p09 Moscow or St Petersburg: 2 Chinese goods for 28 gold and a token', () => {
    expect(where('p09', { chinese: 2 })).toEqual(['moscow', 'petersburg']);
    asks('p09', 'moscow', { chinese: 2 });
    expect(complete('p09', 'petersburg', { goods: { chinese: 2 } })).toMatchObject({ gold: 28, tokens: 1 });
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

  it('p29 an export city for West Europe: 3 Chinese goods for 28 gold and a step on that track', () => {
    expect(where('p29', { chinese: 3 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    asks('p29', 'arkhangelsk', { chinese: 3 });
    const { gold, G } = complete('p29', 'arkhangelsk', { goods: { chinese: 3 } });
    expect([gold, G.players['0'].tracks]).toEqual([28, { westEurope: 1, middleEast: 0, china: 0 }]);
  });

  it('p29 with the track at 10 the gold alone', () => {
    const { gold, G } = complete('p29', 'arkhangelsk', {
      goods: { chinese: 3 },
      rest: { tracks: { westEurope: 10 } },
    });
    expect([gold, G.players['0'].tracks.westEurope]).toEqual([28, 10]);
  });
});

describe('envoys', () => {
  const all: Goods = { daily: 1, chinese: 1, fur: 1, sable: 1 };
  /** What an envoy pays for one piece of a kind; null where it does not buy it. */
  function pays(card: BusinessId, at: string, attached: readonly BusinessId[] = []) {
    return (['daily', 'chinese', 'fur', 'sable'] as const).map((good) => {
      const [G, phase] = ready(card, at, { goods: all, attached });
      const args = { card, choice: { sell: { [good]: 1 }, buy: {} } };
      if (refusal(G, phase, '0', 'completeBusiness', args) !== null) return null;
      play(G, phase, '0', 'completeBusiness', args);
      return goldOf(G) - 100;
    });
  }
  const steps = (card: BusinessId, at: string): Partial<Record<Track, number>> =>
    complete(card, at, { goods: { sable: 1 }, choice: { sell: { sable: 1 }, buy: {} } }).G.players['0']
      .tracks;

  it('p10 Envoy to China: daily goods 2, fur 3, sable 8, and a step on the China track', () => {
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

  it('p10 after the sale up to 2 Chinese goods at 4 gold each, paid from the sale, in the room it made', () => {
    const [G, phase] = ready('p10', 'kyakhta', { goods: { daily: 3, sable: 1 }, rest: { gold: 0 } });
    const deal = (sell: Goods, chinese: number) => ({ card: 'p10', choice: { sell, buy: { chinese } } });
    // No sale, no purchase, with gold and room either; one piece sold makes room for one.
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

  it('p11 Envoy to the West: Chinese goods 9, fur 6, sable 11, and a step on the West Europe track', () => {
    expect(where('p11', { fur: 1 })).toEqual(['arkhangelsk', 'mangazeya', 'petersburg']);
    expect(pays('p11', 'arkhangelsk')).toEqual([null, 9, 6, 11]);
    expect(steps('p11', 'petersburg')).toEqual({ westEurope: 1, middleEast: 0, china: 0 });
  });

  it('p12 Envoy to the Middle East: Astrakhan, Chinese goods 10, fur 6, sable 11, and a step', () => {
    expect(where('p12', { fur: 1 })).toEqual(['astrakhan']);
    expect(pays('p12', 'astrakhan')).toEqual([null, 10, 6, 11]);
    expect(steps('p12', 'astrakhan')).toEqual({ westEurope: 0, middleEast: 1, china: 0 });
  });

  it('p13 Envoy to Japan: a Far East city on the Pacific, 8, 5, 5, 8, and no track', () => {
    expect(where('p13', { fur: 1 })).toEqual(['nizhnekamchatsk', 'okhotsk']);
    expect(pays('p13', 'okhotsk')).toEqual([8, 5, 5, 8]);
    expect(steps('p13', 'okhotsk')).toEqual({ westEurope: 0, middleEast: 0, china: 0 });
  });

  it('p13 sells at least one piece', () => {
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

  it('p12 is no trade: the trade of the same turn makes a step of its own', () => {
    const G = scene({ worker: { at: 'astrakhan', goods: { fur: 2 } }, hand: ['p12'] });
    play(G, 'winter2', '0', 'trade', { sell: { fur: 1 }, buy: {} });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } });
    expect([goldOf(G), G.players['0'].tracks.middleEast]).toEqual([100 + 5 + 6, 2]);
    expect(G.players['0'].ledger).toMatchObject({ trade: 5, business: 6 });
  });

  it('p11 only after the worker’s own action in winter 2', () => {
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
  it('p14 Kamchatka: Anadyrsk or Okhotsk, 1 daily goods for 2 sables and 20 gold at the end', () => {
    expect(where('p14', { daily: 1 })).toEqual(['anadyrsk', 'okhotsk']);
    const { gold, goods, G } = complete('p14', 'okhotsk', { goods: { daily: 1 } });
    expect([gold, goods]).toEqual([0, { sable: 2 }]);
    expect(queries.scoreNow(G, '0') - goldOf(G)).toBe(20 + 3 * 7);
  });

  it('p15 Bering: Nizhnekamchatsk or Okhotsk, 3 daily goods for 30 gold at the end', () => {
    expect(where('p15', { daily: 3 })).toEqual(['nizhnekamchatsk', 'okhotsk']);
    asks('p15', 'okhotsk', { daily: 3 });
    const { gold, goods, G } = complete('p15', 'nizhnekamchatsk', { goods: { daily: 3 } });
    expect([gold, goods]).toEqual([0, {}]);
    expect(queries.scoreNow(G, '0') - goldOf(G)).toBe(30 + 3 * 7);
  });

  it('p15 only after the worker’s own action in winter 2', () => {
    const [G] = ready('p15', 'okhotsk', { goods: { daily: 3 } });
    expect(refusal(G, 'summer', '0', 'completeBusiness', { card: 'p15' })).toBe('R6.4');
    G.turn.actionDone = false;
    expect(refusal(G, 'winter2', '0', 'completeBusiness', { card: 'p15' })).toBe('R6.4');
  });
});

describe('chain cards', () => {
  for (const card of ['p17', 'p31'] as const) {
    const craftsmen = () => {
      expect(where(card, {})).toEqual(['solikamsk', 'tula', 'ustyug']);
      expect(complete(card, 'tula')).toMatchObject({ gold: -2, tokens: 1, goods: { daily: 3 } });
      const [poor, phase] = ready(card, 'tula', { rest: { gold: 1 } });
      expect(refusal(poor, phase, '0', 'completeBusiness', { card })).toBe('R6.4');
    };
    if (card === 'p17') it('p17 Tula, Ustyug or Solikamsk: 2 gold for 3 daily goods and a token', craftsmen);
    else it('p31 Tula, Ustyug or Solikamsk: 2 gold for 3 daily goods and a token', craftsmen);
  }

  for (const card of ['p30', 'p34'] as const) {
    const natives = () => {
      expect(where(card, { daily: 2 })).toEqual(citiesOf('west-siberia', 'east-siberia', 'far-east'));
      asks(card, 'tobolsk', { daily: 2 });
      for (const choice of [{ fur: 3 }, { fur: 1, sable: 1 }])
        expect(complete(card, 'tobolsk', { goods: { daily: 2 }, choice })).toMatchObject({
          gold: -2,
          goods: choice,
        });
      const [poor, when] = ready(card, 'tobolsk', { goods: { daily: 2 }, rest: { gold: 1 } });
      expect(refusal(poor, when, '0', 'completeBusiness', { card, choice: { fur: 3 } })).toBe('R6.4');
      const [G, phase] = ready(card, 'tobolsk', { goods: { daily: 2 } });
      for (const choice of [{ fur: 2, sable: 1 }, { sable: 2 }, { fur: 1 }])
        expect(refusal(G, phase, '0', 'completeBusiness', { card, choice })).toBe('R6.4');
    };
    if (card === 'p30')
      it('p30 a city outside Russia: 2 daily goods and 2 gold for 3 furs, or 1 fur and 1 sable', natives);
    else it('p34 a city outside Russia: 2 daily goods and 2 gold for 3 furs, or 1 fur and 1 sable', natives);
  }

  it('p17 one more business this round, of any kind, the envoys of winter 2 too', () => {
    const G = scene({ worker: { at: 'tula', goods: { chinese: 1 } }, hand: ['p17', 'p12', 'p33'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    endSeasonPhase(G);
    Object.assign(G.workers.w12, { at: 'astrakhan', goods: { ...G.workers.w12.goods, daily: 2, fur: 1 } });
    G.turn.actionDone = true;
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } });
    expect(reason(G, 'winter2', '0', 'completeBusiness', { card: 'p33' })).toBe('onePerRound');
  });

  it('p30 p34 p17 chain on and on, but not after another business', () => {
    const G = scene({ worker: { at: 'irbit', goods: { daily: 4 } }, hand: ['p17', 'p30', 'p34', 'p35'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p30', choice: { fur: 1, sable: 1 } });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p34', choice: { fur: 1, sable: 1 } });
    G.workers.w12.at = 'tula';
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p17' });
    play(G, 'winter1', '0', 'returnGoods', { daily: 2, sable: 1 });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p35' });
    expect(legal(G, 'winter1', '0', 'completeBusiness')).toEqual([]);

    const H = scene({ worker: { at: 'irbit', goods: { daily: 2, chinese: 1 } }, hand: ['p30', 'p36'] });
    play(H, 'winter1', '0', 'completeBusiness', { card: 'p36' });
    expect(reason(H, 'winter1', '0', 'completeBusiness', { card: 'p30', choice: { fur: 3 } })).toBe(
      'onePerRound',
    );
  });

  it('p31 the allowance is new in the next round, also when the one more was not used', () => {
    const G = scene({ worker: { at: 'tula' }, hand: ['p31', 'p33', 'p36'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p31' });
    endRound(G);
    G.workers.w12.goods = { daily: 2, chinese: 2, fur: 0, sable: 0 };
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p33' });
    expect(reason(G, 'winter1', '0', 'completeBusiness', { card: 'p36' })).toBe('onePerRound');
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

describe('lasting cards', () => {
  const travel = (G: G, season: 'winter' | 'summer', by: string) => {
    const options = queries.travelOptions(G, 'w12', season).filter((option) => option.by === by);
    return { most: Math.max(...options.map(({ cost }) => cost)), count: options.length };
  };

  for (const card of ['p32', 'p35'] as const) {
    const transport = () => {
      const cost = { daily: 1, fur: 1 };
      expect(where(card, cost)).toHaveLength(68);
      asks(card, 'moscow', cost);
      const plain = scene({ worker: { at: 'moscow' } });
      const { gold, goods, G } = complete(card, 'moscow', { goods: cost });
      expect([gold, goods]).toEqual([-2, {}]);
      // 4 and 2 spaces a winter at 1 gold, 2 and 1 by land at 2 gold, water as before.
      expect(travel(G, 'winter', 'sled').most).toBe(6);
      expect(travel(G, 'summer', 'land').most).toBe(6);
      expect(travel(G, 'summer', 'water')).toEqual(travel(plain, 'summer', 'water'));
      expect(queries.worker(G, 'w12').capacity).toBe(5);
      // It lasts.
      endRound(G);
      expect(travel(G, 'winter', 'sled').most).toBe(6);
      expect(queries.worker(G, 'w12').capacity).toBe(5);
    };
    if (card === 'p32')
      it(
        'p32 1 daily goods, 1 fur, 2 gold: winter 2 spaces more, summer by land 1, capacity 1, to the end',
        transport,
      );
    else
      it(
        'p35 1 daily goods, 1 fur, 2 gold: winter 2 spaces more, summer by land 1, capacity 1, to the end',
        transport,
      );
  }

  it('p32 p35 on one worker add up; the other worker of the player gains nothing', () => {
    const G = scene({
      worker: { at: 'moscow', attached: ['p32', 'p35'] },
      second: { id: 'w09', at: 'moscow' },
    });
    expect(travel(G, 'winter', 'sled').most).toBe(8);
    expect(travel(G, 'summer', 'land').most).toBe(8);
    expect(queries.worker(G, 'w12').capacity).toBe(6);
    expect(queries.worker(G, 'w09').capacity).toBe(4);
  });

  it('p35 a fifth piece fits at once, in a trade and in a reward', () => {
    const G = scene({ worker: { at: 'moscow', attached: ['p35'] }, hand: ['p17'] });
    play(G, 'winter1', '0', 'trade', { sell: {}, buy: { daily: 5 } });
    expect(goodsOf(G, 'w12')).toEqual({ daily: 5 });
  });

  for (const card of ['p33', 'p36'] as const) {
    const persuasion = () => {
      expect(where(card, { chinese: 1 })).toHaveLength(68);
      asks(card, 'moscow', { chinese: 1 });
      const { gold, goods, G } = complete(card, 'moscow', { goods: { chinese: 1 } });
      expect([gold, goods]).toEqual([-3, {}]);
      // Russia 1, 7, 3, 8, one more each; buying as before.
      expect(queries.prices(G, 'moscow', 'w12').sell).toEqual({ daily: 2, chinese: 8, fur: 4, sable: 9 });
      expect(queries.prices(G, 'moscow', 'w12').buy.daily).toBe(1);
      endRound(G);
      expect(queries.prices(G, 'yakutsk', 'w12').sell).toEqual({ daily: 6, chinese: 3, fur: 2, sable: 3 });
    };
    if (card === 'p33')
      it(
        'p33 1 Chinese goods and 3 gold: 1 gold more for each piece this worker sells, to the end',
        persuasion,
      );
    else
      it(
        'p36 1 Chinese goods and 3 gold: 1 gold more for each piece this worker sells, to the end',
        persuasion,
      );
  }

  it('p33 p36 add up', () => {
    const G = scene({ worker: { at: 'moscow', goods: { fur: 2 }, attached: ['p33', 'p36'] } });
    play(G, 'winter1', '0', 'trade', { sell: { fur: 2 }, buy: {} });
    expect(goldOf(G)).toBe(100 + 2 * 5);
  });

  it('p33 counts for envoys too, for the kinds they buy', () => {
    const sold = (attached: readonly BusinessId[]) =>
      complete('p12', 'astrakhan', {
        goods: { fur: 2, sable: 1 },
        attached,
        choice: { sell: { fur: 2, sable: 1 }, buy: {} },
      }).gold;
    expect(sold([])).toBe(6 + 6 + 11);
    expect(sold(['p33'])).toBe(23 + 3);
    expect(sold(['p33', 'p36'])).toBe(23 + 6);
    const [G, phase] = ready('p12', 'astrakhan', { goods: { daily: 1 }, attached: ['p33'] });
    expect(
      refusal(G, phase, '0', 'completeBusiness', { card: 'p12', choice: { sell: { daily: 1 }, buy: {} } }),
    ).toBe('R10.4');
  });

  it('p33 does not touch the gold of other businesses', () => {
    expect(complete('p19', 'arkhangelsk', { goods: { fur: 3 }, attached: ['p33'] }).gold).toBe(26);
  });

  it('p33 only for this worker', () => {
    const G = scene({ worker: { at: 'moscow', attached: ['p33'] }, second: { id: 'w09', at: 'moscow' } });
    expect(queries.prices(G, 'moscow', 'w09').sell.fur).toBe(3);
    expect(queries.prices(G, 'moscow').sell.fur).toBe(3);
  });
});

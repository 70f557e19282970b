/** Tests content packs: values marked ours can be replaced and played with; others are refused with card and field. */
import { describe, expect, it } from 'vitest';
import { cherezUral, queries } from '../../../src/games/cherez-ural';
import type { Goods } from '../../../src/games/cherez-ural/content/terms';
import { contentOf, contentWith } from '../../../src/games/cherez-ural/rules/content-pack/contentOf';
import type { ContentPack } from '../../../src/games/cherez-ural/rules/content-pack/contentPack';
import { selections } from '../../../src/games/cherez-ural/rules/goods';
import { entryOf } from '../../../src/rules-kit/indexed';
import { explored, goldOf, goodsOf, legal, play, reason, scene, Table } from './table';

const withPack = (contentPack: ContentPack, rest: Parameters<typeof scene>[0]) =>
  scene({ ...rest, setupData: { contentPack } });
const problem = (contentPack: unknown): string => {
  const sentence = cherezUral.validateSetupData?.({ contentPack } as never, 2);
  expect(() => contentWith(contentPack)).toThrow();
  return sentence ?? 'accepted';
};

describe('a valid pack', () => {
  it('replaces cost, reward and destination of a business', () => {
    const pack: ContentPack = {
      title: 'mine',
      businesses: {
        p20: {
          destination: { in: 'cities', cities: ['kazan'] },
          cost: { goods: { fur: 1 }, gold: 3 },
          effects: [
            { do: 'gold', amount: 11 },
            { do: 'goods', goods: { chinese: 1 } },
          ],
        },
      },
    };
    const G = withPack(pack, { worker: { at: 'kazan', goods: { fur: 1 } }, hand: ['p20', 'p22'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p20' });
    expect([goldOf(G), goodsOf(G, 'w12')]).toEqual([108, { chinese: 1 }]);
    // Everything else keeps its built-in value.
    expect(entryOf(contentOf(G).businesses, 'p22').cost).toEqual({ goods: { fur: 3 } });
  });

  it('replaces chits, abilities of workers and effects of situations', () => {
    const pack: ContentPack = {
      title: 'mine',
      siberiaChits: [1, 2, 3, 4, 5, 6, 7, 8].map(() => ({ sable: 0, fur: 1 })),
      workers: { w11: { upper: [{ modify: 'capacity', by: 3 }], lower: [{ on: 'hunt', gold: 2 }] } },
      situations: {
        s04: { effects: [{ do: 'sellPrice', by: { daily: 3 }, area: { region: 'russia' }, floor: 1 }] },
      },
    };
    const G = withPack(pack, { worker: { id: 'w11', at: 'narym' }, situations: ['s04'] });
    play(G, 'winter1', '0', 'hunt', 'fur');
    expect([goldOf(G), goodsOf(G, 'w11')]).toEqual([102, { fur: 2 }]);
    expect(queries.worker(G, 'w11').capacity).toBe(7);
    expect(queries.prices(G, 'moscow').sell.daily).toBe(4);
    expect(queries.prices(G, 'arkhangelsk').sell.fur).toBe(3);
  });

  it("applies a worker card's bonus on every sale to envoys", () => {
    const pack: ContentPack = {
      title: 'mine',
      workers: { w11: { upper: [{ modify: 'sellPrice', by: { fur: 2 }, scope: 'everySale' }] } },
    };
    const G = withPack(pack, {
      worker: { id: 'w11', at: 'astrakhan', goods: { fur: 1 } },
      hand: ['p12'],
      turn: { actionDone: true },
    });
    play(G, 'winter2', '0', 'completeBusiness', { card: 'p12', choice: { sell: { fur: 1 }, buy: {} } });
    expect(goldOf(G)).toBe(100 + 6 + 2);
  });

  it('lists every way to return a large reward down to the capacity', () => {
    const pack: ContentPack = {
      title: 'mine',
      businesses: { p18: { effects: [{ do: 'goods', goods: { fur: 20 } }] } },
    };
    const G = withPack(pack, { worker: { at: 'tobolsk', goods: { chinese: 4 } }, hand: ['p18'] });
    play(G, 'winter1', '0', 'completeBusiness', { card: 'p18' });
    // 2 Chinese goods and 20 furs: 18 pieces go back.
    expect(legal(G, 'winter1', '0', 'returnGoods')).toEqual([
      { fur: 18 },
      { chinese: 1, fur: 17 },
      { chinese: 2, fur: 16 },
    ]);
    play(G, 'winter1', '0', 'returnGoods', { chinese: 1, fur: 17 });
    expect(goodsOf(G, 'w12')).toEqual({ chinese: 1, fur: 3 });
  });

  it("refuses to sell goods or spend gold that the envoy's cost has taken", () => {
    const pack: ContentPack = {
      title: 'mine',
      businesses: { p10: { cost: { goods: { fur: 2 }, gold: 5 } } },
    };
    const at = (goods: Goods, gold: number) =>
      withPack(pack, {
        worker: { at: 'kyakhta', goods },
        gold,
        hand: ['p10'],
        chits: { exploration: explored('kyakhta') },
        turn: { actionDone: true },
      });
    const G = at({ fur: 3 }, 6);
    const deal = (fur: number, chinese: number) => ({
      card: 'p10',
      choice: { sell: fur === 0 ? {} : { fur }, buy: chinese === 0 ? {} : { chinese } },
    });
    // 1 fur is left to sell for 3 gold; with the 1 gold left that buys one Chinese good for 4.
    expect(legal(G, 'winter2', '0', 'completeBusiness')).toEqual([deal(1, 0), deal(1, 1)]);
    expect(reason(G, 'winter2', '0', 'completeBusiness', deal(2, 0))).toBe('goodsTakenByCost');
    expect(reason(G, 'winter2', '0', 'completeBusiness', deal(4, 0))).toBe('goodsMissing');
    expect(reason(G, 'winter2', '0', 'completeBusiness', deal(1, 2))).toBe('notEnoughGold');
    play(G, 'winter2', '0', 'completeBusiness', deal(1, 1));
    expect([goldOf(G), goodsOf(G, 'w12')]).toEqual([0, { chinese: 1 }]);
    // Nothing is left to sell, so the card can't be completed.
    expect(legal(at({ fur: 2 }, 6), 'winter2', '0', 'completeBusiness')).toEqual([]);
    // The cost makes room for the purchase.
    const full = at({ fur: 4 }, 20);
    play(full, 'winter2', '0', 'completeBusiness', deal(2, 2));
    expect(goodsOf(full, 'w12')).toEqual({ chinese: 2 });
  });

  it('is used in a whole game', () => {
    const contentPack: ContentPack = {
      title: 'mine',
      businesses: { p33: { cost: { gold: 1 } } },
      workers: { w10: { upper: [], lower: [] } },
    };
    const table = new Table(2, { contentPack });
    while (table.ctx.gameover === undefined) {
      table.startRound();
      table.passRound();
    }
    expect(table.ctx.gameover.ranking).toHaveLength(2);
    expect(entryOf(contentOf(table.G).businesses, 'p33').cost).toEqual({ gold: 1 });
    // The state contains only the content's hash, because the state is sent with every move.
    expect(JSON.stringify(table.G)).not.toContain('mine');
  });

  it('may repeat a known value', () => {
    const { name, family } = entryOf(contentOf(scene({})).businesses, 'p10');
    expect(family).toBe('envoy');
    expect(
      entryOf(contentWith({ title: 'mine', businesses: { p10: { name } } }).businesses, 'p10').name,
    ).toEqual(name);
    const G = withPack(
      { title: 'mine' },
      { worker: { at: 'kyakhta' }, chits: { exploration: explored('kyakhta') } },
    );
    expect(queries.prices(G, 'kyakhta').buy.chinese).toBe(2);
  });
});

describe('an invalid pack is refused with card and field', () => {
  it.each<[string, RegExp, object]>([
    ['no title', /title/, {}],
    ['an unknown field of the file', /cards/, { title: 'x', cards: {} }],
    ['an unknown business', /businesses.*p99/, { title: 'x', businesses: { p99: {} } }],
    ['an unknown worker', /workers.*w13/, { title: 'x', workers: { w13: {} } }],
    ['an unknown situation', /situations.*s00/, { title: 'x', situations: { s00: {} } }],
    ['an unknown field of a card', /p01.*reward/, { title: 'x', businesses: { p01: { reward: [] } } }],
    ['the set letter, which is known', /p01.*set/, { title: 'x', businesses: { p01: { set: 'B' } } }],
    ['a known family', /p01\.family/, { title: 'x', businesses: { p01: { family: 'yasak' } } }],
    [
      'a known name',
      /p10\.name is known/,
      { title: 'x', businesses: { p10: { name: { ja: 'あ', en: 'A' } } } },
    ],
    ['a known timing', /p11\.timing is known/, { title: 'x', businesses: { p11: { timing: 'anyTime' } } }],
    ['a known ability', /w09\.upper is known/, { title: 'x', workers: { w09: { upper: [] } } }],
    ['known effects', /s05\.effects is known/, { title: 'x', situations: { s05: { effects: [] } } }],
    [
      'a known name of a situation',
      /s01\.name is known/,
      { title: 'x', situations: { s01: { name: { ja: 'あ', en: 'A' } } } },
    ],
    [
      'half a piece',
      /p01\.cost\.goods\.fur/,
      { title: 'x', businesses: { p01: { cost: { goods: { fur: 0.5 } } } } },
    ],
    [
      'an unknown kind of goods',
      /p01\.cost\.goods/,
      { title: 'x', businesses: { p01: { cost: { goods: { gold: 1 } } } } },
    ],
    [
      'negative gold',
      /p01\.effects\.0\.amount/,
      { title: 'x', businesses: { p01: { effects: [{ do: 'gold', amount: -4 }] } } },
    ],
    [
      'an unknown effect',
      /p01\.effects\.0/,
      { title: 'x', businesses: { p01: { effects: [{ do: 'win' }] } } },
    ],
    ['no effect', /p01\.effects/, { title: 'x', businesses: { p01: { effects: [] } } }],
    [
      'two choices in one card',
      /p05\.effects needs 2 choices/,
      {
        title: 'x',
        businesses: {
          p05: {
            effects: [
              { do: 'goodsInAnyMix', count: 1, of: ['fur'] },
              { do: 'oneOfGoods', options: [{ fur: 1 }, { sable: 1 }] },
            ],
          },
        },
      },
    ],
    [
      'an unknown city',
      /p01\.destination\.cities\.0/,
      { title: 'x', businesses: { p01: { destination: { in: 'cities', cities: ['paris'] } } } },
    ],
    [
      'a village as destination',
      /p01\.destination\.cities\.0.*village/,
      { title: 'x', businesses: { p01: { destination: { in: 'cities', cities: ['village-ob'] } } } },
    ],
    [
      'an unknown ability',
      /w11\.upper\.0/,
      { title: 'x', workers: { w11: { upper: [{ modify: 'luck', by: 1 }] } } },
    ],
    [
      'seven chits instead of eight',
      /siberiaChits/,
      { title: 'x', siberiaChits: [1, 2, 3, 4, 5, 6, 7].map(() => ({ sable: 0, fur: 1 })) },
    ],
    [
      'a chit of −1 fur',
      /siberiaChits\.0\.fur/,
      { title: 'x', siberiaChits: [1, 2, 3, 4, 5, 6, 7, 8].map(() => ({ sable: 0, fur: -1 })) },
    ],
    [
      'a no-exploration chit in a city without a spot',
      /s01\.effects\.0\.to/,
      {
        title: 'x',
        situations: { s01: { effects: [{ do: 'moveNoExplorationChit', from: 'supply', to: 'moscow' }] } },
      },
    ],
    [
      'a negative sale price',
      /w11\.upper\.0/,
      { title: 'x', workers: { w11: { upper: [{ modify: 'sellPrice', by: { fur: -9 }, scope: 'trade' }] } } },
    ],
    [
      'a bonus on every sale with an area, because envoys have fixed prices',
      /w11\.upper\.0/,
      {
        title: 'x',
        workers: {
          w11: {
            upper: [{ modify: 'sellPrice', by: { fur: 1 }, area: { region: 'russia' }, scope: 'everySale' }],
          },
        },
      },
    ],
  ])('%s', (_, message, pack) => {
    const sentence = problem(pack);
    expect(sentence).toMatch(/^contentPack: /);
    expect(sentence).toMatch(message);
    expect(sentence).toMatch(/\.$/);
  });
});

it('keeps the selections of different large stocks apart', () => {
  expect(selections({ daily: 0, chinese: 3, fur: 4, sable: 0 })).toHaveLength(4 * 5);
  expect(selections({ daily: 0, chinese: 2, fur: 20, sable: 0 })).toHaveLength(3 * 21);
});
